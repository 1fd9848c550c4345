import Cells

/// Where the parts of the picker stand. Where it is too low for all, most blank rows go first, then
/// the parts that can be spared; the swatches of the catalog are kept apart from the palette longest.
nonisolated struct ColorPickerLayout: Hashable {
  /// What stands in the picker, from top to bottom.
  enum Part: Hashable, CaseIterable {
    case title, palette, catalog, hue, saturation, lightness, hex, preview
  }

  /// What is given up where there is no room, first the first.
  private enum Luxury: Hashable, CaseIterable {
    case gapsBetweenSliders, gapOverPreview, gapOverHex, title, gapOverSliders, secondPreviewRow
    case gapOverCatalog, preview, catalog, headings, palette, sliders

    /// The blank rows.
    static let gaps: [Luxury] = [
      .gapsBetweenSliders, .gapOverPreview, .gapOverHex, .gapOverSliders, .gapOverCatalog,
    ]
    /// What goes before any part but the title does.
    static let beforeParts = allCases.prefix { $0 != .gapOverCatalog }
  }

  /// Columns left of the labels, for focus marks.
  static let padding = 2
  /// Columns right of the values, for the bracket of a last swatch.
  static let trailing = 1
  /// Columns from labels to values where there is room, and where there is not.
  static let wideLabelColumns = 12
  private static let narrowLabelColumns = 7
  private static let greatestColumns = 50

  /// The columns of labels and values together, at most 50.
  let columns: Int
  /// Columns from a label's first to its value's first.
  let labelColumns: Int
  /// Whether the swatches have headings.
  let showsHeadings: Bool
  /// Whether the sliders stand directly below each other.
  let slidersTouch: Bool
  /// The parts that are shown, each with the columns for its marks at both sides.
  let frames: [Part: Rect]

  /// The layout within `size` for so many swatches in the palette and from the catalog.
  init(size: Size, paletteCount: Int, catalogCount: Int) {
    let columns = max(
      0, min(Self.greatestColumns, size.columns - Self.padding - Self.trailing))
    let swatches = Self.swatchRows(paletteCount, catalogCount, columns)
    let kept = Self.luxuries(fitting: size.rows, swatches)
    self.columns = columns
    labelColumns = columns >= 42 ? Self.wideLabelColumns : Self.narrowLabelColumns
    showsHeadings = kept.contains(.headings)
    slidersTouch = !kept.contains(.gapsBetweenSliders)
    frames = Self.frames(Self.stack(kept, swatches), columns: columns, in: size)
  }

  /// The rows that it would like to have, and those in which every part but the title finds room.
  static func rows(paletteCount: Int, catalogCount: Int) -> (most: Int, least: Int) {
    let swatches = swatchRows(paletteCount, catalogCount, greatestColumns)
    let all = Set(Luxury.allCases)
    return (
      height(stack(all, swatches)), height(stack(all.subtracting(Luxury.beforeParts), swatches))
    )
  }

  // MARK: - Rows

  private static func swatchRows(_ palette: Int, _ catalog: Int, _ columns: Int) -> [Part: Int] {
    [
      .palette: SwatchGrid.rows(of: palette, columns: columns),
      .catalog: SwatchGrid.rows(of: catalog, columns: columns),
    ]
  }

  private struct Block {
    let part: Part
    let gap: Int
    let rows: Int
  }

  /// The most that fits: dropped in order until it does, then blank rows that still find room are
  /// put back, the ones that went last first.
  private static func luxuries(fitting rows: Int, _ swatches: [Part: Int]) -> Set<Luxury> {
    var kept = Set(Luxury.allCases)
    for luxury in Luxury.allCases where height(stack(kept, swatches)) > rows {
      kept.remove(luxury)
    }
    for gap in Luxury.gaps.reversed()
    where height(stack(kept.union([gap]), swatches)) <= rows {
      kept.insert(gap)
    }
    return kept
  }

  private static func height(_ blocks: [Block]) -> Int {
    blocks.reduce(0) { $0 + $1.gap + $1.rows }
  }

  /// The parts that are shown, with their rows and the blank ones over them.
  private static func stack(_ kept: Set<Luxury>, _ swatches: [Part: Int]) -> [Block] {
    var blocks: [Block] = []
    for part in Part.allCases {
      let (needs, gap) = luxuries(of: part)
      if let needs, !kept.contains(needs) { continue }
      let rows = rows(of: part, kept, swatches)
      guard rows > 0 else { continue }
      let hasGap = gap.map(kept.contains) ?? false
      blocks.append(Block(part: part, gap: hasGap && !blocks.isEmpty ? 1 : 0, rows: rows))
    }
    return blocks
  }

  private static func rows(of part: Part, _ kept: Set<Luxury>, _ swatches: [Part: Int]) -> Int {
    if let rows = swatches[part] { return rows == 0 || !kept.contains(.headings) ? rows : rows + 1 }
    return part == .preview && kept.contains(.secondPreviewRow) ? 2 : 1
  }

  /// What a part depends on, and what the blank row over it does.
  private static func luxuries(of part: Part) -> (part: Luxury?, gap: Luxury?) {
    switch part {
    case .title: (.title, nil)
    case .palette: (.palette, .title)
    case .catalog: (.catalog, .gapOverCatalog)
    case .hue: (.sliders, .gapOverSliders)
    case .saturation, .lightness: (.sliders, .gapsBetweenSliders)
    case .hex: (nil, .gapOverHex)
    case .preview: (.preview, .gapOverPreview)
    }
  }

  /// The blocks one below the other, in the middle of what is left over.
  private static func frames(_ blocks: [Block], columns: Int, in size: Size) -> [Part: Rect] {
    let height = height(blocks)
    guard height <= size.rows, columns > 0 else { return [:] }
    var row = (size.rows - height + 1) / 2
    var frames: [Part: Rect] = [:]
    for block in blocks {
      row += block.gap
      frames[block.part] = Rect(
        column: max(0, (size.columns - columns) / 2 - padding), row: row,
        columns: padding + columns + trailing, rows: block.rows)
      row += block.rows
    }
    return frames
  }
}
