import Testing

/// Which target may know which: the layers of the package as a table.
struct ArrowTests {
  /// What each target of Swift may import of this package; nothing else.
  private static let allowed: [String: Set<String>] = [
    "bestiary": program,
    "gallery": ["Scenes", "BestiaryApp", "CursesTerminal", "TerminalKit", "Pixels", "Cells"],
    "Scenes": [
      "BestiaryApp", "BestiaryStore", "BestiaryCore", "StarterCatalog", "TerminalKit", "Pixels",
      "Cells",
    ],
    "BestiaryApp": [
      "TerminalKit", "BestiaryFormats", "BestiaryStore", "BestiaryCore", "JSON", "PNGCodec",
      "Pixels", "Cells", "CCMark",
    ],
    "StarterCatalog": ["BestiaryFormats", "BestiaryCore", "EmbeddedAssets"],
    "BestiaryFormats": ["BestiaryCore", "JSON"],
    "BestiaryStore": ["BestiaryCore", "JSON", "CSQLite"],
    "BestiaryCore": ["JSON", "CUTF8Proc"],
    "musicscore": ["TerminalKit", "CursesTerminal", "Cells"],
    "TerminalKit": ["Pixels", "Cells"],
    "CursesTerminal": ["Cells", "CNcurses", "CPosix"],
    "PNGCodec": ["Pixels", "CPNG"],
    "Pixels": ["Cells"],
    "Cells": ["CPosix", "CPalette"],
    "JSON": [],
  ]

  private static let program: Set<String> = [
    "BestiaryApp", "BestiaryFormats", "BestiaryStore", "BestiaryCore", "StarterCatalog",
    "CursesTerminal", "TerminalKit", "PNGCodec", "Pixels", "Cells",
  ]

  /// The C library and what comes with the language; not Foundation, which costs start-up and size.
  private static let system: Set<String> = ["Glibc", "Musl", "Darwin", "Synchronization"]

  @Test(arguments: Repository.swiftTargets)
  func aTargetImportsOnlyWhatIsBelowIt(target: String) throws {
    let allowed = try #require(ArrowTests.allowed[target], "\(target) has no place in the layers")

    for file in Repository.files(below: "Sources/\(target)", suffix: ".swift") {
      let unexpected = imports(in: file).subtracting(allowed).subtracting(ArrowTests.system)
      #expect(unexpected == [], "\(file) imports \(unexpected.sorted())")
    }
  }

  @Test(arguments: ["CNcurses", "CSQLite", "CCMark", "CUTF8Proc", "CPNG", "CPosix", "CPalette"])
  func aLibraryOfCIsKnownToOneTarget(module: String) {
    let importers = Repository.swiftTargets.filter { target in
      Repository.files(below: "Sources/\(target)", suffix: ".swift")
        .contains { imports(in: $0).contains(module) }
    }

    #expect(importers.count <= (module == "CPosix" ? 2 : 1), "\(importers) import \(module)")
  }

  /// The modules that the import lines of a file name.
  private func imports(in file: String) -> Set<String> {
    let names = Repository.lines(file).compactMap { line -> String? in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
        words[..<keyword].allSatisfy({ $0.hasPrefix("@") || accessLevels.contains($0) })
      else { return nil }
      let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let"]
      let path = words[(keyword + 1)...].first { !kinds.contains($0) }
      return path?.split(separator: ".").first.map(String.init)
    }
    return Set(names)
  }

  private let accessLevels: Set<Substring> = ["public", "package", "internal", "private"]
}
