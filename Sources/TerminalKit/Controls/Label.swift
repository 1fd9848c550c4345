public import Cells

/// One line of styled text, cut with an ellipsis where it does not fit.
open class Label: View {
  /// What it says, made anew for the theme at hand each time it is drawn.
  public var text: (Theme) -> StyledText

  /// A label that says `text`.
  public init(_ text: @escaping (Theme) -> StyledText = { _ in StyledText() }) {
    self.text = text
    super.init()
  }

  override open func draw(in canvas: inout Canvas) {
    guard let theme = window?.theme else { return }
    let shown = text(theme)
    if shown.columns <= bounds.columns {
      canvas.text(shown, at: .zero)
    } else if let style = shown.runs.first?.style {
      canvas.text(DisplayText.fitted(shown.text, columns: bounds.columns), at: .zero, style: style)
    }
  }
}
