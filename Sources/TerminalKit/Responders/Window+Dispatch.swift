public import Cells

extension Window {
  /// Sends a key along the responder chain. Passed by all, it moves the focus for Tab and is
  /// otherwise not used.
  @discardableResult
  public func send(_ key: Key) -> Handling {
    for responder in chain where responder.press(key) == .handled { return .handled }
    guard key.code == .tab else { return .passed }
    moveFocus(forward: !key.modifiers.contains(.shift))
    return .handled
  }

  /// Sends a pasted text along the responder chain.
  @discardableResult
  public func send(paste text: String) -> Handling {
    for responder in chain where responder.paste(text) == .handled { return .handled }
    return .passed
  }

  /// Who is asked for a key, in order: the first responder (else the view with the focus ring), its
  /// input view and accessory, and so on up the chain. Nothing behind a modal presentation is
  /// asked.
  public var chain: [Responder] {
    let reached = reachedPresentations
    let modal = reached.first { $0.isModal }
    var start = keyTarget
    if modal != nil, !reached.contains(where: { (start as? View)?.isDescendant(of: $0) ?? false }) {
      start = reached.last
    }
    start = start ?? reached.last ?? rootViewController?.view ?? self
    var chain = [Responder]()
    while let responder = start {
      chain.append(responder)
      if responder === firstResponder { chain += inputStrip.responders }
      if responder === modal { return chain + [modal?.viewController].compactMap { $0 } }
      start = modal != nil && responder is Presentation ? modal : responder.next
    }
    return chain
  }

  /// The presentations that keys and clicks may reach: the last modal one and those over it.
  var reachedPresentations: ArraySlice<Presentation> {
    presentations[(presentations.lastIndex(where: \.isModal) ?? 0)...]
  }

  /// Sends what the mouse did to the view under it, then up its superviews. A press first moves
  /// the focus to the nearest view there that takes it, and what follows until the button is
  /// released goes to the view that took the press.
  @discardableResult
  public func send(_ mouse: Mouse) -> Handling {
    switch mouse.kind {
    case .press: return pressMouse(mouse)
    case .drag, .release:
      let target = mouseTarget
      if mouse.kind == .release { mouseTarget = nil }
      return target?.mouse(mouse.seen(from: target)) ?? .passed
    case .wheel:
      if isBehindModal(mouse.position) { return .handled }
      return offer(mouse, to: view(at: mouse.position)).handling
    }
  }

  private func isBehindModal(_ position: Position) -> Bool {
    guard reachedPresentations.contains(where: \.isModal) else { return false }
    let frames = reachedPresentations.map(\.frame) + [inputStrip.frameInWindow]
    return !frames.contains { $0.contains(position) }
  }

  /// The footer is asked first: what it offers is meant for whoever has the input.
  private func pressMouse(_ mouse: Mouse) -> Handling {
    if let footer, footer.frame.contains(mouse.position),
      footer.mouse(mouse.seen(from: footer)) == .handled
    {
      mouseTarget = nil
      return .handled
    }
    if let handling = dismissPresentations(outside: mouse.position) { return handling }
    let hit = view(at: mouse.position)
    moveFocus(toClickOn: hit)
    let answer = offer(mouse, to: hit)
    mouseTarget = answer.view
    return answer.handling
  }

  /// Dismisses popovers that the click is not in. A modal presentation swallows it.
  private func dismissPresentations(outside position: Position) -> Handling? {
    if inputStrip.frameInWindow.contains(position) { return nil }
    for presentation in presentations.reversed() {
      if presentation.isModal {
        return presentation.frame.contains(position) ? nil : .handled
      }
      if presentation.frame.contains(position) { return nil }
      presentation.clickedOutside()
    }
    return nil
  }

  private func moveFocus(toClickOn hit: View?) {
    guard let hit, !hit.isDescendant(of: inputStrip.container) else { return }
    var candidate: View? = hit
    while let view = candidate, !view.isFocusable { candidate = view.superview }
    if let view = candidate { focus(view) } else { makeFirstResponder(nil) }
  }

  private func view(at position: Position) -> View? {
    for view in drawingOrder.reversed() where !view.isHidden && view.frame.contains(position) {
      if let hit = view.hitTest(position - view.frame.origin) { return hit }
    }
    return nil
  }

  private func offer(_ mouse: Mouse, to hit: View?) -> (view: View?, handling: Handling) {
    var candidate = hit
    while let view = candidate {
      if view.isUserInteractionEnabled, view.mouse(mouse.seen(from: view)) == .handled {
        return (view, .handled)
      }
      candidate = view.superview
    }
    return (nil, .passed)
  }
}

extension Mouse {
  fileprivate func seen(from view: View?) -> Mouse {
    guard let view else { return self }
    return Mouse(kind, at: view.convertFromWindow(position))
  }
}
