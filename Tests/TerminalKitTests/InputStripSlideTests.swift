import Cells
import SharedFixtures
import Testing

@testable import TerminalKit

@Suite struct InputStripSlideTests {
  private let stage = Stage(isAnimated: true)
  private let field: Probe

  init() {
    field = Probe("field", stage.log, at: Rect(column: 0, row: 0, columns: 5, rows: 1))
    field.strip = Panel("s", rows: 4)
    stage.add(field)
    _ = stage.takeEvents()
  }

  /// The rows on which the strip is seen.
  private var rows: [Int] { (0..<12).filter { stage.line($0).hasPrefix("ss") } }

  private func show() { stage.act { stage.window.focus(field) } }
  private func hide() { stage.act { field.resignFirstResponder() } }

  @Test func itSlidesUpFastFirstThenSlower() {
    show()
    #expect(rows == [])

    let positions = (1...10).map { _ in
      stage.wait(milliseconds: 25)
      return rows.first ?? 11
    }

    #expect(positions == [10, 10, 9, 8, 8, 8, 7, 7, 7, 7])
    #expect(stage.takeEvents().suffix(2) == ["inputViewWillShow", "inputViewDidShow"])
  }

  @Test(arguments: [50, 125, 200])
  func b20TheCurveThatIsToldIsTheOneOfTheSlide(milliseconds: Int) throws {
    show()
    let told = try #require(stage.notifications.first)
    var progress = 0.0
    stage.window.animator.animate(milliseconds: told.duration, curve: told.curve) {
      progress = $0
    } completion: {
    }

    stage.wait(milliseconds: milliseconds)

    let rows = Double(told.end.minRow - told.begin.minRow) * progress
    #expect(progress > 0 && progress < 1)
    #expect(
      stage.window.inputStrip.container.frame.minRow == told.begin.minRow + Int(rows.rounded()))
  }

  @Test func didShowComesWhenTheSlideIsOver() {
    show()
    #expect(stage.takeEvents() == ["becomeFirstResponder", "inputViewWillShow"])

    stage.wait(milliseconds: 249)
    #expect(stage.takeEvents() == [])
    stage.wait(milliseconds: 1)

    #expect(stage.takeEvents() == ["inputViewDidShow"])
    #expect(stage.notifications.allSatisfy { $0.duration == 250 })
  }

  @Test func itSlidesDownAndIsRemovedWhenTheSlideIsOver() {
    show()
    stage.wait(milliseconds: 250)

    hide()
    stage.wait(milliseconds: 125)
    #expect(rows == [10])
    #expect(field.strip?.superview != nil)
    stage.wait(milliseconds: 125)

    #expect(rows == [] && field.strip?.superview == nil)
    #expect(stage.takeEvents().suffix(2) == ["inputViewWillHide", "inputViewDidHide"])
  }

  @Test func aKeyDuringTheSlideFinishesItFirst() {
    show()
    stage.wait(milliseconds: 50)
    field.handledKeys = [.character("x")]
    field.onPress = { [stage] in stage.window.record("pressed") }
    _ = stage.takeEvents()

    stage.press(.character("x"))

    #expect(stage.takeEvents() == ["inputViewDidShow", "pressed"])
    #expect(rows == [7, 8, 9, 10])
    #expect(!stage.window.animator.isRunning)
  }

  @Test func showingAgainWhileHidingEndsTheHidingFirst() {
    show()
    stage.wait(milliseconds: 250)
    _ = stage.takeEvents()

    hide()
    stage.wait(milliseconds: 100)
    show()
    stage.wait(milliseconds: 250)

    #expect(
      stage.takeEvents() == [
        "resignFirstResponder", "inputViewWillHide", "becomeFirstResponder", "inputViewDidHide",
        "inputViewWillShow", "inputViewDidShow",
      ])
    #expect(rows == [7, 8, 9, 10])
  }

  @Test func hidingWhileItComesUpEndsTheShowingFirst() {
    show()
    stage.wait(milliseconds: 100)
    hide()
    stage.wait(milliseconds: 250)

    #expect(
      stage.takeEvents() == [
        "becomeFirstResponder", "inputViewWillShow", "resignFirstResponder", "inputViewDidShow",
        "inputViewWillHide", "inputViewDidHide",
      ])
    #expect(rows == [])
  }

  @Test func resizingWhileItComesUpEndsTheShowingFirst() {
    show()
    stage.wait(milliseconds: 100)
    _ = stage.takeEvents()

    stage.resize(columns: 40, rows: 20)
    stage.wait(milliseconds: 500)

    #expect(
      stage.takeEvents() == [
        "inputViewDidShow", "inputViewWillChangeFrame", "inputViewDidChangeFrame",
      ])
    #expect(stage.window.inputStrip.container.frame.minRow == 15)
  }

  @Test func resizingWhileItGoesStillHidesIt() {
    show()
    stage.wait(milliseconds: 250)
    hide()
    stage.wait(milliseconds: 50)

    stage.resize(columns: 40, rows: 20)
    stage.wait(milliseconds: 250)

    #expect(stage.takeEvents().last == "inputViewDidHide")
    #expect(!(0..<20).contains { stage.line($0).hasPrefix("ss") })
  }

  @Test func manyChangesInARowKeepEachWillBeforeItsDidWithTheSameFrames() {
    var random = SeededGenerator(seed: 3)
    let pairs: [InputViewNotification.Name: InputViewNotification.Name] = [
      .inputViewWillShow: .inputViewDidShow, .inputViewWillHide: .inputViewDidHide,
      .inputViewWillChangeFrame: .inputViewDidChangeFrame,
    ]

    for _ in 0..<300 {
      switch Int.random(in: 0...4, using: &random) {
      case 0: show()
      case 1: hide()
      case 2: stage.press(.character("x"))
      case 3: stage.resize(columns: 40, rows: Int.random(in: 8...20, using: &random))
      default: stage.wait(milliseconds: Int.random(in: 0...200, using: &random))
      }
    }
    stage.wait(milliseconds: 250)

    #expect(stage.notifications.count > 100 && stage.notifications.count.isMultiple(of: 2))
    for index in stride(from: 0, to: stage.notifications.count - 1, by: 2) {
      let (will, did) = (stage.notifications[index], stage.notifications[index + 1])
      #expect(pairs[will.name] == did.name)
      #expect(will.begin == did.begin && will.end == did.end)
    }
  }
}
