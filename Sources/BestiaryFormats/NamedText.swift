import JSON

/// An action or a trait: a name and what it says. Formats differ in how they spell the keys.
struct NamedText {
  let name: String
  let text: String

  /// The named text that an object is; `nil` where it has no name or no text.
  init?(_ value: JSONValue) {
    guard case .object(let object) = value,
      let name = NamedText.text(object["name"] ?? object["Name"]),
      let text = NamedText.text(object["desc"] ?? object["Content"] ?? object["entries"])
    else { return nil }
    self.name = name
    self.text = text
  }

  private static func text(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text): text
    case .array(let elements): elements.compactMap { text($0) }.joined(separator: "\n\n")
    default: nil
    }
  }
}
