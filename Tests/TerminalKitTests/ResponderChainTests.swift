import Cells
import Testing

@testable import TerminalKit

@Suite struct ResponderChainTests {
  private let stage = Stage()
  private let field: Probe
  private let middle: Probe

  init() {
    field = Probe("field", stage.log)
    middle = Probe("middle", stage.log)
    middle.takesInput = false
    middle.add(field)
    stage.add(middle)
  }

  @Test func a1AKeyGoesFromTheFieldThroughItsInputViewsUpToTheControllers() {
    let controller = ProbeController("strip controller", stage.log)
    field.strip = controller.view
    field.bar = Probe("bar", stage.log)
    stage.act { stage.window.focus(field) }
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(
      stage.takeLog() == [
        "field press", "strip controller press", "bar press", "middle press", "root press",
      ])
  }

  @Test func theFirstWhoHandlesAKeyIsTheLastToBeAsked() {
    middle.handledKeys = [.character("x")]
    stage.window.focus(field)
    _ = stage.takeLog()

    let handling = stage.window.send(.character("x"))

    #expect(handling == .handled)
    #expect(stage.takeLog() == ["field press", "middle press"])
  }

  @Test func aKeyThatNobodyTakesIsToldToTheApplication() {
    var unhandled: [Key] = []
    stage.application.unhandledKey = { unhandled.append($0) }

    stage.press(.character("?"), .tab)

    #expect(unhandled == [.character("?")])
  }

  @Test func aPasteGoesTheSameWay() {
    stage.window.focus(field)
    _ = stage.takeLog()

    stage.application.step(.paste("a b"))

    #expect(stage.takeLog() == ["field paste a b", "middle paste a b"])
  }

  @Test func theInputViewsOfAFieldThatGaveUpTheInputAreNotAsked() {
    field.strip = Probe("strip", stage.log)
    stage.act { stage.window.focus(field) }
    stage.act { field.resignFirstResponder() }
    _ = stage.takeLog()

    stage.press(.character("x"))

    #expect(stage.takeLog() == ["field press", "middle press", "root press"])
  }

  @Test func keysGoToTheRootWhereTheViewWithTheRingHasLeftTheScreen() {
    stage.window.focus(field)

    middle.removeFromSuperview()
    _ = stage.takeLog()
    stage.press(.character("x"))

    #expect(stage.takeLog() == ["root press"])
    #expect(stage.window.cursorPosition == nil)
  }

  @Test func hintsAndKeysAskTheSameChain() {
    stage.window.focus(field)

    let names = stage.window.chain.map(\.traceName)

    #expect(names == ["Probe", "Probe", "View", "ProbeController", "Window"])
  }

  @Test func replacingTheRootControllerTellsBoth() {
    _ = stage.takeLog()

    stage.window.rootViewController = ProbeController("second", stage.log)

    #expect(stage.takeLog() == ["root didDisappear", "second willAppear"])
    #expect(stage.root.view.window == nil)
  }

  @Test func childrenAppearAndDisappearWithTheirParent() {
    stage.root.embed(ProbeController("child", stage.log), in: stage.root.view)
    _ = stage.takeLog()

    stage.root.viewWillAppear()
    stage.root.viewDidDisappear()

    #expect(
      stage.takeLog() == [
        "child willAppear", "root willAppear", "child didDisappear", "root didDisappear",
      ])
  }
}
