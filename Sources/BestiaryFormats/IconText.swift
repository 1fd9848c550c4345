import BestiaryCore

/// The text of a picture in a catalog file: `data:image/png;base64,...`.
enum IconText {
  private static let prefix = "data:image/png;base64,"

  /// The text that holds the picture.
  static func make(_ icon: Icon) -> String {
    prefix + Base64.text(icon.png)
  }

  /// Whether a text holds a picture of whatever kind, and is not a path.
  static func isData(_ text: String) -> Bool {
    text.utf8.prefix(5).elementsEqual("data:".utf8)
  }

  /// The picture in the text; `nil` where it is no PNG in base64.
  static func icon(_ text: String) -> Icon? {
    guard text.utf8.starts(with: prefix.utf8) else { return nil }
    return Base64.bytes(text.dropFirst(prefix.utf8.count)).map { Icon(png: $0) }
  }
}
