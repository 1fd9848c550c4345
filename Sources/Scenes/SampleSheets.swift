import BestiaryApp
import Cells
import Pixels
import TerminalKit

/// The sheets of the gallery: every view of the toolkit that stands alone, in its states.
extension SampleSheet {
  static func textFields() -> SampleSheet {
    let typed = TextField()
    typed.text = "Gelatinous Cube"
    let empty = TextField()
    empty.placeholder = "type to filter"
    let secret = TextField()
    secret.traits = TextInputTraits(isSecureTextEntry: true)
    secret.text = "xyzzy"
    let long = TextField()
    long.text = "Yeenoghu, Demon Lord of Gnolls, Beast of Butchery and Prince of the Pack"
    let wide = TextField()
    wide.text = "龍と火の鳥"
    let size = Size(columns: 30, rows: 1)
    return SampleSheet(
      [("text", typed), ("placeholder", empty), ("secure", secret), ("longer than it", long)]
        .map { Sample(title: $0.0, view: $0.1, size: size) }
        + [Sample(title: "wide characters", view: wide, size: size)])
  }

  static func textView() -> SampleSheet {
    let view = TextView()
    view.text = """
      It **waits** where nobody looks, and *never* for long.

      - glass
      - `water`
      """
    let bar = MarkdownInputAccessoryView()
    return SampleSheet([
      Sample(title: "several lines", view: view, size: Size(columns: 44, rows: 6)),
      Sample(title: "its accessory bar", view: bar, size: Size(columns: 80, rows: 1)),
    ])
  }

  static func buttons() -> SampleSheet {
    let titles = ["Done", "Okay", "Cancel"]
    return SampleSheet(
      titles.enumerated().map { index, title in
        let view = Button(title: title)
        return Sample(
          title: index == 0 ? "focused" : "not", view: view,
          size: Size(columns: title.count + 4, rows: 1))
      })
  }

  static func keyPads() -> SampleSheet {
    SampleSheet(
      [KeyPadKind.number, .decimal, .phone].map { kind in
        let pad = KeyPadViewController(kind: kind)
        return Sample(
          title: "\(kind)", view: pad.view,
          size: Size(columns: 60, rows: pad.view.sizeThatFits(Size(columns: 60, rows: 12)).rows))
      })
  }

  static func images() -> SampleSheet {
    let source = CannedArtwork()
    func view(_ name: String?) -> ImageView {
      let view = ImageView()
      view.source = source
      view.name = name
      view.placeholder = "no picture"
      return view
    }
    let size = Size(columns: 14, rows: 7)
    return SampleSheet(
      [
        Sample(title: "a picture", view: view("ready"), size: size),
        Sample(title: "none", view: view(nil), size: size),
        Sample(title: "on its way", view: view("loading"), size: size),
        Sample(title: "broken", view: view("failed"), size: size),
      ], keeping: source)
  }

  static func accordion() -> SampleSheet {
    let source = CannedRows()
    let open = Accordion()
    open.dataSource = source
    let folded = Accordion()
    folded.dataSource = source
    folded.foldedKeys = ["traits"]
    return SampleSheet(
      [
        Sample(title: "open", view: open, size: Size(columns: 50, rows: 6)),
        Sample(title: "folded", view: folded, size: Size(columns: 50, rows: 4)),
      ], keeping: source)
  }
}

/// Pictures in every state.
private final class CannedArtwork: ArtworkSource {
  func artwork(named name: String, in place: ArtworkPlace, for view: ImageView) -> Artwork {
    switch name {
    case "ready": .ready(Self.rings(place, depth: view.window?.theme.depth ?? .truecolor))
    case "loading": .loading
    default: .failed("picture cut off")
    }
  }

  /// Rings of two colours around a clear middle.
  private static func rings(_ place: ArtworkPlace, depth: ColorDepth) -> HalfBlockPicture {
    let side = 14
    let pixels = (0..<side * side).map { index in
      let (x, y) = (Double(index % side) - 6.5, Double(index / side) - 6.5)
      let ring = Int((x * x + y * y).squareRoot())
      return ring < 2 || ring > 6 ? Pixel.clear : Pixel(RGB(ring % 2 == 0 ? 0x86a8ff : 0xdca25c))
    }
    return HalfBlockPicture(
      Bitmap(size: PixelSize(width: side, height: side), pixels: pixels),
      fitting: place.size, background: place.surface, depth: depth)
  }
}

/// Two rows and a group.
private final class CannedRows: AccordionDataSource {
  func items(in accordion: Accordion) -> [AccordionItem] {
    [
      .row(key: "armor class"), .row(key: "hit points"),
      .group(key: "traits", title: "Traits", items: [.row(key: "amphibious"), .row(key: "keen")]),
    ]
  }

  func accordion(
    _ accordion: Accordion, linesOfRow key: String, columns: Int, theme: Theme
  ) -> [StyledText] {
    var line = StyledText(key + "  ", theme.secondary())
    line.append("\(key.count * 7)", .plain)
    return [line]
  }
}
