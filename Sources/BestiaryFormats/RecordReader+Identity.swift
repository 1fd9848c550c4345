import BestiaryCore
import JSON

extension RecordReader {
  /// The id a record of Bestiary's own gives itself: any text that is not empty.
  mutating func takeAnyID() -> String? {
    givenID = nonEmptyText("id")
    return givenID
  }

  /// The id a foreign record gives itself, taken where it can be one: a text that is not empty and shows
  /// wholly. Any other value stays an attribute.
  mutating func takeUsableID() -> String? {
    guard case .string(let text)? = remaining["id"], RecordReader.isUsableID(text) else {
      return nil
    }
    _ = take("id")
    givenID = text
    return text
  }

  /// Notes the id a record got, where it is not the one it gave itself.
  mutating func noteNewID(_ id: String) {
    guard let givenID, !givenID.utf8.elementsEqual(id.utf8) else { return }
    note(.idTaken(givenID, newID: id), key: "id")
  }

  private static func isUsableID(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) { return !text.isEmpty }
    return !text.isEmpty
      && text.unicodeScalars.allSatisfy { scalar in
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: false
        default: true
        }
      }
  }
}
