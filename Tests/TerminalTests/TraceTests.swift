import Glibc
import SharedFixtures
import Testing

extension TerminalTests {
  /// What `--trace` writes, against recorded files: `RECORD=1` writes these anew, and whoever reviews
  /// reads the difference.
  @Suite struct TraceTests {
    /// A key, or what else a person does, and the event that ends what it begins.
    struct Step {
      var keys = ""
      var size: WindowSize?
      var click: String?
      var event: String
    }

    /// What is done in one of the situations whose order of events is promised.
    struct Situation: CustomTestStringConvertible {
      var name: String
      var steps: [Step]

      var testDescription: String { name }

      static let strip = Step(keys: "w", event: "inputViewDidShow")
      static let all = [
        Situation(name: "e1", steps: [strip]),
        Situation(name: "e2", steps: [strip, Step(keys: "3", event: "inputViewDidHide")]),
        Situation(
          name: "e2-popover",
          steps: [
            Step(keys: "c", event: "popoverWillShow"), strip,
            Step(keys: "5", event: "inputViewDidHide"),
          ]),
        Situation(
          name: "e3",
          steps: [strip, Step(keys: "\u{1b}", event: "inputViewDidHide")]),
        Situation(name: "e4", steps: [Step(keys: "e", event: "inputViewDidShow")]),
        Situation(
          name: "e5",
          steps: [
            Step(keys: "a", event: "inputViewDidShow"),
            Step(keys: "Newt\r", event: "inputViewDidHide"),
          ]),
        Situation(
          name: "e6",
          steps: [
            Step(keys: "j", event: "monsterSelectionChanged"),
            Step(keys: "e", event: "inputViewDidShow"),
            Step(keys: "\u{15}Ember\r", event: "inputViewDidHide"),
          ]),
        Situation(name: "e7", steps: [strip, Step(keys: "d", event: "inputViewDidHide")]),
        Situation(
          name: "e7-click", steps: [strip, Step(click: "Grub", event: "inputViewDidHide")]),
        Situation(
          name: "e8",
          steps: [
            strip, Step(size: .usual, event: "inputViewDidChangeFrame"),
            Step(size: .wide, event: "inputViewDidChangeFrame"),
          ]),
        Situation(
          name: "e9", steps: [strip, Step(keys: "W", event: "inputViewDidChangeFrame")]),
        Situation(
          name: "d14", steps: [strip, Step(keys: "\t", event: "inputViewDidHide")]),
      ]
    }

    @Test(arguments: Situation.all)
    func e1E2E3E4E5E6E7E8E9TheTraceIsAsRecorded(situation: Situation) throws {
      let first = try run(situation)

      let second = try run(situation)

      #expect(first == second)
      #expect(try recorded(first.trace, named: situation.name) == first.trace)
    }

    @Test(arguments: Situation.all)
    func t27SlidesChangeNeitherEventsNorTheCatalog(situation: Situation) throws {
      let still = try run(situation)

      let sliding = try run(situation, isAnimated: true)

      #expect(withoutDurations(sliding.trace) == withoutDurations(still.trace))
      #expect(sliding.export == still.export)
    }

    // MARK: - Running

    private struct Outcome: Equatable {
      var trace: [String]
      var export: String
    }

    private func run(_ situation: Situation, isAnimated: Bool = false) throws -> Outcome {
      let catalog = try TestCatalog.fiveMonsters()
      let trace = catalog.folder.path + "/trace.jsonl"
      let terminal = try catalog.browse(
        options: ["--trace", trace], environment: ["BESTIARY_ANIMATION": isAnimated ? "1" : "0"])
      try terminal.settle()
      for step in situation.steps { try perform(step, terminal, trace) }
      let lines = try Self.lines(of: trace)
      try terminal.killAtOnce()
      return Outcome(trace: lines, export: try catalog.run("export").output)
    }

    private func perform(_ step: Step, _ terminal: PseudoTerminal, _ trace: String) throws {
      let before = try Self.count(of: step.event, in: trace)
      try terminal.send(step.keys)
      if let size = step.size { try terminal.resize(columns: size.columns, rows: size.rows) }
      if let text = step.click { try terminal.click(text) }
      try terminal.readUntil("the event \(step.event)") { _ in
        (try? Self.count(of: step.event, in: trace)) ?? 0 > before
      }
      try terminal.settle()
    }

    private static func count(of event: String, in trace: String) throws -> Int {
      try lines(of: trace).count { $0.split(separator: "\"").contains(Substring(event)) }
    }

    private static func lines(of trace: String) throws -> [String] {
      try WholeFile.text(trace).split(separator: "\n").map(String.init)
    }

    private func withoutDurations(_ lines: [String]) -> [String] {
      lines.map { line in
        guard let start = line.firstRange(of: ", \"duration\": ")?.lowerBound else { return line }
        return String(line[..<start]) + "}"
      }
    }

    // MARK: - Recorded files

    /// The recorded lines; `lines` themselves while they are being recorded.
    private func recorded(_ lines: [String], named name: String) throws -> [String] {
      let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
      let path = "/\(folder)/Traces/\(name).jsonl"
      if getenv("RECORD") != nil {
        try WholeFile.write(Array((lines.joined(separator: "\n") + "\n").utf8), to: path)
      }
      return try Self.lines(of: path)
    }
  }
}

extension TestCatalog {
  /// Five monsters, one for each weapon.
  fileprivate static func fiveMonsters() throws -> TestCatalog {
    let catalog = try TestCatalog()
    let pairs = [
      ("Bogle", "blowgun"), ("Cinder", "fire"), ("Grub", "ninja-star"), ("Murk", "smoke"),
      ("Troll", "sword"),
    ]
    for (name, weapon) in pairs {
      let command = try catalog.run("add", name, "weapon=\(weapon)", "--empty")
      if command.status != .exited(0) { throw UnexpectedEnd(command: command) }
    }
    return catalog
  }
}
