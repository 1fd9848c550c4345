import BestiaryCore

/// The picker's palette with its names, in rows of twelve: bright, deep, quiet.
nonisolated enum ColorNameTable {
  static let palette: [(name: String, color: HexColor)] = [
    ("Scarlet", 0xe5484d), ("Ember", 0xf58a2e), ("Amber", 0xf2b14a), ("Straw", 0xf0d858),
    ("Lichen", 0xb9c04a), ("Fern", 0x6fae5c), ("Jade", 0x3f9a86), ("Verdigris", 0x7cc7c0),
    ("Frost", 0x7fcdf0), ("Sky", 0x5aa7d8), ("Dusk", 0x6f7fd0), ("Lilac", 0xab86dd),
    ("Garnet", 0x8c2f39), ("Rust", 0xa8552a), ("Bronze", 0x9c7a3c), ("Olive", 0x7a7a35),
    ("Moss", 0x5f7d3a), ("Pine", 0x3e6b4c), ("Deep Teal", 0x2f5f66), ("Slate Blue", 0x3c6e91),
    ("Ink", 0x3d4f9a), ("Violet", 0x6a4fa3), ("Plum", 0xb05a9c), ("Rose", 0xf2879b),
    ("Bone", 0xf4f1ea), ("Parchment", 0xd9cdb4), ("Silver", 0xcfd3d6), ("Fog", 0xaab4c2),
    ("Steel", 0x8d9aa8), ("Thistle", 0x7d86a8), ("Clay", 0x9a8f86), ("Bark", 0x6d6259),
    ("Slate", 0x4d5666), ("Charcoal", 0x3a414d), ("Terracotta", 0xc98f7a), ("Black", 0x000000),
  ].map { ($0.0, HexColor($0.1)) }

  /// The name of exactly that colour, in the palette or else in CSS.
  static func name(of color: HexColor) -> String? {
    palette.first { $0.color == color }?.name ?? CSSColorTable.name(of: color)
  }
}
