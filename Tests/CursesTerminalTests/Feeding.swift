import Cells
@testable import CursesTerminal

extension InputParser {
  /// The events of these numbers, taken one after the other.
  mutating func events(_ codes: [Int]) -> [Event] { codes.compactMap { take($0) } }

  /// The events of a text's bytes.
  mutating func events(_ text: String) -> [Event] { events(text.utf8.map(Int.init)) }

  /// The events of one read: the numbers, then the end of what is waiting.
  mutating func read(_ codes: [Int]) -> [Event] {
    events(codes) + [endOfInput()].compactMap { $0 }
  }

  /// The code that `define_key` has for a sequence of the table.
  static func code(_ sequence: String) -> Int {
    guard let index = KeyTable.modified.firstIndex(where: { $0.sequence == sequence }) else {
      return -1
    }
    return Code.modifiedKeys + index
  }
}
