// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]

/// Targets that draw: everything in them lives on the main actor unless it says otherwise.
let onMainActor: [SwiftSetting] = strict + [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "Bestiary",
  products: [
    .executable(name: "bestiary", targets: ["bestiary"]),
    .executable(name: "gallery", targets: ["gallery"]),
    .library(name: "TerminalKit", targets: ["TerminalKit"]),
  ],
  targets: [
    // MARK: - C libraries
    .systemLibrary(name: "CNcurses"),
    .systemLibrary(name: "CSQLite"),
    .systemLibrary(name: "CCMark"),
    .systemLibrary(name: "CUTF8Proc"),
    .target(
      name: "CPNG",
      linkerSettings: [.linkedLibrary("png16"), .linkedLibrary("z"), .linkedLibrary("m")]),
    .target(name: "CPosix"),
    .target(name: "CPalette"),
    .target(name: "EmbeddedAssets"),

    // MARK: - Values
    .target(name: "Cells", dependencies: ["CPosix", "CPalette"], swiftSettings: strict),
    .target(name: "Pixels", dependencies: ["Cells"], swiftSettings: strict),
    .target(name: "JSON", swiftSettings: strict),

    // MARK: - Devices
    .target(name: "PNGCodec", dependencies: ["Pixels", "CPNG"], swiftSettings: strict),
    .target(
      name: "CursesTerminal", dependencies: ["Cells", "CNcurses", "CPosix"],
      swiftSettings: onMainActor),

    // MARK: - The toolkit
    .target(
      name: "TerminalKit", dependencies: ["Pixels", "Cells"], exclude: ["TerminalKit.md"],
      swiftSettings: onMainActor),

    // MARK: - The catalog
    .target(name: "BestiaryCore", dependencies: ["JSON", "CUTF8Proc"], swiftSettings: strict),
    .target(
      name: "BestiaryStore", dependencies: ["BestiaryCore", "JSON", "CSQLite"],
      swiftSettings: strict),
    .target(
      name: "BestiaryFormats", dependencies: ["BestiaryCore", "JSON"], swiftSettings: strict),

    .target(
      name: "StarterCatalog", dependencies: ["BestiaryFormats", "BestiaryCore", "EmbeddedAssets"],
      swiftSettings: strict),

    // MARK: - The program
    .target(
      name: "BestiaryApp",
      dependencies: [
        "TerminalKit", "BestiaryFormats", "BestiaryStore", "BestiaryCore", "JSON", "PNGCodec",
        "Pixels", "Cells", "CCMark",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "bestiary",
      dependencies: [
        "BestiaryApp", "BestiaryFormats", "BestiaryStore", "BestiaryCore", "StarterCatalog",
        "CursesTerminal", "TerminalKit", "PNGCodec", "Pixels", "Cells",
      ],
      swiftSettings: onMainActor),
    .target(
      name: "Scenes",
      dependencies: [
        "BestiaryApp", "BestiaryStore", "BestiaryCore", "StarterCatalog", "TerminalKit", "Pixels",
        "Cells",
      ],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Scenes", "BestiaryApp", "CursesTerminal", "TerminalKit", "Pixels", "Cells",
      ],
      swiftSettings: onMainActor),

    // MARK: - Examples
    .executableTarget(
      name: "musicscore", dependencies: ["TerminalKit", "CursesTerminal", "Cells"],
      swiftSettings: onMainActor),

    // MARK: - Tests
    .target(
      name: "TerminalKitTesting", dependencies: ["TerminalKit", "Cells"],
      path: "Tests/TerminalKitTesting", swiftSettings: onMainActor),
    .target(
      name: "SharedFixtures", path: "Tests/SharedFixtures", swiftSettings: strict),
    .systemLibrary(name: "CVTerm", path: "Tests/CVTerm"),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["EmbeddedAssets"], swiftSettings: strict),
    .testTarget(
      name: "CellsTests", dependencies: ["Cells", "JSON", "SharedFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "PixelsTests", dependencies: ["Pixels", "Cells", "SharedFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "JSONTests", dependencies: ["JSON", "SharedFixtures"], swiftSettings: strict),
    .testTarget(
      name: "PNGCodecTests",
      dependencies: ["PNGCodec", "Pixels", "Cells", "EmbeddedAssets", "SharedFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "CursesTerminalTests", dependencies: ["CursesTerminal", "Cells", "CNcurses"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "TerminalKitTests",
      dependencies: ["TerminalKit", "TerminalKitTesting", "Pixels", "Cells", "SharedFixtures"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "MusicScoreTests",
      dependencies: ["musicscore", "TerminalKit", "TerminalKitTesting", "Cells"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "BestiaryCoreTests", dependencies: ["BestiaryCore", "JSON", "SharedFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "BestiaryStoreTests",
      dependencies: ["BestiaryStore", "BestiaryCore", "JSON", "CSQLite", "SharedFixtures"],
      swiftSettings: strict),
    .testTarget(
      name: "BestiaryFormatsTests",
      dependencies: [
        "BestiaryFormats", "BestiaryCore", "JSON", "EmbeddedAssets", "SharedFixtures",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "BestiaryAppTests",
      dependencies: [
        "BestiaryApp", "BestiaryFormats", "BestiaryStore", "BestiaryCore", "TerminalKit",
        "TerminalKitTesting", "Pixels", "Cells", "JSON", "Scenes", "StarterCatalog",
        "SharedFixtures",
      ],
      exclude: ["Screens"], swiftSettings: onMainActor),
    .testTarget(
      name: "TerminalTests",
      dependencies: ["CVTerm", "CPosix", "SharedFixtures", "bestiary"], exclude: ["Traces"],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
