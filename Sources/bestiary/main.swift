import BestiaryApp
import CursesTerminal
import Glibc

// The program: reads its arguments, does one command, and ends with its exit status.
signal(SIGPIPE, SIG_IGN)

func perform() throws(CommandFailure) {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp { return try Output.write(Help.text) }
  if options.wantsVersion { return try Output.line(Help.version) }
  switch options.command {
  case "list": try ListCommand.run(options)
  case "show": try ShowCommand.run(options)
  case "icon": try IconCommand.run(options)
  case "pick": try PickCommand.run(options)
  case "set": try EditCommands.set(options)
  case "add": try EditCommands.add(options)
  case "remove": try EditCommands.remove(options)
  case "import": try TransferCommands.importFiles(options)
  case "export": try TransferCommands.export(options)
  default: try InterfaceCommand.run(options)
  }
}

do throws(CommandFailure) {
  try perform()
} catch {
  if let text = error.text { Output.complain(text) }
  if case .signalled(let number) = error { CursesTerminal.end(by: number) }
  exit(error.status)
}
