import BestiaryCore
import Cells
import TerminalKit

/// The parts of the colour picker, one below the other.
final class ColorPickerView: View {
  /// The columns that it would like to have, and those in which a row of the palette finds room.
  static let columns = (most: 54, least: 50)

  let palette = SwatchGrid(title: "Palette")
  let catalog = SwatchGrid(title: "In this catalog")
  let sliders = ColorComponent.allCases.map { ColorSlider($0) }
  let hex = TextField()
  let preview = ContrastPreview()
  /// The colour's name, at the right of the title.
  var colorName = "" { didSet { setNeedsLayout() } }
  /// What is wrong with the text in the hex field; empty where nothing is.
  var problem = "" { didSet { setNeedsLayout() } }
  private var frames: [ColorPickerLayout.Part: Rect] = [:]
  /// The part that lost the focus for want of room, and the one that has it meanwhile.
  private weak var displaced: View?
  private weak var standIn: View?

  override init() {
    super.init()
    palette.colors = ColorNameTable.palette.map(\.color)
    hex.placeholder = "#rrggbb"
    for view in [palette, catalog] + sliders + [hex, preview] as [View] { add(view) }
  }

  // MARK: - Layout

  override func layoutSubviews() {
    hex.surface = window?.theme.raised
    let layout = ColorPickerLayout(
      size: bounds.size, paletteCount: palette.colors.count, catalogCount: catalog.colors.count)
    frames = layout.frames
    for grid in [palette, catalog] { grid.showsTitle = layout.showsHeadings }
    for slider in sliders {
      slider.labelColumns = layout.labelColumns
      slider.isLow = layout.slidersTouch
    }
    preview.labelColumns = layout.labelColumns
    for (part, view) in parts { place(view, in: frames[part]) }
    place(hex, in: frames[.hex].map { fieldFrame(in: $0, layout) })
    keepFocusOnWhatIsShown()
  }

  private var parts: [(ColorPickerLayout.Part, View)] {
    [(.palette, palette), (.catalog, catalog), (.preview, preview)]
      + zip([.hue, .saturation, .lightness], sliders)
  }

  private func place(_ view: View, in frame: Rect?) {
    view.isHidden = frame == nil
    view.frame = frame ?? .zero
  }

  private func fieldFrame(in row: Rect, _ layout: ColorPickerLayout) -> Rect {
    let start = ColorPickerLayout.padding + layout.labelColumns
    return Rect(
      column: row.minColumn + start, row: row.minRow,
      columns: min(12, row.columns - start - ColorPickerLayout.trailing), rows: 1)
  }

  /// The focus leaves a part that there is no room for any more, and comes back with the room unless
  /// it has moved on.
  private func keepFocusOnWhatIsShown() {
    guard let window, let focused = window.focusedView, focused.isDescendant(of: self) else {
      return
    }
    if focused !== standIn { displaced = nil }
    if let displaced, !displaced.isHidden {
      window.focus(displaced)
    } else if focused.isHidden, let first = focusableViews.first {
      displaced = displaced ?? focused
      standIn = first
      window.focus(first)
    }
  }

  // MARK: - Drawing

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    if let frame = frames[.title] {
      canvas.within(frame) { drawTitle(in: &$0, theme) }
    }
    if let frame = frames[.hex] {
      canvas.within(frame) { canvas in
        canvas.partLabel("Hex", isFocused: hex.isFocused, theme)
        drawNote(in: &canvas, theme)
      }
    }
  }

  private func drawTitle(in canvas: inout Canvas, _ theme: Theme) {
    canvas.text(
      "Colour", at: Position(column: ColorPickerLayout.padding, row: 0),
      style: TextStyle(attributes: .bold))
    canvas.text(
      colorName, endingAt: canvas.size.columns - ColorPickerLayout.trailing, row: 0,
      style: theme.secondary(on: theme.raised))
  }

  /// Behind the hex field: what is wrong with its text, else the name where no title shows it, else
  /// what may be typed.
  private func drawNote(in canvas: inout Canvas, _ theme: Theme) {
    let gap = preview.labelColumns == ColorPickerLayout.wideLabelColumns ? 3 : 2
    let start = hex.frame.maxColumn - (frames[.hex]?.minColumn ?? 0) + gap
    let room = canvas.size.columns - ColorPickerLayout.trailing - start
    let place = Position(column: start, row: 0)
    guard problem.isEmpty else {
      return canvas.note(problem, at: place, room: room, style: theme.danger)
    }
    let name = frames[.title] == nil ? colorName : ""
    let note = name.isEmpty ? "or a CSS colour name" : name
    guard DisplayText.columns(of: note) <= room else { return }
    canvas.note(note, at: place, room: room, style: theme.secondary(on: theme.raised))
  }

  override func drawOver(in canvas: inout Canvas) {
    guard let theme = window?.theme, !hex.isHidden else { return }
    canvas.restyle(hex.frame) { cell in
      cell.attributes.insert(.underline)
      if !theme.hasColor { cell.attributes.insert(.bold) }
    }
  }
}

nonisolated extension Canvas {
  fileprivate mutating func note(
    _ text: String, at position: Position, room: Int, style: TextStyle
  ) {
    self.text(DisplayText.fitted(text, columns: room), at: position, style: style)
  }
}
