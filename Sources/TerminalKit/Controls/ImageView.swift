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

/// Where a picture goes.
nonisolated public struct ArtworkPlace: Hashable, Sendable {
  /// Its box.
  public let size: Size
  /// The shape of the box's cells.
  public let cells: CellShape
  /// The colour behind it.
  public let surface: RGB

  /// A box of `size` cells of that shape on `surface`.
  public init(size: Size, cells: CellShape, surface: RGB) {
    self.size = size
    self.cells = cells
    self.surface = surface
  }
}

/// Gives pictures by name, fitted into a box.
public protocol ArtworkSource: AnyObject {
  /// The picture called `name` in that place. Where it is `.loading`, the view is laid out again
  /// once it is there.
  func artwork(named name: String, in place: ArtworkPlace, for view: ImageView) -> Artwork
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
    guard let name, let source, let window, !bounds.isEmpty else {
      artwork = .none
      return
    }
    let place = ArtworkPlace(
      size: bounds.size, cells: window.cellShape, surface: surface ?? window.theme.background)
    artwork = source.artwork(named: name, in: place, for: self)
  }

  override open func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    switch artwork {
    case .none: drawPlaceholder(placeholder, in: &canvas, theme)
    case .loading: drawPlaceholder("", in: &canvas, theme)
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
  /// Draws a picture where it belongs in its box, or with its upper left cell at `origin`;
  /// transparent halves keep what is behind.
  public mutating func draw(_ picture: HalfBlockPicture, at origin: Position? = nil) {
    let origin = origin ?? picture.fit.offset
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
