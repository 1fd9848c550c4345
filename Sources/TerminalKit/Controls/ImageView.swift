public import Cells
public import Pixels

/// A picture on its way to the screen.
nonisolated public enum Artwork: Hashable, Sendable {
  /// There is none.
  case none
  /// It is being read.
  case loading
  /// It can be drawn.
  case ready(HalfBlockPicture)
  /// It can't be shown; why, in a few words.
  case failed(String)
}

/// Gives pictures by name, fitted into a box.
public protocol ArtworkSource: AnyObject {
  /// The picture called `name` for a box of `size` cells on `surface`. Where it is `.loading`, the
  /// view is laid out again once it is there.
  func artwork(named name: String, fitting size: Size, on surface: RGB, for view: ImageView)
    -> Artwork
}

/// A picture in half blocks, in the middle of its frame.
open class ImageView: View {
  /// Where the picture comes from.
  public weak var source: (any ArtworkSource)?
  /// The picture's name; `nil` for none.
  public var name: String? { didSet { if name != oldValue { setNeedsLayout() } } }
  /// The colour behind it, where it is not on the terminal's own background.
  public var surface: RGB? { didSet { if surface != oldValue { setNeedsLayout() } } }
  /// Said in the middle where there is no picture.
  public var placeholder = ""
  /// Whether a slot without a picture is marked by quiet corners.
  public var marksEmptySlot = true
  /// What is shown, as of the last layout.
  public private(set) var artwork = Artwork.none

  override public init() { super.init() }

  override open func layoutSubviews() {
    guard let name, let source, let theme = window?.theme, !bounds.isEmpty else {
      artwork = .none
      return
    }
    artwork = source.artwork(
      named: name, fitting: bounds.size, on: surface ?? theme.background, for: self)
  }

  override open func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    switch artwork {
    case .none: drawPlaceholder(placeholder, in: &canvas, theme)
    case .loading: break
    case .failed(let reason): drawPlaceholder(reason, in: &canvas, theme)
    case .ready(let picture): canvas.draw(picture)
    }
  }

  /// An empty slot: four quiet corners and a few words.
  private func drawPlaceholder(_ text: String, in canvas: inout Canvas, _ theme: Theme) {
    if marksEmptySlot { canvas.focusCorners(bounds, hasArms: true, style: theme.hairline) }
    let room = bounds.columns - 2
    let lines = StyledText(text, theme.secondary(on: surface)).wrapped(columns: max(1, room))
    let top = max(0, (bounds.rows - lines.count) / 2)
    for (index, line) in lines.enumerated() where top + index < bounds.rows {
      let column = max(0, (bounds.columns - line.columns) / 2)
      canvas.text(line, at: Position(column: column, row: top + index))
    }
  }
}

nonisolated extension Canvas {
  /// Draws a picture in the middle of the view; transparent halves keep what is behind.
  public mutating func draw(_ picture: HalfBlockPicture) {
    let origin = picture.fit.offset
    for row in 0..<picture.size.rows {
      for column in 0..<picture.size.columns {
        let cell = picture[column, row]
        guard cell != .clear else { continue }
        let place = Position(column: origin.column + column, row: origin.row + row)
        put(cell.glyph, at: place, style: cell.style)
      }
    }
  }
}
