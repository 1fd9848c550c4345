import Cells
import TerminalKit

/// One coordinate of the colour at hand, on a track of the colours that it would make.
final class ColorSlider: View {
  /// Columns kept free for the value, with the blanks before it.
  static let valueColumns = 6

  let component: ColorComponent
  var picked = PickedColor(nil) { didSet { setNeedsLayout() } }
  /// Columns from the label's first to the track's first.
  var labelColumns = ColorPickerLayout.wideLabelColumns { didSet { setNeedsLayout() } }
  /// Whether the track is half a row high, apart from what stands directly above it.
  var isLow = false { didSet { setNeedsLayout() } }
  /// The knob was moved to a value in degrees or per cent, perhaps beyond the track's ends.
  var didMove: ((Int) -> Void)?
  /// It has got the focus.
  var didFocus: (() -> Void)?
  private var isDragging = false

  init(_ component: ColorComponent) {
    self.component = component
    super.init()
  }

  override var canBecomeFirstResponder: Bool { true }
  override var caret: Position? { Position(column: ColorPickerLayout.padding, row: 0) }
  override var hints: [Hint] { [Hint("←→", "change"), Hint("PgUp PgDn", "in tens")] }

  var value: Int { component.value(in: picked.hsl) }

  // MARK: - Track

  /// The cells of the track, in this view's own cells.
  var track: Rect {
    let start = ColorPickerLayout.padding + labelColumns
    let end = bounds.columns - ColorPickerLayout.trailing - Self.valueColumns
    return Rect(column: start, row: 0, columns: end - start, rows: min(1, bounds.rows))
  }

  /// The knob's column, counted from the track's first; `nil` without a colour.
  var knob: Int? {
    guard picked.color != nil, !track.isEmpty else { return nil }
    return Int((component.fraction(in: picked.hsl) * lastColumn).rounded())
  }

  var lastColumn: Double { Double(max(1, track.columns - 1)) }

  // MARK: - Input

  override func didBecomeFirstResponder() { didFocus?() }

  override func press(_ key: Key) -> Handling {
    switch key {
    case .left, .character("h"): didMove?(value - 1)
    case .right, .character("l"): didMove?(value + 1)
    case .pageDown, Key(.left, .shift): didMove?(value - 10)
    case .pageUp, Key(.right, .shift): didMove?(value + 10)
    case .home: didMove?(0)
    case .end: didMove?(component.greatest)
    default: return .passed
    }
    return .handled
  }

  /// A press on the track takes the knob there, and it follows until the button is released.
  override func mouse(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .press:
      isDragging = track.contains(mouse.position)
      fallthrough
    case .drag: if isDragging { moveKnob(to: mouse.position) }
    case .release: isDragging = false
    case .wheel(let notches): didMove?(value - notches)
    }
    return .handled
  }

  /// The knob's own cell leaves the value as it is: it may be finer than a cell.
  private func moveKnob(to position: Position) {
    let column = min(track.columns - 1, max(0, position.column - track.minColumn))
    guard column != knob, !track.isEmpty else { return }
    let fraction = Double(column) / lastColumn
    didMove?(Int((fraction * Double(component.greatest)).rounded()))
  }

  override func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    drawContents(in: &canvas, theme)
  }
}
