public import BestiaryCore
import JSON

/// Writes catalogs. Equal catalogs give equal bytes.
public struct CatalogWriter: Sendable {
  private let builtInWeapons: [Weapon]

  /// A writer that leaves out the pictures of these weapons unless they were changed.
  public init(builtInWeapons: [Weapon] = []) {
    self.builtInWeapons = builtInWeapons
  }

  /// The bytes of a catalog's file.
  public func bytes(_ document: CatalogDocument, as format: ExportFormat = .json) -> [UInt8] {
    switch format {
    case .json: JSONWriter().bytes(OwnRecords(builtInWeapons: builtInWeapons).value(document))
    case .jsonl:
      document.monsters.flatMap { monster in
        JSONWriter(.compact).bytes(.object(OwnRecords.object(monster))) + [UInt8(ascii: "\n")]
      }
    case .csv: Array(CSVTable(document.monsters).text.utf8)
    case .markdown: Array(MarkdownBook(document).text.utf8)
    }
  }
}
