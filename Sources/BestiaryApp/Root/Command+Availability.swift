extension Command {
  /// Whether it does something in that state. The hint bar offers only what does.
  @MainActor func isAvailable(in state: BrowserState) -> Bool {
    switch self {
    case .add: !state.isReadOnly
    case .edit, .weapon, .color, .delete: !state.isReadOnly && state.monster != nil
    case .filter, .weaponFilter: !state.summaries.isEmpty
    case .save: state.isInMemory
    case .undo, .redo: !state.isReadOnly
    case .help, .quit, .list, .narrower, .wider: true
    }
  }
}
