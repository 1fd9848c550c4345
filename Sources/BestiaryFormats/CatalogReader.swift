// Catalogs as files: bytes in, values out, and back. It knows Bestiary's own JSON and the formats of
// other programs, and nothing of files, screens, the store or wording.
//
// - `CatalogReader`: bytes to an `ImportedCatalog` (a `CatalogDocument` and what was wrong), or a
//   `FormatError`. `CatalogFormat.detect` says which format a file is in.
// - `ImportPlan`: an imported catalog and the one at hand to the edits that bring them together.
// - `CatalogWriter`: a `CatalogDocument` to JSON, JSON lines, CSV or Markdown.
//
// Each foreign format is one `...Format.swift` that turns a record into a monster by a
// `RecordReader`, which takes members by key and notes what has the wrong shape; what nobody took
// stays an attribute.

public import BestiaryCore
import JSON

/// Reads catalog files, Bestiary's own and those of other programs.
public struct CatalogReader: Sendable {
  /// Gives the bytes of a picture that a file names by its path; `nil` where it cannot be had.
  /// What a path may reach is the caller's to decide.
  public typealias IconResolver = @Sendable (_ path: String) -> [UInt8]?

  /// The weapons every catalog has; a file leaves out their pictures.
  let builtInWeapons: [Weapon]
  /// Where pictures named by a path come from.
  let resolveIcon: IconResolver

  /// A reader; without `resolveIcon` no path is followed.
  public init(
    builtInWeapons: [Weapon] = [], resolveIcon: @escaping IconResolver = { _ in nil }
  ) {
    self.builtInWeapons = builtInWeapons
    self.resolveIcon = resolveIcon
  }

  /// The catalog in a file's bytes, in that format or in the one that is detected.
  public func read(
    _ bytes: [UInt8], format: CatalogFormat? = nil
  ) throws(FormatError) -> ImportedCatalog {
    if format == .angband || (format == nil && AngbandFormat.fits(bytes)) {
      return try AngbandFormat.read(bytes)
    }
    let value = try json(bytes)
    guard let format = format ?? CatalogFormat.detect(value) else {
      throw .unrecognized(found: JSONKind(value), lookedFor: CatalogFormat.allCases)
    }
    return try read(value, format: format)
  }

  /// How deep a foreign file may be nested: its records stand deeper in Bestiary's own JSON, which
  /// must be readable again.
  static let foreignDepthLimit = 500

  private func json(_ bytes: [UInt8]) throws(FormatError) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader(depthLimit: CatalogReader.foreignDepthLimit).read(bytes)
    } catch {
      guard case .tooDeep = error.reason, let value = try? JSONReader().read(bytes),
        OwnFormat.fits(value)
      else { throw .notJSON(error) }
      return value
    }
  }

  private func read(
    _ value: JSONValue, format: CatalogFormat
  ) throws(FormatError) -> ImportedCatalog {
    switch format {
    case .bestiary: try OwnFormat(reader: self).read(value)
    case .records: try LooseFormat(reader: self).read(value)
    case .fiveEBits: try read(value, as: FiveEBitsFormat.self)
    case .open5e: try read(value, as: Open5eFormat.self)
    case .fiveETools: try read(value, as: FiveEToolsFormat.self)
    case .improvedInitiative: try read(value, as: ImprovedInitiativeFormat.self)
    case .angband: throw .notInFormat(.angband, found: JSONKind(value))
    }
  }

  private func read(
    _ value: JSONValue, as format: (some ForeignFormat).Type
  ) throws(FormatError) -> ImportedCatalog {
    guard let records = format.records(in: value) else {
      throw .notInFormat(format.format, found: JSONKind(value))
    }
    var builder = DocumentBuilder()
    builder.addMonsters(records) { format.monster(from: &$0) }
    return builder.finished(format.format)
  }
}
