public import BestiaryCore
import JSON

/// A kind of file a catalog can be written to.
public enum ExportFormat: String, CaseIterable, Sendable {
  /// Bestiary's own JSON; the only one that holds everything.
  case json
  /// One monster a line, each as in `json`.
  case jsonl
  /// A table of monsters, RFC 4180.
  case csv
  /// A text to read: a table of contents and a section per monster.
  case markdown
}

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
