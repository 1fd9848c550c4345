import BestiaryCore
import BestiaryFormats
import BestiaryStore
import StarterCatalog

/// `import` and `export`.
enum TransferCommands {
  static func importFiles(_ options: Options) throws(CommandFailure) {
    guard !options.arguments.isEmpty else { throw .usage("import needs a file, or - .") }
    let policy: ImportConflictPolicy = try options.choice("on-conflict", otherwise: .keep)
    let format = try options.values["format"].map { word throws(CommandFailure) in
      let format: CatalogFormat = try options.choice("format", word)
      return format
    }
    var read: [(path: String, catalog: ImportedCatalog)] = []
    for path in options.arguments {
      let catalog = try CatalogOpening.read(path, format: format)
      try CatalogOpening.check(catalog, path: path, options)
      read.append((path, catalog))
    }
    let store = try CatalogOpening.store(options)
    for (path, catalog) in read {
      let target = try target(of: store)
      let plan = ImportPlan(catalog, into: target, onConflict: policy)
      try store.make(plan.edits, "import of \(Files.name(of: path))")
      try report(plan.summary, path, catalog.format)
    }
  }

  private static func target(of store: CatalogStore) throws(CommandFailure) -> ImportTarget {
    ImportTarget(try document(of: store))
  }

  private static func report(
    _ summary: ImportSummary, _ path: String, _ format: CatalogFormat
  ) throws(CommandFailure) {
    let counts = [
      (summary.added, "added"), (summary.updated, "updated"), (summary.kept, "kept"),
      (summary.unchanged, "unchanged"), (summary.refused, "refused"),
    ]
    let words = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let what = words.isEmpty ? "nothing to import" : words.joined(separator: ", ")
    try Output.line("\(Files.name(of: path)) (\(format.rawValue)): \(what)")
  }

  static func export(_ options: Options) throws(CommandFailure) {
    guard options.arguments.isEmpty else {
      throw .usage("export takes no arguments; the file goes to --output.")
    }
    let format: ExportFormat = try options.choice("format", otherwise: .json)
    let icons = options.values["icons"] ?? "embed"
    guard ["embed", "omit"].contains(icons) else {
      throw .usage("--icons is embed or omit, not \(icons).")
    }
    var document = try document(of: try CatalogOpening.store(options))
    if icons == "omit" { document.removeIcons() }
    if let query = options.values["filter"] { try keep(query, in: &document) }
    let writer = CatalogWriter(builtInWeapons: StarterCatalog.weapons)
    let bytes = writer.bytes(document, as: format)
    guard let path = options.values["output"] else { return try write(bytes, as: format) }
    guard !Files.areSame(path, options.catalog ?? Environment.defaultCatalog) else {
      throw .usage("--output \(path): that is the catalog itself. Choose another file.")
    }
    do throws(SystemError) {
      try Files.write(bytes, to: path)
    } catch {
      throw .fileSystem(path, error)
    }
  }

  /// Keeps the monsters whose names match.
  private static func keep(
    _ query: String, in document: inout CatalogDocument
  ) throws(CommandFailure) {
    let matcher = NameMatcher(query)
    guard !matcher.isEmpty else { return }
    document.monsters.removeAll { matcher.match($0.name) == nil }
    if document.monsters.isEmpty { throw .nothing("\(query): nothing matches.") }
  }

  /// JSON holds no control characters; the other formats are made harmless for a terminal.
  private static func write(
    _ bytes: [UInt8], as format: ExportFormat
  ) throws(CommandFailure) {
    guard format == .csv || format == .markdown, Environment.isOutputTerminal else {
      return try Output.write(bytes)
    }
    // Lines of bytes: "\r\n" is one Character, which is no line feed.
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      try Output.line(String(decoding: text, as: UTF8.self))
    }
  }

  private static func document(of store: CatalogStore) throws(CommandFailure) -> CatalogDocument {
    try store.failing { () throws(StoreError) in
      try store.reading { () throws(StoreError) in
        var monsters: [Monster] = []
        try store.forEachMonster { monsters.append($0) }
        return CatalogDocument(
          weapons: try store.weapons(), monsters: monsters,
          unknown: try store.unknownMembers())
      }
    }
  }
}

extension CatalogDocument {
  fileprivate mutating func removeIcons() {
    for index in monsters.indices { monsters[index].icon = nil }
    for index in weapons.indices { weapons[index].icon = nil }
  }
}
