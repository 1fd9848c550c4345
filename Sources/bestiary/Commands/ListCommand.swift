import BestiaryCore
import BestiaryFormats
import BestiaryStore

/// `list`: names, one a line.
enum ListCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    let store = try CatalogOpening.store(options)
    let summaries = try store.allSummaries()
    let query = options.arguments.joined(separator: " ")
    let found = matches(query, in: summaries)
    guard !found.isEmpty || query.isEmpty else { throw .nothing("\(query): nothing matches.") }
    guard options.values["json"] == nil else { return try writeJSON(found, of: store) }
    try Output.lines(found.map(\.name))
  }

  private static func matches(_ query: String, in summaries: [MonsterSummary]) -> [MonsterSummary] {
    let matcher = NameMatcher(query)
    return matcher.isEmpty ? summaries : summaries.filter { matcher.match($0.name) != nil }
  }

  /// One monster a line, without its picture.
  private static func writeJSON(
    _ found: [MonsterSummary], of store: CatalogStore
  ) throws(CommandFailure) {
    for summary in found {
      var monster = try store.whole(summary)
      monster.icon = nil
      try Output.write(CatalogWriter().bytes(CatalogDocument(monsters: [monster]), as: .jsonl))
    }
  }
}
