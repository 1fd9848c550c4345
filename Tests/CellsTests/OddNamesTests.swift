import Cells
import JSON
import SharedFixtures
import Testing

/// Names found in real catalogs, measured by another program (Python's wcwidth).
@Suite(.enabled(if: SharedFixtures.isPresent))
struct OddNamesTests {
  private struct Name {
    let text: String
    let columns: Int
  }

  /// Where our documented choice differs: of an emoji with a variation selector only the base is
  /// shown, which is one column wide.
  private static let ownChoice = ["🕷️": 1]

  private static func names() -> [Name] {
    guard let bytes = SharedFixtures.bytes("data/odd-names.json"),
      case .object(let file)? = try? JSONReader().read(bytes),
      case .array(let records)? = file["names"]
    else { return [] }
    return records.compactMap { record in
      guard case .object(let fields) = record, case .string(let text)? = fields["name"],
        case .number(let columns)? = fields["terminal_columns_wcwidth"]
      else { return nil }
      return Name(text: text, columns: Int(columns.text) ?? -1)
    }
  }

  @Test func namesAreAsWideAsAnotherProgramMeasuresThem() {
    let names = Self.names()

    #expect(names.count > 50)
    for name in names {
      let expected = Self.ownChoice[name.text] ?? name.columns
      #expect(DisplayText.columns(of: name.text) == expected, "\(name.text)")
    }
  }

  @Test func namesFitIntoAnyNumberOfColumns() {
    for name in Self.names() {
      for columns in 0...40 {
        let fitted = DisplayText.fitted(name.text, columns: columns)
        #expect(DisplayText.columns(of: fitted) <= columns, "\(fitted) in \(columns)")
      }
    }
  }

  @Test func namesDrawnOnASurfaceLeaveNoHalfOfAWideGlyph() {
    for name in Self.names() {
      var canvas = Canvas(Surface(size: Size(columns: 21, rows: 1)))

      let end = canvas.text(name.text, at: Position(column: -3, row: 0))

      #expect(end <= 21)
      #expect(canvas.surface.hasWholeGlyphsOnly, "\(name.text)")
    }
  }
}
