public import BestiaryCore
public import Cells
public import TerminalKit

/// Told which monster is selected.
public protocol MonsterSelectionDelegate: AnyObject {
  /// Another monster is selected; `nil` for none.
  func monsterSelectionChanged(_ id: Monster.ID?)
}

/// The left pane: the filter and the monsters that match it.
public final class MonsterListViewController: ViewController {
  /// Told which monster is selected.
  public weak var delegate: (any MonsterSelectionDelegate)?
  /// Asked to edit the selected monster.
  public var activate: (() -> Void)?
  private let browser: Browser
  private let pane = MonsterListView()
  private var shown: BrowserState?

  /// A list of the browser's monsters.
  public init(browser: Browser) {
    self.browser = browser
    super.init()
  }

  override public func loadView() -> View {
    pane.table.dataSource = self
    pane.table.delegate = self
    pane.filter.delegate = self
    return pane
  }

  /// The table, for the divider's thumb and for giving it the focus.
  public var table: TableView { pane.table }

  /// The filter's field.
  public var filter: TextField { pane.filter }

  override public var hints: [Hint] {
    let clear = Hint("Esc", "clear")
    guard pane.filter.isFirstResponder else { return browser.state.filter.isEmpty ? [] : [clear] }
    return [Hint("↑↓", "move"), Hint("Return", "keep"), clear]
  }

  override public var showsHintsOfNext: Bool { !pane.filter.isFirstResponder }

  /// Up and down move through the matches while the filter is typed; Esc clears it also later.
  override public func press(_ key: Key) -> Handling {
    if key == .escape, !browser.state.filter.isEmpty {
      browser.setFilter("")
      return .handled
    }
    guard pane.filter.isFirstResponder, [.up, .down, .pageUp, .pageDown].contains(key) else {
      return .passed
    }
    return pane.table.press(key)
  }

  // MARK: - Showing

  /// Shows what of the state is this pane's, and tells the delegate where the selection moved.
  func show(_ state: BrowserState) {
    let before = shown
    shown = state
    if state.rows != before?.rows || state.selection != before?.selection {
      pane.table.reloadData(selecting: state.selectedRow)
    }
    if pane.filter.text != state.filter { pane.filter.text = state.filter }
    pane.show(state)
    if before?.selection != state.selection {
      pane.window?.record(
        "monsterSelectionChanged", from: self, value: state.selection?.text ?? "none")
      delegate?.monsterSelectionChanged(state.selection)
    }
  }
}

extension MonsterListViewController: TableViewDataSource {
  /// One row for each monster that matches.
  public func numberOfRows(in table: TableView) -> Int { browser.state.rows.count }

  /// Accent bar, colour bar, name, attribute, and what says "opens".
  public func tableView(
    _ table: TableView, drawRow row: Int, state: TableView.RowState, in canvas: inout Canvas
  ) {
    guard let theme = table.window?.theme, browser.state.rows.indices.contains(row) else { return }
    MonsterRow(row: browser.state.rows[row], state: state, theme: theme).draw(in: &canvas)
  }
}

extension MonsterListViewController: TableViewDelegate {
  /// The selection is the browser's.
  public func tableView(_ table: TableView, didSelectRow row: Int) {
    guard browser.state.rows.indices.contains(row) else { return }
    browser.select(browser.state.rows[row].summary.id)
  }

  /// Return edits.
  public func tableView(_ table: TableView, didActivateRow row: Int) { activate?() }
}

extension MonsterListViewController: TextFieldDelegate {
  /// Filters as it is typed.
  public func textField(_ field: TextField, didChangeTo text: String) { browser.setFilter(text) }

  /// Keeps the filter.
  public func textFieldShouldReturn(_ field: TextField) { field.window?.focus(pane.table) }

  /// Clears the filter; the selected monster stays selected.
  public func textFieldShouldCancel(_ field: TextField) {
    browser.setFilter("")
    field.window?.focus(pane.table)
  }
}
