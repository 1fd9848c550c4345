import BestiaryCore

/// `list`: names, one a line.
enum ListCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    let summaries = try CatalogOpening.store(options).allSummaries()
    let query = options.arguments.joined(separator: " ")
    let found = query.isEmpty ? summaries : matches(query, in: summaries)
    guard !found.isEmpty || query.isEmpty else { throw .nothing("\(query): nothing matches.") }
    for summary in found { try Output.line(summary.name) }
  }

  private static func matches(_ query: String, in summaries: [MonsterSummary]) -> [MonsterSummary] {
    let matcher = NameMatcher(query)
    return summaries.filter { matcher.match($0.name) != nil }
  }
}
