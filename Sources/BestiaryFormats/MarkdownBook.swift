import BestiaryCore
import JSON

/// Monsters as a text to read: a table of contents and a section each.
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
    let attributes = monster.attributes.members.map { (title($0.key), fact($0.value)) }
    return (fields + attributes)
      .compactMap { title, text in
        text.map { "- **\(MarkdownText.line(title)):** \(MarkdownText.line($0))" }
      }
      .joined(separator: "\n")
  }

  private func title(_ key: String) -> String {
    String(String.UnicodeScalarView(key.unicodeScalars.map { $0 == "_" ? " " : $0 }))
  }

  /// The text of a value that fits a line; `nil` for the ones that don't and for what is empty.
  private func fact(_ value: JSONValue) -> String? {
    switch value {
    case .null: return nil
    case .string(let text): return text.isEmpty ? nil : text
    case .number(let number): return number.text
    case .bool(let isTrue): return isTrue ? "yes" : "no"
    case .array(let elements):
      let texts = elements.map { fact($0) }
      return texts.isEmpty || texts.contains(nil)
        ? nil : texts.compactMap { $0 }.joined(separator: ", ")
    case .object(let object):
      let texts = object.members.map { member in
        fact(member.value).map { "\(title(member.key)) \($0)" }
      }
      return texts.isEmpty || texts.contains(nil)
        ? nil : texts.compactMap { $0 }.joined(separator: ", ")
    }
  }

  // MARK: - Traits and actions

  /// A list of named texts, each a paragraph under the key as a heading; empty for all else.
  private func longText(_ member: JSONMember) -> String {
    guard case .array(let elements) = member.value, fact(member.value) == nil else { return "" }
    let paragraphs = elements.compactMap { NamedText($0) }.map { text in
      "***\(MarkdownText.line(text.name)).*** \(text.text)"
    }
    guard !paragraphs.isEmpty else { return "" }
    return (["### " + MarkdownText.line(title(member.key))] + paragraphs)
      .joined(separator: "\n\n")
  }
}
