import BestiaryApp
import BestiaryCore
import BestiaryFormats
import BestiaryStore
import Glibc
import StarterCatalog

/// Opens what a command works on.
enum CatalogOpening {
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
      bytes = try Files.read(path)
    } catch {
      throw .fileSystem(path, error)
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
    for problem in imported.problems {
      Output.complain("\(path): " + ErrorPresenter.text(for: problem))
    }
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
    return PictureFile.bytes(String(cString: file))
  }
}

/// Reads a picture's file off the main actor.
nonisolated enum PictureFile {
  /// Most bytes of a picture that is taken into a catalog.
  static let limit = 64_000_000

  static func bytes(_ path: String) -> [UInt8]? {
    guard let file = fopen(path, "rbe") else { return nil }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= limit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    return fread(&bytes, 1, bytes.count, file) == bytes.count ? bytes : nil
  }
}
