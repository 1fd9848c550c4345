import BestiaryCore

/// Gives each record of a list an id of its own.
struct IDMaker {
  /// As bytes: texts that only look alike are two ids.
  private var taken: Set<[UInt8]> = []
  private let firstNumber: Int

  /// The second of two equal texts gets that number.
  init(firstNumber: Int = 2) {
    self.firstNumber = firstNumber
  }

  /// The text where it is free, else with the first free number behind it.
  mutating func unique(_ text: String) -> String {
    let id = Slug.unique(text, from: firstNumber) { taken.contains(Array($0.utf8)) }
    taken.insert(Array(id.utf8))
    return id
  }
}
