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

/// Swatches and a hex field to choose a colour with. Moving previews at once; Return keeps.
public final class ColorPickerViewController: ViewController {
  /// Told what is chosen.
  public weak var delegate: (any ColorPickerDelegate)?
  /// The colour at hand; `nil` for none.
  public private(set) var color: HexColor?
  /// The colour it began with.
  public let original: HexColor?
  private let picker = ColorPickerView()

  /// A picker that begins with `color`, offers `catalogColors` beside the palette, and previews the
  /// name `subject`.
  public init(color: HexColor?, catalogColors: [HexColor], subject: String) {
    self.color = color
    original = color
    super.init()
    picker.catalog.colors = Array(catalogColors.prefix(12))
    picker.preview.name = subject
  }

  /// What it would like to have, in cells.
  public static var preferredSize: Size { ColorPickerView.preferredSize }

  override public func loadView() -> View {
    for grid in [picker.palette, picker.catalog] {
      grid.didMove = { [weak self] in self?.select($0) }
      grid.didPick = { [weak self] in self?.pick($0) }
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
    default: return .passed
    }
    return .handled
  }

  // MARK: - Choosing

  private func select(_ color: HexColor?, updatingHex: Bool = true) {
    self.color = color
    refresh(updatingHex: updatingHex)
    window?.record("colorSelected", from: self, value: color?.description ?? "none")
    delegate?.colorSelected(color)
  }

  private func pick(_ color: HexColor) {
    select(color)
    keep()
  }

  private func keep() { delegate?.colorPicker(self, didKeep: color) }

  private func refresh(updatingHex: Bool) {
    picker.palette.chosen = color
    picker.catalog.chosen = color
    picker.preview.color = color
    picker.colorName = color.flatMap(ColorNameTable.name) ?? (color == nil ? "none" : "")
    picker.problem = ""
    if updatingHex { picker.hex.text = color?.description ?? "" }
  }
}

extension ColorPickerViewController: TextFieldDelegate {
  /// Six digits are previewed as soon as they stand there; three only once they are kept, since more
  /// may follow.
  public func textField(_ field: TextField, didChangeTo text: String) {
    picker.problem = ""
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if digits.count == 6, let color = HexColor(text: text) { select(color, updatingHex: false) }
  }

  /// Keeps what stands in the field, where it is a colour.
  public func textFieldShouldReturn(_ field: TextField) {
    guard !field.text.isEmpty else {
      select(nil)
      return keep()
    }
    guard let color = HexColor(text: field.text) else {
      picker.problem = "not #rgb or #rrggbb"
      return
    }
    select(color)
    keep()
  }

  /// Puts the old colour back.
  public func textFieldShouldCancel(_ field: TextField) { delegate?.colorPickerDidCancel(self) }
}
