import BestiaryCore
import JSON

/// Monsters as a text to read: a table of contents and a section each. It has what can be read in
/// a line or a paragraph; values that are nested deeper are left to the JSON.
struct MarkdownBook {
  private let monsters: [Monster]
  private let weaponNames: [Weapon.ID: String]

  init(_ document: CatalogDocument) {
    monsters = document.monsters
    weaponNames = Dictionary(
      document.weapons.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
  }

  /// The whole text.
  var text: String {
    var anchors = IDMaker(firstNumber: 1)
    let contents = monsters.map { monster in
      let anchor = anchors.unique(MarkdownText.anchor(monster.name))
      return "- [\(MarkdownText.line(monster.name))](#\(anchor))\n"
    }
    return (["# Bestiary\n\n" + contents.joined()] + monsters.map { section($0) })
      .joined(separator: "\n")
  }

  private func section(_ monster: Monster) -> String {
    let paragraphs =
      ["## " + MarkdownText.line(monster.name), facts(monster), monster.description]
      + monster.attributes.members.map { longText($0) }
    return paragraphs.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  // MARK: - Facts

  private func facts(_ monster: Monster) -> String {
    let weapon = monster.preferredWayToKill.map { weaponNames[$0] ?? $0.text }
    let fields = [
      ("color", monster.color?.description), ("preferred way to kill", weapon),
      ("tags", monster.tags.isEmpty ? nil : monster.tags.joined(separator: ", ")),
    ]
    let attributes = monster.attributes.members.filter { !$0.key.hasSuffix("_original") }
      .map { (title($0.key), fact($0.value)) }
    return (fields + attributes)
      .compactMap { title, text in
        text.map { "- **\(MarkdownText.line(title)):** \(MarkdownText.line($0))" }
      }
      .joined(separator: "\n")
  }

  private func title(_ key: String) -> String {
    String(String.UnicodeScalarView(key.unicodeScalars.map { $0 == "_" ? " " : $0 }))
  }

  /// The text of a value that fits a line: a single value, or a list or an object of them; `nil`
  /// for what is empty or nested deeper.
  private func fact(_ value: JSONValue) -> String? {
    switch value {
    case .array(let elements): joined(elements.map { singleFact($0) })
    case .object(let object):
      joined(
        object.members.map { member in
          singleFact(member.value).map { "\(title(member.key)) \($0)" }
        })
    default: singleFact(value)
    }
  }

  private func singleFact(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.isEmpty ? nil : text
    case .number(let number): number.text
    case .bool(let isTrue): isTrue ? "yes" : "no"
    default: nil
    }
  }

  private func joined(_ texts: [String?]) -> String? {
    texts.isEmpty || texts.contains(nil) ? nil : texts.compactMap(\.self).joined(separator: ", ")
  }

  // MARK: - Traits and actions

  /// A list of named texts, each a paragraph under the key as a heading; empty for all else.
  private func longText(_ member: JSONMember) -> String {
    guard case .array(let elements) = member.value, !member.key.hasSuffix("_original") else {
      return ""
    }
    let paragraphs = elements.compactMap { NamedText($0) }.map { text in
      "***\(MarkdownText.line(text.name)).*** \(text.text)"
    }
    guard !paragraphs.isEmpty else { return "" }
    return (["### " + MarkdownText.line(title(member.key))] + paragraphs)
      .joined(separator: "\n\n")
  }
}
