import BestiaryCore
import TerminalKit

extension RootViewController {
  /// Does what a key stands for.
  func perform(_ command: Command) {
    switch command {
    case .add, .edit, .delete, .weapon, .color: performEdit(command)
    case .filter: focusFilter()
    case .weaponFilter: focusWeaponFilter()
    case .undo: browser.undo()
    case .redo: browser.redo()
    case .save: save()
    case .help: window?.present(HelpOverlay())
    case .quit: leave()
    case .list: showList()
    case .narrower: moveDivider(by: -2)
    case .wider: moveDivider(by: 2)
    }
  }

  private func performEdit(_ command: Command) {
    guard !browser.state.isReadOnly else {
      return browser.refuse("This catalog is read-only.")
    }
    switch (command, browser.state.monster) {
    case (.add, _): begin(.adding)
    case (_, nil): browser.refuse("There is no monster here. a adds one.")
    case (.edit, let monster?): begin(.editing(monster.id))
    case (.delete, _): browser.remove(browser.state.targets.map(\.id))
    case (.weapon, _): detail.focusWeapon()
    case (.color, _): detail.toggleColorPicker()
    default: break
    }
  }

  /// Edits a field of the selected monster.
  func edit(_ field: EditableField) {
    guard !browser.state.isReadOnly else {
      return browser.refuse("This catalog is read-only.")
    }
    guard let monster = browser.state.monster else { return }
    switch field {
    case .name: begin(.editing(monster.id))
    case .tags: begin(.tags(monster.id))
    case .picture: begin(.picture(monster.id))
    case .attribute(let key): begin(.attribute(monster.id, key: key))
    case .description: editDescription(of: monster)
    }
  }

  private func editDescription(of monster: Monster) {
    guard let window else { return }
    var title = StyledText("Description  ", window.theme.secondary(on: window.theme.raised))
    title.append(
      monster.name, window.theme.name(monster.color, on: window.theme.raised, isBold: true))
    let id = monster.id
    descriptionEditor.keep = { [weak self] in self?.browser.setDescription($0, of: id) ?? false }
    descriptionEditor.show(in: window, text: monster.description, title: title)
  }

  private func begin(_ session: EditSession, text: String? = nil) {
    if let window { textEntry.begin(session, text: text, in: window) }
  }

  private func focusFilter() {
    if list.view.window == nil { showList() }
    window?.focus(list.filter)
  }

  private func focusWeaponFilter() {
    if list.view.window == nil { showList() }
    list.focusWeaponFilter()
  }

  private func save() {
    guard browser.state.isInMemory else {
      return browser.say("Every change is saved already.")
    }
    begin(.saving, text: suggestedPath)
  }

  /// The catalog's name with the ending of a catalog.
  private var suggestedPath: String {
    let name = browser.state.catalogName
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return base + ".bestiary"
  }

  /// Leaves; asks first where that would lose something.
  private func leave() {
    guard browser.state.hasUnsavedChanges, let window else {
      quit?()
      return
    }
    Alert(
      title: "Leave without saving?",
      message: "\(browser.state.catalogName) is only in memory; its changes are nowhere else.",
      actions: [
        AlertAction("Stay"),
        AlertAction("Save") { [weak self] in self?.save() },
        AlertAction("Discard", style: .destructive) { [weak self] in self?.quit?() },
      ], keyboardAppearance: .alert
    ).present(in: window)
  }
}
