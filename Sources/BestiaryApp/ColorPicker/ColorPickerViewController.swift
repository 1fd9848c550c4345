public import BestiaryCore
public import Cells
public import TerminalKit

/// Told what is chosen in a colour picker: the only way out of it.
public protocol ColorPickerDelegate: AnyObject {
  /// A colour, or (`nil`) none, is shown for the time being.
  func colorSelected(_ color: HexColor?)
  /// The user keeps that colour.
  func colorPicker(_ picker: ColorPickerViewController, didKeep color: HexColor?)
  /// The user leaves without a colour; the old one holds.
  func colorPickerDidCancel(_ picker: ColorPickerViewController)
}

/// Swatches, sliders and a hex field to choose a colour with. Moving previews at once; Return keeps.
public final class ColorPickerViewController: ViewController {
  /// Told what is chosen.
  public weak var delegate: (any ColorPickerDelegate)?
  /// The colour at hand; `nil` for none.
  public var color: HexColor? { picked.color }
  /// The colour it began with.
  public let original: HexColor?
  private var picked: PickedColor
  private let picker = ColorPickerView()

  /// A picker that begins with `color`, offers `catalogColors` beside the palette, and previews the
  /// name `subject`.
  public init(color: HexColor?, catalogColors: [HexColor], subject: String) {
    picked = PickedColor(color)
    original = color
    super.init()
    picker.catalog.colors = catalogColors.prefix(12).sortedByHue
    picker.preview.name = subject
  }

  /// What it would like to have, in cells, where a popover has so many rows beside its anchor and
  /// so many in all. It is lower rather than on top of its anchor while every part still finds room.
  public func preferredSize(besideAnchor: Int, inAll: Int) -> Size {
    let popover = 4  // Rows of a popover's border and margins.
    let rows = ColorPickerLayout.rows(
      paletteCount: picker.palette.colors.count, catalogCount: picker.catalog.colors.count)
    let enough = [besideAnchor, inAll].map { $0 - popover }.first { $0 >= rows.least }
    return Size(
      columns: ColorPickerView.columns.most, rows: min(rows.most, enough ?? rows.most))
  }

  /// The columns that it can do with: a row of the palette still finds room.
  public static let leastColumns = ColorPickerView.columns.least

  override public func loadView() -> View {
    for grid in [picker.palette, picker.catalog] {
      grid.didMove = { [weak self] in self?.select($0) }
      grid.didPick = { [weak self] in self?.pick($0) }
    }
    for slider in picker.sliders {
      slider.didMove = { [weak self] in self?.move(slider.component, to: $0) }
      slider.didFocus = { [weak self] in self?.refresh(updatingHex: true) }
    }
    picker.hex.delegate = self
    refresh(updatingHex: true)
    return picker
  }

  override public var hints: [Hint] {
    let always = [Hint("Tab", "next part"), Hint("Return", "keep"), Hint("Esc", "put back")]
    return picker.hex.isFirstResponder ? always : always + [Hint("n", "no colour")]
  }

  override public var showsHintsOfNext: Bool { false }

  override public func press(_ key: Key) -> Handling {
    switch key {
    case .enter, .character(" "): keep()
    case .escape, .character("c"): delegate?.colorPickerDidCancel(self)
    case .character("n"):
      select(nil)
      keep()
    case .tab, .down, .character("j"): moveFocus(forward: true)
    case .backTab, .up, .character("k"): moveFocus(forward: false)
    case .character("#"): beginHex()
    default: return .passed
    }
    return .handled
  }

  // MARK: - Focus

  /// A text in the hex field that was not confirmed gives way to the colour at hand; who comes to
  /// the field types over what is there.
  private func moveFocus(forward: Bool) {
    if picker.hex.isFirstResponder { refresh(updatingHex: true) }
    window?.moveFocus(forward: forward)
    if picker.hex.isFirstResponder { picker.hex.selectedTextRange = 0..<picker.hex.text.count }
  }

  /// Whoever types a number need not look for the field.
  private func beginHex() {
    if window?.focus(picker.hex) == true { picker.hex.text = "#" }
  }

  // MARK: - Choosing

  private func select(_ color: HexColor?, updatingHex: Bool = true) {
    picked.choose(color)
    tell(updatingHex: updatingHex)
  }

  private func move(_ component: ColorComponent, to value: Int) {
    if picked.move(component, to: value) { tell(updatingHex: true) }
  }

  private func tell(updatingHex: Bool) {
    refresh(updatingHex: updatingHex)
    window?.record("colorSelected", from: self, value: color?.description ?? "none")
    delegate?.colorSelected(color)
  }

  private func pick(_ color: HexColor?) {
    if color != self.color { select(color) }
    keep()
  }

  private func keep() { delegate?.colorPicker(self, didKeep: color) }

  private func refresh(updatingHex: Bool) {
    picker.palette.chosen = color
    picker.catalog.chosen = color
    for slider in picker.sliders { slider.picked = picked }
    picker.preview.color = color
    picker.colorName = color.flatMap(ColorNameTable.name) ?? (color == nil ? "none" : "")
    picker.problem = ""
    if updatingHex { picker.hex.text = color?.description ?? "" }
  }
}

extension ColorPickerViewController: TextFieldDelegate {
  /// Six digits are previewed as soon as they stand there; three and names only once they are kept,
  /// since more may follow.
  public func textField(_ field: TextField, didChangeTo text: String) {
    picker.problem = ""
    if let color = ColorText.unfinishedColor(text) { select(color, updatingHex: false) }
  }

  /// Keeps what stands in the field, where it is a colour.
  public func textFieldShouldReturn(_ field: TextField) {
    do {
      pick(field.text.isEmpty ? nil : try ColorText.color(field.text))
    } catch {
      picker.problem = ErrorPresenter.text(for: error)
    }
  }

  /// Puts the old colour back.
  public func textFieldShouldCancel(_ field: TextField) { delegate?.colorPickerDidCancel(self) }
}
