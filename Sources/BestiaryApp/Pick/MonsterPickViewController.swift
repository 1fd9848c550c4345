import BestiaryCore
import Cells
import TerminalKit

/// The list alone: Return takes the selected monster.
final class MonsterPickViewController: ViewController, PickScreen {
  var finish: ((String?) -> Void)?
  private let browser: Browser
  private let list: MonsterListViewController
  private let titleBar = TitleBar()

  /// A list of the browser's monsters to choose from, with pictures from `artwork`.
  init(browser: Browser, artwork: any ArtworkSource) {
    self.browser = browser
    list = MonsterListViewController(browser: browser, artwork: artwork)
    super.init()
  }

  override func loadView() -> View {
    titleBar.catalogName = "Choose a monster"
    list.activate = { [weak self] in self?.take() }
    list.leave = { [weak self] in self?.finish?(nil) }
    return MonsterPickView(titleBar: titleBar, list: list.view)
  }

  override var hints: [Hint] {
    [.filter, .weaponFilter].compactMap(KeyBinding.hint) + [Hint("q", "leave")]
  }

  override func press(_ key: Key) -> Handling {
    switch KeyBinding.command(for: key) {
    case .filter: window?.focus(list.filter)
    case .weaponFilter: list.focusWeaponFilter()
    case .quit: finish?(nil)
    default: return .passed
    }
    return .handled
  }

  func show(_ state: BrowserState) {
    list.show(state)
    titleBar.count = state.summaries.count == 1 ? "1 monster" : "\(state.summaries.count) monsters"
    view.setNeedsLayout()
  }

  func begin() { window?.focus(list.table) }

  private func take() {
    guard let id = browser.state.selection else { return }
    finish?(id.text)
  }
}

/// The title above the list, which has the whole width.
private final class MonsterPickView: View {
  private let titleBar: TitleBar
  private let list: View

  init(titleBar: TitleBar, list: View) {
    self.titleBar = titleBar
    self.list = list
    super.init()
    add(list)
    add(titleBar)
  }

  override func layoutSubviews() {
    let top = bounds.rows >= 8 ? TitleBar.rows : 0
    titleBar.isHidden = top == 0
    titleBar.frame = Rect(column: 0, row: 0, columns: bounds.columns, rows: top)
    list.frame = Rect(column: 0, row: top, columns: bounds.columns, rows: bounds.rows - top)
  }
}
