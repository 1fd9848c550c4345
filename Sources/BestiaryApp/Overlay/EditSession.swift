import BestiaryCore
import JSON
import TerminalKit

/// What the text in the overlay is for.
enum EditSession: Hashable {
  /// A new monster's name.
  case adding
  /// Another name for that monster.
  case editing(Monster.ID)
  /// The tags of that monster, separated by commas.
  case tags(Monster.ID)
  /// The path of a picture for that monster.
  case picture(Monster.ID)
  /// An attribute of that monster with a single value.
  case attribute(Monster.ID, key: String)
  /// The path for a catalog that is in memory.
  case saving

  /// What stands above the field.
  var title: String {
    switch self {
    case .adding: "Add monster"
    case .editing: "Edit name"
    case .tags: "Tags, separated by commas"
    case .picture: "Picture: the path of a PNG, or nothing for none"
    case .attribute(_, let key): AttributeText.title(key)
    case .saving: "Save the catalog as"
    }
  }

  /// What stands in the field at first.
  func text(in monster: Monster?) -> String {
    switch self {
    case .editing: monster?.name ?? ""
    case .tags: monster?.tags.joined(separator: ", ") ?? ""
    case .attribute(_, let key): monster?.attributes[key].map(AttributeText.line) ?? ""
    case .adding, .picture, .saving: ""
    }
  }

  /// What the field expects.
  func traits(in monster: Monster?) -> TextInputTraits {
    switch self {
    case .adding, .editing:
      TextInputTraits(returnKeyType: .done, autocapitalizationType: .sentences)
    case .attribute(_, let key): Self.traits(ofAttribute: key, monster?.attributes[key])
    case .tags, .picture, .saving: TextInputTraits(returnKeyType: .done)
    }
  }

  /// A whole number brings up the number pad, another number the decimal pad.
  private static func traits(ofAttribute key: String, _ value: JSONValue?) -> TextInputTraits {
    var traits = TextInputTraits(returnKeyType: .next)
    switch value {
    case .number(let number) where number.text.allSatisfy(\.isWholeNumber):
      traits.keyboardType = .numberPad
    case .number(let number) where number.text.allSatisfy({ $0.isWholeNumber || $0 == "." }):
      traits.keyboardType = .decimalPad
    case .number: traits.keyboardType = .numbersAndPunctuation
    default: traits.keyboardType = ["url", "source"].contains(key) ? .url : .default
    }
    return traits
  }
}
