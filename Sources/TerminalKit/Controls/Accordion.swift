public import Cells

/// Rows in groups that fold: each group has a head with its name and count. Return, Space, Left,
/// Right and a click fold and unfold it in place. It is as high as what is not folded away, and
/// meant to stand in a scroll view.
public final class Accordion: View {
  /// What is shown.
  public weak var dataSource: (any AccordionDataSource)? { didSet { reloadData() } }
  /// Told what is done.
  public weak var delegate: (any AccordionDelegate)?
  /// The keys of the folded groups. Setting it, as with what was remembered, tells nobody.
  public var foldedKeys: Set<String> = [] { didSet { if foldedKeys != oldValue { reloadData() } } }
  /// What Return does to a row, in a word or two, for the hint bar; `nil` for nothing.
  public var rowHint: String?
  /// The key of the head or row that keys act on; `nil` where there are none.
  public var currentKey: String? { entry?.key }
  /// What is not folded away, as of the last layout.
  var arrangement = AccordionLayout()
  private var arrangedFor: (columns: Int, theme: Theme)?
  private var current = 0
  private var reveals = false
  private var clickedKey: String?

  override public init() { super.init() }

  /// Asks the data source again. The current head or row stays so where it is still there.
  public func reloadData() {
    arrangedFor = nil
    setNeedsLayout()
  }

  /// Folds a group or unfolds it, and tells the delegate.
  public func setFolded(_ isFolded: Bool, key: String) {
    guard foldedKeys.contains(key) != isFolded else { return }
    if isFolded { foldedKeys.insert(key) } else { foldedKeys.remove(key) }
    reveals = isFocused && key == currentKey
    window?.record(
      "accordionDidToggle", from: self, value: key, details: [("folded", String(isFolded))])
    delegate?.accordion(self, didFold: isFolded, key: key)
  }

  var entry: AccordionLayout.Entry? {
    arrangement.entries.indices.contains(current) ? arrangement.entries[current] : nil
  }

  // MARK: - Layout

  /// As high as what is not folded away; 0 while it is in no window.
  override public func sizeThatFits(_ limits: Size) -> Size {
    arrange(columns: limits.columns)
    return Size(columns: limits.columns, rows: min(arrangement.rows, limits.rows))
  }

  override public func layoutSubviews() {
    arrange(columns: bounds.columns)
    if reveals { scrollIntoView() }
    reveals = false
  }

  private func arrange(columns: Int) {
    guard let theme = window?.theme, let dataSource else { return arrangement = AccordionLayout() }
    if let arrangedFor, arrangedFor == (columns, theme) { return }
    let key = currentKey
    arrangement = AccordionLayout(
      dataSource.items(in: self), folded: foldedKeys, columns: columns
    ) { key, columns in
      dataSource.accordion(self, linesOfRow: key, columns: columns, theme: theme)
    }
    current = arrangement.index(of: key) ?? min(current, max(0, arrangement.entries.count - 1))
    arrangedFor = (columns, theme)
  }

  // MARK: - Focus

  override public var canBecomeFirstResponder: Bool { !arrangement.entries.isEmpty }

  override public var caret: Position? {
    entry.map { Position(column: $0.indent, row: $0.rows.lowerBound) }
  }

  /// The current head or row; right after a group was unfolded, all of the group.
  override public var focusRect: Rect {
    guard let entry else { return .zero }
    let rows = reveals ? arrangement.rowsOfGroup(at: current) : entry.rows
    return Rect(column: 0, row: rows.lowerBound, columns: bounds.columns, rows: rows.count)
  }

  override public func didResignFirstResponder() { clickedKey = nil }

  override public var hints: [Hint] {
    let move = Hint("↑↓", "move")
    if let isFolded = entry?.isFolded {
      return [Hint("Return", isFolded ? "unfold" : "fold"), move]
    }
    return [rowHint.map { Hint("Return", $0) }, move].compactMap { $0 }
  }

  /// Makes a head or row the current one and shows it. False where there is none.
  @discardableResult
  private func select(_ index: Int) -> Bool {
    guard arrangement.entries.indices.contains(index) else { return false }
    current = index
    scrollIntoView()
    setNeedsLayout()
    return true
  }

  // MARK: - Keys

  override public func press(_ key: Key) -> Handling {
    guard let entry else { return .passed }
    switch key {
    case .up, .character("k"): return handled(scroll(by: -1, in: entry) || select(current - 1))
    case .down, .character("j"): return handled(scroll(by: 1, in: entry) || select(current + 1))
    case .home: return handled(select(0))
    case .end: return handled(select(arrangement.entries.count - 1))
    case .left, .character("h"): return handled(close(entry))
    case .right, .character("l"): return handled(open(entry))
    case .enter: return handled(toggle(entry) || activate(entry))
    case .character(" "): return handled(toggle(entry))
    default: return .passed
    }
  }

  private func handled(_ isHandled: Bool) -> Handling { isHandled ? .handled : .passed }

  /// Folds an open group; from a row or a folded group it goes to the head around it.
  private func close(_ entry: AccordionLayout.Entry) -> Bool {
    if entry.isFolded == false { return toggle(entry) }
    return arrangement.parent(of: current).map { select($0) } ?? false
  }

  /// Unfolds a folded group; from an open one it goes to what is first in it.
  private func open(_ entry: AccordionLayout.Entry) -> Bool {
    if entry.isFolded == true { return toggle(entry) }
    let next = current + 1
    guard entry.isHead, next < arrangement.entries.count,
      arrangement.entries[next].depth > entry.depth
    else { return false }
    return select(next)
  }

  private func toggle(_ entry: AccordionLayout.Entry) -> Bool {
    guard let isFolded = entry.isFolded else { return false }
    setFolded(!isFolded, key: entry.key)
    return true
  }

  private func activate(_ entry: AccordionLayout.Entry) -> Bool {
    guard let delegate else { return false }
    delegate.accordion(self, didActivateRow: entry.key)
    return true
  }

  // MARK: - Mouse and drawing

  override public func mouse(_ mouse: Mouse) -> Handling {
    guard mouse.kind == .press, let index = arrangement.index(atRow: mouse.position.row) else {
      return .passed
    }
    select(index)
    let entry = arrangement.entries[index]
    if !toggle(entry), clickedKey == entry.key { _ = activate(entry) }
    clickedKey = entry.key
    return .handled
  }

  override public func draw(in canvas: inout Canvas) { drawEntries(in: &canvas) }
}
