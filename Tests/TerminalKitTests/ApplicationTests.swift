import Cells
import Testing

@testable import TerminalKit

@Suite struct ApplicationTests {
  private let stage = Stage(isAnimated: true)
  private let log = Log()

  @Test func timersFireOnceWhenTheyAreDue() {
    stage.application.after(milliseconds: 100) { [log] in log.add("late") }
    stage.application.after(milliseconds: 50) { [log] in log.add("early") }

    stage.wait(milliseconds: 49)
    #expect(log.entries == [])
    stage.wait(milliseconds: 1)
    #expect(log.entries == ["early"])
    stage.wait(milliseconds: 500)

    #expect(log.entries == ["early", "late"])
  }

  @Test func aTimerThatIsTakenBackDoesNotFire() {
    let timer = stage.application.after(milliseconds: 50) { [log] in log.add("fired") }

    stage.application.cancel(timer: timer)
    stage.wait(milliseconds: 500)

    #expect(log.entries == [])
  }

  @Test func backgroundWorkIsHandedBackBeforeTheApplicationIsIdle() async {
    stage.application.work.start {
      6 * 7
    } completion: { [log] in
      log.add("\($0)")
    }
    #expect(stage.application.work.count == 1)

    await stage.application.idle()

    #expect(log.entries == ["42"] && stage.application.work.count == 0)
  }

  @Test func deferredActionsRunAfterTheEventAndMayDeferMore() {
    let window = stage.window
    stage.application.unhandledKey = { [log] _ in
      window.afterDispatch {
        log.add("deferred")
        window.afterDispatch { log.add("deferred again") }
      }
      log.add("handled")
    }

    stage.press(.character("x"))

    #expect(log.entries == ["handled", "deferred", "deferred again"])
  }

  @Test func d23AnimationsGoFromZeroToOneAndEnd() {
    var steps: [Double] = []
    stage.window.animator.animate(milliseconds: 100, curve: .linear) {
      steps.append($0)
    } completion: { [log] in
      log.add("done")
    }

    for _ in 0..<5 { stage.wait(milliseconds: 25) }

    #expect(steps == [0.25, 0.5, 0.75, 1] && log.entries == ["done"])
    #expect(!stage.window.animator.isRunning)
  }

  @Test func anAnimationThatIsCancelledIsNotCompleted() {
    let animation = stage.window.animator.animate(milliseconds: 100) { _ in
    } completion: { [log] in
      log.add("done")
    }

    animation.cancel()
    stage.wait(milliseconds: 500)
    stage.window.animator.finishAll()

    #expect(log.entries == [])
  }

  @Test func withoutAnimationEverythingEndsAtOnce() {
    let animator = Animator(clock: stage.clock, isEnabled: false)

    animator.animate(milliseconds: 100) { [log] in
      log.add("\($0)")
    } completion: { [log] in
      log.add("done")
    }

    #expect(log.entries == ["1.0", "done"] && !animator.isRunning)
  }

  @Test func aHangupEndsTheRunAndIsTold() {
    stage.application.terminalEvent = { [log] in log.add("\($0)") }
    stage.terminal.send(.hangup)
    stage.terminal.send(.key(.enter))

    stage.application.run()

    #expect(log.entries == ["hangup"])
  }
}
