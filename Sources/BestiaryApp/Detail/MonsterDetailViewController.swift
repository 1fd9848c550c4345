public import BestiaryCore
import Cells
public import TerminalKit

/// A field that is edited by typing.
enum EditableField: Hashable {
  case name, tags, picture, description
  case attribute(String)
}

/// The right pane. It hears what was chosen in the list, the colour picker and the weapon field, and
/// is the only place where these answers become changes to the monster.
public final class MonsterDetailViewController: ViewController {
  /// Asked to edit a field of the monster shown.
  var edit: ((EditableField) -> Void)?
  private let browser: Browser
  private let detail: MonsterDetailView
  private var popover: Popover?
  private var shown: BrowserState?

  /// A pane of the browser's selected monster, with pictures from `artwork`.
  public init(browser: Browser, artwork: any ArtworkSource) {
    self.browser = browser
    detail = MonsterDetailView(artwork: artwork)
    super.init()
  }

  override public func loadView() -> View {
    detail.weapon.delegate = self
    detail.color.activate = { [weak self] in self?.toggleColorPicker() }
    detail.name.activate = { [weak self] in self?.edit?(.name) }
    detail.tags.activate = { [weak self] in self?.edit?(.tags) }
    detail.portrait.activate = { [weak self] in self?.edit?(.picture) }
    detail.description.activate = { [weak self] in self?.edit?(.description) }
    detail.attributes.fold = { [weak self] in self?.browser.setFolded($0, group: $1) }
    detail.attributes.edit = { [weak self] in self?.edit?(.attribute($0)) }
    detail.attributes.refuseToEdit = { [weak self] in
      self?.browser.refuse("That has more than one value and can't be edited here.")
    }
    return detail
  }

  /// The keys of the attributes with a single value, in the order they are shown.
  var editableAttributes: [String] { detail.attributes.editableKeys }

  /// The view that scrolls, for the divider's thumb and tests.
  public var scrollView: ScrollView { detail }

  // MARK: - Showing

  /// Has the weapon field give up the input where another monster is about to be shown, before
  /// anybody is told of that one.
  func prepare(for state: BrowserState) {
    if state.monster?.id != shown?.monster?.id { detail.weapon.resignFirstResponder() }
  }

  /// Shows what of the state is this pane's.
  func show(_ state: BrowserState) {
    defer { shown = state }
    if state.monster?.id != shown?.monster?.id { selectionDidChange() }
    let isSame =
      state.monster == shown?.monster && EmptyNote(state) == shown.flatMap(EmptyNote.init)
    if !isSame || state.artworkVersion != shown?.artworkVersion {
      refresh(state)
    }
    detail.weapon.offerWeapons(of: state)
    detail.attributes.accordion.foldedKeys = state.foldedGroups
    let canEdit = !state.isReadOnly
    for field in [detail.weapon, detail.color, detail.name] as [View] {
      field.isUserInteractionEnabled = canEdit
    }
  }

  /// Everything in the pane comes from the present monster; none of it is told to a delegate.
  private func refresh(_ state: BrowserState) {
    detail.show(state.monster, else: EmptyNote(state))
    detail.weapon.weapon = state.monster?.preferredWayToKill
  }

  private func selectionDidChange() {
    popover?.dismiss()
    detail.forgetRevealed()
    detail.scroll(to: 0)
  }

  // MARK: - Fields

  /// Gives the weapon field the input, which brings up its input view.
  public func focusWeapon() {
    guard canChange else { return }
    if window?.focus(detail.weapon) == true, !detail.weapon.isFirstResponder {
      detail.weapon.becomeFirstResponder()
    }
  }

  /// Opens the colour picker at the colour field, or closes it, putting the old colour back.
  public func toggleColorPicker() {
    if let popover { return popover.dismiss(.cancelled) }
    guard canChange, let monster = browser.state.monster else { return }
    let picker = ColorPickerViewController(
      color: monster.color, catalogColors: catalogColors, subject: browser.state.subject)
    picker.delegate = self
    window?.focusWithoutInput(detail.color)
    detail.color.scrollIntoView()
    let popover = Popover(content: picker, contentSize: size(of: picker))
    popover.delegate = self
    popover.leastColumns = ColorPickerViewController.leastColumns
    popover.territory = { [weak self] in self?.detail.frameInWindow }
    if !browser.state.isForShown { popover.title = browser.state.subject }
    self.popover = popover
    detail.color.isOpen = true
    popover.present(from: detail.color) { [weak self] in self?.detail.color.swatch ?? .zero }
  }

  private func size(of picker: ColorPickerViewController) -> Size {
    let area = window?.contentArea ?? .zero
    let row = detail.color.convertToWindow(detail.color.swatch.origin).row
    let beside = max(row - area.minRow, area.maxRow - row - 1)
    return picker.preferredSize(besideAnchor: beside, inAll: area.rows)
  }

  private var canChange: Bool {
    if browser.state.isReadOnly { browser.refuse("This catalog is read-only.") }
    return !browser.state.isReadOnly && browser.state.monster != nil
  }

  /// The catalog's colours, the most used first.
  private var catalogColors: [HexColor] {
    var counts: [HexColor: Int] = [:]
    for color in browser.state.summaries.compactMap(\.color) { counts[color, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key.value) < ($0.value, $1.key.value) }.map(\.key)
  }
}

// MARK: - Answers

extension MonsterDetailViewController: WeaponSelectorDelegate {
  /// Dismisses any popover, then makes the change. The monster shown may not be one of those that
  /// are marked: it is shown anew.
  public func weaponChanged(_ weapon: Weapon.ID?) {
    popover?.dismiss()
    browser.choose(weapon, for: browser.state.targets.map(\.id))
    refresh(browser.state)
    detail.weapon.offerWeapons(of: browser.state)
  }
}

extension MonsterDetailViewController: ColorPickerDelegate {
  /// Shows the colour; the monster keeps its own for now.
  public func colorSelected(_ color: HexColor?) {
    detail.name.color = color
    detail.color.color = color
  }

  /// Closes the picker and makes the change.
  public func colorPicker(_ picker: ColorPickerViewController, didKeep color: HexColor?) {
    let ids = browser.state.targets.map(\.id)
    popover?.dismiss()
    browser.choose(color, for: ids)
  }

  /// Closes the picker; the old colour holds.
  public func colorPickerDidCancel(_ picker: ColorPickerViewController) {
    popover?.dismiss(.cancelled)
  }
}

extension MonsterDetailViewController: PopoverDelegate {
  /// Shows the monster's own colour again.
  public func popover(_ popover: Popover, didDismiss reason: Popover.DismissReason) {
    self.popover = nil
    detail.color.isOpen = false
    colorSelected(browser.state.monster?.color)
  }
}

extension MonsterDetailViewController: MonsterSelectionDelegate {
  /// Shows the monster that is selected now.
  public func monsterSelectionChanged(_ id: Monster.ID?) { show(browser.state) }
}
