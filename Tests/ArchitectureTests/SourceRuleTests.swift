import Testing

/// Rules about the text of the sources that the compiler and the formatter do not know.
struct SourceRuleTests {
  private static let sources = Repository.files(below: "Sources", suffix: ".swift")

  @Test func thereAreSources() {
    #expect(SourceRuleTests.sources.contains("Sources/bestiary/main.swift"))
  }

  @Test(arguments: sources.filter { !$0.hasSuffix("Table.swift") })
  func aFileHasAtMost400Lines(file: String) {
    #expect(Repository.lines(file).count - 1 <= 400)
  }

  @Test(arguments: sources)
  func nothingTrapsOnBadDataOrLeavesTheProgram(file: String) {
    var forbidden = ["try!", " as! ", "fatalError("]
    if !file.hasSuffix("/main.swift") { forbidden.append(" exit(") }
    if !file.hasPrefix("Sources/CursesTerminal/") {
      forbidden += ["nonisolated(unsafe)", "@unchecked Sendable"]
    }

    let text = String(decoding: Repository.bytes(file) ?? [], as: UTF8.self)
    guard forbidden.contains(where: { text.contains($0) }) else { return }
    for (number, line) in zip(1..., Repository.lines(file)) {
      let code = codePart(of: line)
      for word in forbidden where code.contains(word) {
        Issue.record("\(file):\(number): \(word)")
      }
    }
  }

  /// A line without the comment at its end.
  private func codePart(of line: Substring) -> Substring {
    guard let slash = line.indices.first(where: { line[$0...].hasPrefix("//") }) else {
      return line
    }
    return line[..<slash]
  }
}
