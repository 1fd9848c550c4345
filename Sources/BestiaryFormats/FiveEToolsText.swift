import JSON

/// 5etools' texts, in which tags stand for links, dice and the set phrases of attacks.
enum FiveEToolsText {
  /// Whether a text says that it is an attack.
  static func hasAttackTag(_ text: String) -> Bool {
    text.unicodeScalars.elements(of: "{@atk") != nil
  }

  /// A value with the tags of all its texts as plain text.
  static func plain(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): .string(plain(text))
    case .array(let elements): .array(elements.map { plain($0) })
    case .object(let object):
      .object(
        JSONObject(object.members.map { JSONMember(key: $0.key, value: plain($0.value)) }))
    default: value
    }
  }

  /// A text with its tags as plain text, bold and italic as Markdown. A tag that is not closed
  /// stays as it is.
  static func plain(_ text: String) -> String {
    var rest = text.unicodeScalars[...]
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var plain = String.UnicodeScalarView()
    while let start = rest.elements(of: "{@")?.lowerBound {
      guard let end = closingBrace(in: rest[start...]) else { break }
      plain.append(contentsOf: rest[..<start])
      let inside = rest[rest.index(start, offsetBy: 2)..<end]
      plain.append(contentsOf: replacement(String(inside)).unicodeScalars)
      rest = rest[rest.index(after: end)...]
    }
    plain.append(contentsOf: rest)
    return String(plain)
  }

  /// The brace that closes the one the text begins with; tags may stand in tags.
  private static func closingBrace(in text: Substring.UnicodeScalarView) -> String.Index? {
    var depth = 0
    for index in text.indices {
      if text[index] == "{" { depth += 1 }
      if text[index] == "}" { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  private static func replacement(_ tag: String) -> String {
    let parts = tag.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let content = parts.count > 1 ? plain(String(parts[1])) : ""
    switch parts[0] {
    case "atk": return attack(content)
    case "hit": return content.utf8.first == UInt8(ascii: "-") ? content : "+" + content
    case "h": return "Hit: "
    case "dc": return "DC " + shown(content)
    case "recharge": return content.isEmpty ? "(Recharge 6)" : "(Recharge \(content)-6)"
    case "b", "bold": return "**\(content)**"
    case "i", "italic": return "*\(content)*"
    default: return shown(content)
    }
  }

  /// `name|source|shown` is `shown` where it is there and else `name`.
  private static func shown(_ content: String) -> String {
    let parts = content.split(separator: "|", omittingEmptySubsequences: false)
    return String(parts.count > 2 && !parts[2].isEmpty ? parts[2] : parts[0])
  }

  private static func attack(_ kinds: String) -> String {
    switch kinds {
    case "mw": "Melee Weapon Attack:"
    case "rw": "Ranged Weapon Attack:"
    case "mw,rw": "Melee or Ranged Weapon Attack:"
    case "ms": "Melee Spell Attack:"
    case "rs": "Ranged Spell Attack:"
    case "ms,rs": "Melee or Ranged Spell Attack:"
    default: "Attack:"
    }
  }
}

extension BidirectionalCollection<Unicode.Scalar> {
  /// Where a text first stands in this one, scalar for scalar.
  fileprivate func elements(of text: String) -> Range<Index>? {
    let wanted = text.unicodeScalars
    return indices.lazy.compactMap { start in
      self[start...].starts(with: wanted)
        ? start..<index(start, offsetBy: wanted.count) : nil
    }.first
  }
}
