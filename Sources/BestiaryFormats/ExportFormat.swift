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
