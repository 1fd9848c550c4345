import CUTF8Proc

/// Makes ids from names: `Will-o'-Wisp` becomes `will-o-wisp`.
public enum Slug {
  /// The slug of a text: its letters and digits in lower case and without marks, a dash for what
  /// stands between them, apostrophes left out; `fallback` where nothing is left that can be seen.
  public static func make(_ text: String, fallback: String = "monster") -> String {
    var words: [String.UnicodeScalarView] = [.init()]
    for scalar in folded(text).unicodeScalars where !apostrophes.contains(scalar) {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        words[words.count - 1].append(scalar)
      } else {
        words.append(.init())
      }
    }
    let slug = words.filter { !$0.isEmpty }.map { String($0) }.joined(separator: "-")
    return CatalogValidation.isVisible(slug) ? slug : fallback
  }

  /// The slug itself where it is free, else with the first number that makes it free:
  /// `goblin-2`.
  public static func unique(
    _ slug: String, from firstNumber: Int = 2, isTaken: (String) -> Bool
  ) -> String {
    guard isTaken(slug) else { return slug }
    var number = firstNumber
    while isTaken("\(slug)-\(number)") { number += 1 }
    return "\(slug)-\(number)"
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2018}", "\u{2019}", "\u{2bc}"]

  /// Compatibility decomposition, case folded, marks stripped; the text in lower case where
  /// utf8proc cannot map it.
  private static func folded(_ text: String) -> String {
    let options =
      UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue
      | UTF8PROC_CASEFOLD.rawValue | UTF8PROC_STRIPMARK.rawValue
    let source = Array(text.utf8)
    var mapped: UnsafeMutablePointer<UInt8>?
    let count = utf8proc_map(source, source.count, &mapped, utf8proc_option_t(options))
    defer { free(mapped) }
    guard count >= 0, let mapped else { return text.lowercased() }
    return String(decoding: UnsafeBufferPointer(start: mapped, count: count), as: UTF8.self)
  }
}
