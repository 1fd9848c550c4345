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
    case .quitAnyway: quit?()
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
    case (.add, _): ask(.adding, title: "Add monster", text: "")
    case (_, nil): browser.refuse("There is no monster here. a adds one.")
    case (.edit, let monster?): ask(.editing(monster.id), title: "Edit name", text: monster.name)
    case (.delete, _): browser.remove(browser.state.targets.map(\.id))
    case (.weapon, _): detail.focusWeapon()
    case (.color, _): detail.toggleColorPicker()
    default: break
    }
  }

  private func ask(_ session: EditSession, title: String, text: String) {
    guard let window else { return }
    nameInput.begin(session, title: title, text: text, in: window)
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
    ask(.saving, title: "Save the catalog as", text: suggestedPath)
  }

  /// The catalog's name with the ending of a catalog.
  private var suggestedPath: String {
    let name = browser.state.catalogName
    let base = name.hasSuffix(".json") ? String(name.dropLast(5)) : name
    return base + ".bestiary"
  }

  private func leave() {
    guard browser.state.hasUnsavedChanges else {
      quit?()
      return
    }
    browser.refuse("Changes are only in memory. Ctrl-S saves them, Q leaves without.")
  }
}
