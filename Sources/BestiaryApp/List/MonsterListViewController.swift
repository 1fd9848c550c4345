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
  /// Asked to edit the selected monster, or whatever else Return is to do with it.
  public var activate: (() -> Void)?
  /// Asked to leave by Esc. Where it is set the list only lets choose: Return in the filter
  /// activates at once, and nothing is marked.
  public var leave: (() -> Void)? { didSet { nameReturnKey() } }
  private let browser: Browser
  private let pane: MonsterListView
  private var shown: BrowserState?
  /// Columns in which nearly all of the monsters' rows fit.
  private(set) var columnsWanted = 0

  /// A list of the browser's monsters; the weapon filter's strip has its pictures from `artwork`.
  public init(browser: Browser, artwork: (any ArtworkSource)? = nil) {
    self.browser = browser
    pane = MonsterListView(artwork: artwork)
    super.init()
  }

  override public func loadView() -> View {
    pane.table.dataSource = self
    pane.table.delegate = self
    pane.filter.delegate = self
    nameReturnKey()
    pane.weaponFilter.delegate = self
    return pane
  }

  /// The table, for the divider's thumb and for giving it the focus.
  public var table: TableView { pane.table }

  /// The filter's field.
  public var filter: TextField { pane.filter }

  /// Brings up the strip that chooses for which weapon monsters are shown.
  public func focusWeaponFilter() { pane.weaponFilter.begin() }

  private var isChoosing: Bool { leave != nil }

  /// Where the list only lets choose, its own hint says what Return does.
  private func nameReturnKey() {
    pane.filter.traits.returnKeyType = isChoosing ? .default : .search
  }

  override public var hints: [Hint] {
    let state = browser.state
    let isTyping = pane.filter.isFirstResponder
    if isChoosing { return [Hint("↑↓", "move"), Hint("Return", "take"), Hint("Esc", "leave")] }
    let canClear = isTyping || state.isFiltered
    let clear = canClear ? [Hint("Esc", "clear")] : []
    let unmark = !canClear && !state.marked.isEmpty ? [Hint("Esc", "unmark")] : []
    let move = state.rows.isEmpty ? [] : [Hint("↑↓", "move")]
    return isTyping ? move + clear : clear + unmark
  }

  override public var showsHintsOfNext: Bool { !pane.filter.isFirstResponder }

  /// Up and down move through the matches while the filter is typed; Esc clears the filters also
  /// later, then the marks; Space marks.
  override public func press(_ key: Key) -> Handling {
    switch key {
    case .escape: return escape()
    case .character(" ") where pane.table.isFirstResponder && !isChoosing: return mark()
    default: break
    }
    guard pane.filter.isFirstResponder, [.up, .down, .pageUp, .pageDown].contains(key) else {
      return .passed
    }
    return pane.table.press(key)
  }

  private func escape() -> Handling {
    let state = browser.state
    if let leave {
      leave()
    } else if state.isFiltered {
      browser.clearFilters()
    } else if !state.marked.isEmpty {
      browser.clearMarks()
    } else {
      return .passed
    }
    return .handled
  }

  /// Marks the selected monster, or takes its mark away, and moves on.
  private func mark() -> Handling {
    guard let id = browser.state.selection else { return .passed }
    browser.toggleMark(id)
    return pane.table.press(.down)
  }

  // MARK: - Showing

  /// Few very long names do not make the pane wider for all.
  private static func columnsWanted(_ summaries: [MonsterSummary]) -> Int {
    let columns = summaries.map(MonsterRow.columns).sorted()
    return columns.isEmpty ? 0 : columns[columns.count * 19 / 20]
  }

  /// Shows what of the state is this pane's, and tells the delegate where the selection moved.
  func show(_ state: BrowserState) {
    let before = shown
    shown = state
    if state.summaries != before?.summaries { columnsWanted = Self.columnsWanted(state.summaries) }
    let isSame = state.rows == before?.rows && state.marked == before?.marked
    if !isSame || state.selection != before?.selection {
      pane.table.reloadData(selecting: state.selectedRow)
    }
    if pane.filter.text != state.filter { pane.filter.text = state.filter }
    pane.show(state, isChoosing: isChoosing)
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
    let shown = browser.state.rows[row]
    let isMarked = browser.state.marked.contains(shown.summary.id)
    MonsterRow(
      row: shown, state: state, isMarked: isMarked, theme: theme, ground: table.ground
    ).draw(in: &canvas)
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

  /// Keeps the filter; a list that only lets choose takes the monster.
  public func textFieldShouldReturn(_ field: TextField) {
    if isChoosing { activate?() } else { field.window?.focus(pane.table) }
  }

  /// Clears the filter; the selected monster stays selected.
  public func textFieldShouldCancel(_ field: TextField) {
    if let leave { return leave() }
    browser.setFilter("")
    field.window?.focus(pane.table)
  }
}

extension MonsterListViewController: WeaponFilterDelegate {
  func weaponFilter(_ filter: WeaponFilter, didChange weapon: Weapon.ID?) {
    filter.window?.focus(pane.table)
    browser.setWeaponFilter(weapon)
  }

  func weaponFilterDidEnd(_ filter: WeaponFilter) { filter.window?.focus(pane.table) }
}
