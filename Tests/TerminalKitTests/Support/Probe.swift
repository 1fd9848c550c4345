import Cells
import TerminalKit

/// A view that takes what it is told to and logs what it is asked.
final class Probe: View {
  let name: String
  let log: Log
  var takesInput = true
  var givesInputUp = true
  var handledKeys: Set<Key> = []
  var handlesMouse = false
  var strip: View?
  var bar: View?
  var onPress: (() -> Void)?
  private(set) var inputViewRequests = 0

  init(_ name: String, _ log: Log = Log(), at frame: Rect = .zero) {
    self.name = name
    self.log = log
    super.init()
    self.frame = frame
  }

  override var canBecomeFirstResponder: Bool { takesInput }
  override var inputAccessoryView: View? { bar }

  override var inputView: View? {
    inputViewRequests += 1
    return strip
  }

  override func shouldResignFirstResponder() -> Bool {
    log.add("\(name) shouldResign")
    return givesInputUp
  }

  override func didBecomeFirstResponder() { log.add("\(name) didBecome") }
  override func didResignFirstResponder() { log.add("\(name) didResign") }

  override func press(_ key: Key) -> Handling {
    log.add("\(name) press")
    guard handledKeys.contains(key) else { return .passed }
    onPress?()
    return .handled
  }

  override func paste(_ text: String) -> Handling {
    log.add("\(name) paste \(text)")
    return .passed
  }

  override func mouse(_ mouse: Mouse) -> Handling {
    guard handlesMouse else { return .passed }
    log.add("\(name) mouse \(mouse.position.column),\(mouse.position.row)")
    return .handled
  }
}

/// A view of one glyph, so many rows high: an input view or a bar.
final class Panel: View {
  let glyph: Glyph
  var rows: Int { didSet { setNeedsLayout() } }

  init(_ glyph: Glyph, rows: Int) {
    self.glyph = glyph
    self.rows = rows
    super.init()
  }

  override func sizeThatFits(_ limits: Size) -> Size { Size(columns: limits.columns, rows: rows) }
  override func draw(in canvas: inout Canvas) {
    canvas.fill(bounds, glyph: glyph, style: .plain)
  }
}

/// A controller that logs the keys it is asked for and when it comes and goes.
final class ProbeController: ViewController {
  let name: String
  let log: Log

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }

  override func press(_ key: Key) -> Handling {
    log.add("\(name) press")
    return .passed
  }

  override func viewWillAppear() {
    super.viewWillAppear()
    log.add("\(name) willAppear")
  }

  override func viewDidDisappear() {
    super.viewDidDisappear()
    log.add("\(name) didDisappear")
  }
}
