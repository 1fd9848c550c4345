import TerminalKit

extension Window {
  /// What the keys mean now, the first responder's first; of two for one key the first holds.
  /// `isOpen` where nobody in the chain has
  /// kept the hints of those behind from being shown.
  var shownHints: (hints: [Hint], isOpen: Bool) {
    var hints: [Hint] = []
    for responder in chain {
      for hint in responder.hints where !hints.contains(where: { $0.key == hint.key }) {
        hints.append(hint)
      }
      if !responder.showsHintsOfNext { return (hints, false) }
    }
    return (hints, true)
  }
}
