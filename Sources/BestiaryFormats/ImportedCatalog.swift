/// What was read from a file.
public struct ImportedCatalog: Hashable, Sendable {
  /// The format it was read in.
  public var format: CatalogFormat
  /// The records that could be read.
  public var document: CatalogDocument
  /// What was wrong with records, in the order of the file.
  public var problems: [ImportProblem]

  /// A catalog as it was read.
  public init(format: CatalogFormat, document: CatalogDocument, problems: [ImportProblem] = []) {
    self.format = format
    self.document = document
    self.problems = problems
  }

  /// How many records could not be read.
  public var refusedRecords: Int {
    struct Record: Hashable {
      var list: ImportProblem.List
      var number: Int
    }
    return Set(
      problems.filter(\.refusesRecord).map { Record(list: $0.list, number: $0.record) }
    ).count
  }
}
