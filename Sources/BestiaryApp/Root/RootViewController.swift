import BestiaryCore
public import Cells
public import TerminalKit

/// The whole interface: both panes, what is typed over them, and the keys of the program.
public final class RootViewController: ViewController {
  /// Asked to leave the program.
  public var quit: (() -> Void)?
  let browser: Browser
  let list: MonsterListViewController
  let detail: MonsterDetailViewController
  let hintBar = HintBar()
  let textEntry = TextEntry()
  let descriptionEditor = DescriptionEditor()
  var listPopover: Popover?
  /// How far the page was scrolled when the list's pane left, and which monster's it was: so it is
  /// again when the pane comes back.
  private var placeWithList: (monster: Monster.ID?, offset: Int)?
  private let rootView: RootView

  /// The interface of the browser's catalog, with pictures from `artwork`.
  public init(browser: Browser, artwork: any ArtworkSource) {
    self.browser = browser
    list = MonsterListViewController(browser: browser, artwork: artwork)
    detail = MonsterDetailViewController(browser: browser, artwork: artwork)
    rootView = RootView(split: SplitView(master: list.view, detail: detail.view))
    super.init()
    textEntry.browser = browser
  }

  override public func loadView() -> View {
    list.delegate = detail
    list.activate = { [weak self] in self?.activateRow() }
    detail.edit = { [weak self] in self?.edit($0) }
    textEntry.attributeKeys = { [weak self] in self?.detail.editableAttributes ?? [] }
    rootView.split.delegate = self
    rootView.split.detailColumnsWanted = DetailLayout.wideColumns
    rootView.split.dividerThumb = { [weak self] in self?.list.table.indicatorInSplit }
    rootView.titleBar.monsters.action = { [weak self] in self?.perform(.list) }
    browser.stateDidChange = { [weak self] _ in self?.render() }
    return rootView
  }

  /// The bar along the bottom edge, for the window.
  public var footer: View { hintBar }

  /// Shows the state for the first time and gives the list the focus.
  public func begin() {
    render()
    view.window?.layoutIfNeeded()
    focusFirst()
  }

  /// Gives the list the focus, or the first field where the list has no pane.
  private func focusFirst() {
    if rootView.split.showsMaster {
      window?.focus(list.table)
    } else if let first = detail.view.focusableViews.first {
      window?.focusWithoutInput(first)
    }
  }

  /// Lays everything out anew: pictures are blended with the background.
  func themeDidChange() { browser.artworkDidLoad() }

  // MARK: - Showing

  /// Pushes the state into the panes.
  private func render() {
    let state = browser.state
    detail.prepare(for: state)
    list.show(state)
    detail.show(state)
    rootView.split.masterColumnsWanted = list.columnsWanted
    rootView.titleBar.catalogName = title(of: state)
    rootView.titleBar.count = count(of: state)
    view.setNeedsLayout()
  }

  private func title(of state: BrowserState) -> String {
    var title = state.catalogName
    if state.isReadOnly { title += "  read-only" }
    if state.isInMemory { title += state.hasUnsavedChanges ? "  not saved" : "  in memory" }
    return title
  }

  private func count(of state: BrowserState) -> String {
    if rootView.titleBar.showsButton, let row = state.selectedRow {
      return "\(row + 1) of \(state.rows.count)"
    }
    let all = state.summaries.count == 1 ? "1 monster" : "\(state.summaries.count) monsters"
    return state.marked.isEmpty ? all : "\(state.marked.count) marked · \(all)"
  }

  /// Brings the hint bar up to date with who has the focus. Called before each layout.
  public func updateHints() {
    guard let window else { return }
    hintBar.isHidden = rootView.isTooSmall
    // A window that began too small had nothing that could take the focus.
    if !rootView.isTooSmall, window.focusedView == nil { focusFirst() }
    hintBar.message = browser.state.message.map { message in
      let isProblem = message.tone == .problem
      return StyledText(
        DisplayText.harmless(message.text), isProblem ? window.theme.danger : .plain)
    }
    let (hints, isOpen) = window.shownHints
    let isInPane = isOpen && window.presentations.isEmpty
    hintBar.action = isInPane && !browser.state.isReadOnly ? addHint : nil
    if hintBar.shownHints != hints { hintBar.shownHints = hints }
    rootView.titleBar.count = count(of: browser.state)
  }

  private var addHint: Hint? {
    guard let hint = KeyBinding.hint(for: .add) else { return nil }
    return (window?.bounds.columns ?? 0) < 72 ? Hint(hint.key, "Add") : hint
  }

  override public var hints: [Hint] {
    let state = browser.state
    let lead: [Command] = rootView.split.showsMaster || listPopover != nil ? [] : [.list]
    let commands = lead + [.filter, .weapon, .help, .color, .quit, .delete, .undo]
    return listHints(state) + clearing(state) + KeyBinding.hints(for: commands, in: state)
  }

  /// What the keys of the list mean: in a popover it is left by choosing.
  private func listHints(_ state: BrowserState) -> [Hint] {
    let move = state.rows.isEmpty ? [] : [Hint("↑↓", "move")]
    if listPopover != nil { return move + [Hint("Return", "show"), Hint("Esc", "close")] }
    guard window?.focusedView === list.table, !state.rows.isEmpty else { return [] }
    let edit = Command.edit.isAvailable(in: state) ? [Hint("Return", "edit")] : []
    return move + [Hint("Tab", "fields")] + edit
  }

  /// Esc clears the filters wherever the focus is once no monster is left.
  private func clearing(_ state: BrowserState) -> [Hint] {
    state.rows.isEmpty && state.isFiltered ? [Hint("Esc", "clear")] : []
  }

  // MARK: - Keys

  override public func press(_ key: Key) -> Handling {
    if key == .escape, !clearing(browser.state).isEmpty {
      browser.clearFilters()
      return .handled
    }
    if key == .escape, leaveField() { return .handled }
    guard let command = KeyBinding.command(for: key) else { return .passed }
    if !rootView.isTooSmall || command == .quit { perform(command) }
    return .handled
  }

  /// Goes from a field that nobody types into back to the list, where that has a pane.
  private func leaveField() -> Bool {
    guard rootView.split.showsMaster, listPopover == nil, let view = window?.focusedView,
      view.isDescendant(of: detail.view)
    else { return false }
    return window?.focus(list.table) ?? false
  }

  private func activateRow() {
    if let listPopover { return listPopover.dismiss() }
    perform(.edit)
  }

  func moveDivider(by columns: Int) { rootView.split.moveDivider(by: columns) }

  /// Shows the list as a popover where it has no pane, else gives it the focus.
  func showList() {
    guard !rootView.split.showsMaster else {
      window?.focus(list.table)
      return
    }
    if let listPopover { return listPopover.dismiss() }
    let area = view.bounds
    let popover = Popover(
      content: list,
      contentSize: Size(columns: min(36, area.columns - 10), rows: max(4, area.rows - 8)))
    popover.delegate = self
    popover.thumb = { [weak self] in self?.list.table.indicatorInSplit }
    listPopover = popover
    let button = rootView.titleBar.monsters
    popover.present(from: button) { button.bounds }
    window?.focus(list.table)
  }
}

extension RootViewController: PopoverDelegate {
  /// The list is gone from the screen.
  public func popover(_ popover: Popover, didDismiss reason: Popover.DismissReason) {
    listPopover = nil
  }
}

extension RootViewController: SplitViewDelegate {
  /// A button takes the list's place.
  public func splitView(_ splitView: SplitView, willHide master: View) {
    rootView.titleBar.showsButton = true
    placeWithList = (browser.state.selection, detail.scrollView.contentOffset)
  }

  /// The list is back beside the detail pane.
  public func splitView(_ splitView: SplitView, willShow master: View) {
    rootView.titleBar.showsButton = false
    listPopover?.dismiss()
    if let placeWithList, placeWithList.monster == browser.state.selection {
      detail.scrollView.scroll(to: placeWithList.offset)
    }
  }
}

extension ScrollView {
  /// The thumb's rows in the cells of the view two levels up, the split view.
  fileprivate var indicatorInSplit: Range<Int>? {
    guard let rows = indicatorRows else { return nil }
    return rows.lowerBound + frame.minRow..<rows.upperBound + frame.minRow
  }
}
