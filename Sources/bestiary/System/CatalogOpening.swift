import BestiaryApp
import BestiaryCore
import BestiaryFormats
import BestiaryStore
import Glibc
import PNGCodec
import StarterCatalog

/// Opens what a command works on.
enum CatalogOpening {
  /// Most bytes of a file that is imported: a hundred times the largest bestiary there is.
  private static let mostBytes = 500_000_000
  /// How many problems of a file are said.
  private static let mostProblems = 10

  /// The catalog of a command: the one named, or the user's own. It is made where it is missing.
  static func store(_ options: Options) throws(CommandFailure) -> CatalogStore {
    try store(at: options.catalog ?? Environment.defaultCatalog, options)
  }

  /// The catalog at a path, made and filled with the starter where it is missing.
  static func store(at path: String, _ options: Options) throws(CommandFailure) -> CatalogStore {
    let withMonsters = !options.isEmpty
    do throws(StoreError) {
      return try CatalogStore(
        at: .file(path), access: options.isReadOnly ? .readOnly : .readWrite,
        contents: { StarterCatalog.contents(withMonsters: withMonsters) })
    } catch {
      throw .store(error)
    }
  }

  /// A catalog in memory with what a file of another kind holds.
  static func inMemory(_ path: String, _ options: Options) throws(CommandFailure) -> CatalogStore {
    let imported = try read(path, format: nil)
    try check(imported, path: path, options)
    var contents = CatalogContents(
      weapons: StarterCatalog.weapons, monsters: imported.document.monsters,
      unknown: imported.document.unknown)
    let known = Set(contents.weapons.map(\.id))
    contents.weapons += imported.document.weapons.filter { !known.contains($0.id) }
    do throws(StoreError) {
      return try CatalogStore(at: .memory, contents: { contents })
    } catch {
      throw .store(error)
    }
  }

  /// Reads a file of any format that is known; pictures that it names are looked for beside it.
  static func read(
    _ path: String, format: CatalogFormat?
  ) throws(CommandFailure) -> ImportedCatalog {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try Files.read(path, limit: mostBytes)
    } catch {
      throw .fileSystem(path, error)
    }
    guard bytes.count <= mostBytes else {
      throw .badInput("\(path): too large, more than \(mostBytes / 1_000_000) MB.")
    }
    let folder = Files.folder(of: path)
    let reader = CatalogReader(builtInWeapons: StarterCatalog.weapons) {
      picture(named: $0, in: folder)
    }
    do throws(FormatError) {
      return try reader.read(bytes, format: format)
    } catch {
      let name = path == "-" ? "standard input" : path
      throw .badInput("\(name): " + ErrorPresenter.text(for: error))
    }
  }

  /// Says what is wrong with records, and refuses the file for those that can't be read.
  static func check(
    _ imported: ImportedCatalog, path: String, _ options: Options
  ) throws(CommandFailure) {
    for problem in imported.problems.prefix(mostProblems) {
      Output.complain("\(path): " + ErrorPresenter.text(for: problem))
    }
    let others = imported.problems.count - mostProblems
    if others > 0 { Output.complain("\(path): and \(others) more of the kind.") }
    guard imported.refusedRecords > 0, !options.skipsBad else { return }
    let count = imported.refusedRecords
    throw .badInput(
      "\(path): nothing imported, \(count) \(count == 1 ? "record" : "records") can't be read. "
        + "Mend them, or leave them out with --skip-bad.")
  }

  /// A picture beside the file: a relative path that does not lead out of its folder.
  nonisolated private static func picture(named path: String, in folder: String) -> [UInt8]? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !path.hasPrefix("/"), !parts.contains(".."), path.utf8.count < 4096 else { return nil }
    guard let root = realpath(folder, nil), let file = realpath(folder + "/" + path, nil) else {
      return nil
    }
    defer {
      free(root)
      free(file)
    }
    let base = String(cString: root)
    guard String(cString: file).hasPrefix(base == "/" ? "/" : base + "/") else { return nil }
    return try? RegularFile.bytes(String(cString: file), limit: PNGLimits.bytes).get()
  }
}
