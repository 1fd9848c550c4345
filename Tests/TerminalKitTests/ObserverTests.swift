import Cells
import Testing

@testable import TerminalKit

@Suite struct ObserverTests {
  /// Observes while it is on screen.
  private final class Observing: ViewController {
    var registration: InputViewNotifications.Registration?

    override func loadView() -> View { ScrollView() }

    override func viewWillAppear() {
      super.viewWillAppear()
      registration = window?.notifications.observe { _ in }
    }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      registration = nil
    }
  }

  private let stage = Stage()

  @Test func a19B8B21ObserversLiveOnlyWhileTheScreenIsShown() {
    let before = stage.window.notifications.observerCount
    let (one, two) = (Observing(), Observing())

    for _ in 0..<100 {
      stage.window.rootViewController = one
      #expect(stage.window.notifications.observerCount == before + 2)
      stage.window.rootViewController = two
      #expect(stage.window.notifications.observerCount == before + 2)
    }
    stage.window.rootViewController = nil

    #expect(stage.window.notifications.observerCount == before)
  }

  @Test func a19B8PopoversLeaveNoObserversBehind() {
    let before = stage.window.notifications.observerCount
    let popover = Popover(content: Observing(), contentSize: Size(columns: 4, rows: 2))

    for _ in 0..<100 {
      stage.act { popover.present(from: stage.root.view) { .zero } }
      stage.act { popover.dismiss() }
    }

    #expect(stage.window.notifications.observerCount == before)
  }

  @Test func observersAreCalledInTheOrderTheyCame() {
    let log = Log()
    let notifications = stage.window.notifications
    let first = notifications.observe { _ in log.add("first") }
    let second = notifications.observe { _ in log.add("second") }
    let field = Probe("field")
    field.strip = Panel("s", rows: 1)
    stage.add(field)

    stage.window.focus(field)

    #expect(log.entries == ["first", "second"])
    _ = (first, second)
  }

  @Test func anObserverMayLeaveWhileItIsCalled() {
    var registration: InputViewNotifications.Registration?
    var calls = 0
    registration = stage.window.notifications.observe { _ in
      calls += 1
      registration = nil
    }
    let field = Probe("field")
    field.strip = Panel("s", rows: 1)
    stage.add(field)

    stage.act { stage.window.focus(field) }

    #expect(calls == 1 && registration == nil)
  }
}
