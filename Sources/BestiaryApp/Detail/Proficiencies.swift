import JSON

/// A list of proficiencies whose names begin with what they are of (`Saving Throw: CON`), in groups.
nonisolated struct Proficiencies: Hashable {
  private var groups: [String: [String]] = [:]
  private var others: [String] = []

  private static let prefixes = [
    ("Saving Throw: ", "saving throws"), ("Skill: ", "skills"),
  ]

  /// `nil` where no name in the list begins so.
  init?(_ value: JSONValue) {
    guard case .array(let entries) = value else { return nil }
    for text in entries.map(AttributeText.line) where !text.isEmpty { add(text) }
    if groups.isEmpty { return nil }
  }

  private mutating func add(_ text: String) {
    guard let (prefix, label) = Self.prefixes.first(where: { text.hasPrefix($0.0) }) else {
      others.append(text)
      return
    }
    groups[label, default: []].append(String(text.dropFirst(prefix.count)))
  }

  /// A row for each group, then one under `label` for what is in none.
  func rows(label: String) -> [MonsterCard.Row] {
    var rows = Self.prefixes.compactMap { _, label in
      groups[label].map { MonsterCard.Row(label: label, value: $0.joined(separator: ", ")) }
    }
    if !others.isEmpty {
      rows.append(MonsterCard.Row(label: label, value: others.joined(separator: ", ")))
    }
    return rows
  }
}
