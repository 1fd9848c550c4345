/// A kind of file a catalog can be read from.
public enum CatalogFormat: String, CaseIterable, Sendable {
  /// Bestiary's own JSON.
  case bestiary
  /// The monsters of the 5e-bits SRD API.
  case fiveEBits = "5e-bits"
  /// Open5e version 1: results of its API, or its fixtures.
  case open5e
  /// 5etools.
  case fiveETools = "5etools"
  /// Angband's `monster.txt`.
  case angband
  /// Improved Initiative: a list of creatures, or the app's own export.
  case improvedInitiative = "improved-initiative"
  /// Any list of objects with a name.
  case records
}
