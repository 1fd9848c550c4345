/// What to do with a monster or a weapon that the catalog has already.
public enum ImportConflictPolicy: String, CaseIterable, Sendable {
  /// What the user chose stays: colour, weapon, tags and picture where they are set, and
  /// attributes the file does not have. Name, description and attributes come from the file.
  case keep
  /// The file's record takes its place whole.
  case replace
  /// It stays as it is.
  case skip
  /// The file's monster is added with an id of its own. Weapons stay as they are.
  case rename
}
