import BestiaryApp
import BestiaryCore
import BestiaryStore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct TextOverlayTests {
  @Test func t8AddOpensTheOverlayEmpty() async throws {
    let story = try Story()

    await story.pilot.press(.character("a"))

    #expect(story.pilot.shows("Add monster"))
    #expect(!story.pilot.shows("✕"))
  }

  @Test func t9EditOpensItWithTheName() async throws {
    let story = try Story()

    await story.pilot.press(.character("j"), .character("e"))

    #expect(story.pilot.shows("Edit name"))
    #expect(story.pilot.lines.contains { $0.hasPrefix("   Cinder") && $0.hasSuffix("✕") })
  }

  @Test func t10T11AnyWindowCanShowItAndTypingLandsInTheField() async throws {
    let window = Window(
      theme: .dark(depth: .truecolor), animator: Animator(clock: ManualClock(), isEnabled: false))
    let terminal = MemoryTerminal(size: Size(columns: 60, rows: 12))
    let application = Application(terminal: terminal, window: window, clock: ManualClock())
    let input = TextInputViewController()

    input.show(in: window, text: "", title: "Anything")
    application.step(.key(.character("x")))

    #expect(input.text == "x")
  }

  @Test func t12T28ItResignsSlidesOutAndIsThenRemoved() async throws {
    let story = try Story(hasAnimation: true)
    await story.pilot.press(.character("a"))
    _ = story.events()
    await story.pilot.press(.escape)
    let before = story.events()

    story.clock.advance(by: 250)
    story.program.application.tick()

    #expect(
      before.prefix(4) == [
        "inputViewDidShow", "shouldDismissTextChanges", "resignFirstResponder",
        "inputViewWillHide",
      ])
    #expect(before.contains("slideOut") && !before.contains("removed"))
    #expect(story.events().contains("removed"))
  }

  @Test func t13TheTextIsExactlyWhatTheFieldShows() async throws {
    let story = try Story()
    await story.pilot.press(.character("a"))

    await story.pilot.type("héllo")
    await story.pilot.press(.enter)

    #expect(story.state.monster?.name == "Héllo")
  }

  @Test(arguments: [(120, 40), (80, 24), (40, 40), (120, 16), (60, 12)])
  func t14T24T26B13TitleFieldAndBarStandOnEachOther(columns: Int, rows: Int) async throws {
    let story = try Story(columns: columns, rows: rows)

    await story.pilot.press(.character("e"))

    let title = try #require(story.pilot.position(of: "Edit name"))
    let field = try #require(story.pilot.position(of: "✕"))
    let bar = try #require(story.window.inputStrip.endFrame)
    #expect(title.row == field.row - 1)
    #expect(field.row == bar.minRow - 1)
    #expect(abs(2 * title.column + 9 - columns) <= 1)
    #expect(story.pilot.shows("[ Okay ]") && story.pilot.shows("[ Cancel ]"))
  }

  @Test func t16ClearEmptiesAndKeepsTheFocus() async throws {
    let story = try Story()
    await story.pilot.press(.character("e"), .control("u"))

    #expect(!story.pilot.shows("✕"))
    await story.pilot.type("x")

    #expect(story.pilot.shows("✕"))
  }

  @Test func t17SentencesBeginWithACapital() async throws {
    let story = try Story()
    await story.pilot.press(.character("a"))

    await story.pilot.type("bog. mire")
    await story.pilot.press(.enter)

    #expect(story.state.monster?.name == "Bog. Mire")
  }

  @Test func t18ReturnIsCalledDone() async throws {
    let story = try Story()

    await story.pilot.press(.character("a"))

    #expect(story.pilot.lines.last?.contains("Return done") == true)
  }

  @Test func t19OkayStandsLeftAndCancelRight() async throws {
    let story = try Story(columns: 80, rows: 24)

    await story.pilot.press(.character("a"))

    let okay = try #require(story.pilot.position(of: "[ Okay ]"))
    let cancel = try #require(story.pilot.position(of: "[ Cancel ]"))
    #expect(okay.column <= 2 && okay.row == cancel.row)
    #expect(cancel.column + 10 == 80 - 1)
  }

  @Test func t20TheButtonsOnlyTell() async throws {
    let window = Window(
      theme: .dark(depth: .truecolor), animator: Animator(clock: ManualClock(), isEnabled: false))
    let terminal = MemoryTerminal(size: Size(columns: 60, rows: 12))
    let application = Application(terminal: terminal, window: window, clock: ManualClock())
    let pilot = Pilot(application: application, terminal: terminal)
    let (input, listener) = (TextInputViewController(), Listener())
    input.delegate = listener
    input.show(in: window, text: "x", title: "Anything")
    application.refresh()

    let okay = try #require(pilot.position(of: "[ Okay ]"))
    await pilot.click(column: okay.column + 3, row: okay.row)

    #expect(listener.accepted == 1)
    #expect(input.isShown)
  }

  @Test func t21ReturnIsOkay() async throws {
    func trace(_ act: (Story) async throws -> Void) async throws -> [String] {
      let story = try Story()
      await story.pilot.press(.character("a"), .character("x"))
      _ = story.events()
      try await act(story)
      return story.events()
    }

    let byKey = try await trace { await $0.pilot.press(.enter) }
    let byClick = try await trace { story in
      let okay = try #require(story.pilot.position(of: "[ Okay ]"))
      await story.pilot.click(column: okay.column + 3, row: okay.row)
    }

    #expect(byKey == byClick)
  }

  @Test func t23WhatIsBehindIsDimmedAndStillReadable() async throws {
    let story = try Story()
    let before = story.pilot.cell(column: 1, row: 0)

    await story.pilot.press(.character("a"))

    let after = story.pilot.cell(column: 1, row: 0)
    #expect(after.glyph == before.glyph)
    #expect(after.background != before.background && after.foreground != before.foreground)
  }

  @Test func t27D23TheSlideTakesAQuarterOfASecond() async throws {
    let story = try Story(hasAnimation: true)
    await story.pilot.press(.character("e"))
    #expect(!story.pilot.shows("Edit name"))

    story.clock.advance(by: 125)
    story.program.application.tick()
    story.program.application.refresh()
    let middle = story.pilot.position(of: "Edit name")?.row ?? -1
    story.clock.advance(by: 125)
    story.program.application.tick()
    story.program.application.refresh()

    let end = try #require(story.pilot.position(of: "Edit name")).row
    #expect(middle < end)
    #expect(!story.window.animator.isRunning)
  }

  @Test func t31CancelLeavesTheModelAsItWas() async throws {
    let story = try Story()
    let before = try story.store.monsters()

    await story.pilot.press(.character("e"))
    await story.pilot.type("xyz")
    await story.pilot.press(.escape)

    #expect(try story.store.monsters() == before)
  }

  @Test func b7OpeningWhileItSlidesOutKeepsItOpen() async throws {
    let story = try Story(hasAnimation: true)
    await story.pilot.press(.character("a"), .escape)
    story.clock.advance(by: 100)
    story.program.application.tick()

    await story.pilot.press(.character("a"))
    story.clock.advance(by: 300)
    story.program.application.tick()
    story.program.application.refresh()

    #expect(story.pilot.shows("Add monster"))
  }

  @Test func b11E4TheFirstFrameHasTheTextAlready() async throws {
    let story = try Story()
    _ = story.events()

    await story.pilot.press(.character("e"))

    #expect(
      story.events() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillShow", "inputViewDidShow",
      ])
    #expect(story.pilot.lines.contains { $0.hasPrefix("   Bogle") })
  }

  @Test func e5OkayAdding() async throws {
    let story = try Story()
    await story.pilot.press(.character("a"), .character("n"))
    _ = story.events()

    await story.pilot.press(.enter)

    let events = story.events()
    #expect(
      events == [
        "shouldAcceptTextChanges", "modelChanged", "monsterSelectionChanged",
        "resignFirstResponder", "inputViewWillHide", "slideOut", "becomeFirstResponder",
        "removed", "inputViewDidHide",
      ])
  }

  @Test func e6B3OkayEditing() async throws {
    let story = try Story()
    await story.pilot.press(.character("e"), .character("x"))
    story.browser.select(Monster.ID("troll"))
    _ = story.events()

    await story.pilot.press(.enter)

    let events = story.events()
    #expect(events.prefix(2) == ["shouldAcceptTextChanges", "modelChanged"])
    #expect(try story.store.monster(Monster.ID("bogle"))?.name == "Boglex")
  }
}

private final class Listener: TextInputViewControllerDelegate {
  var accepted = 0
  func shouldAcceptTextChanges() { accepted += 1 }
  func shouldDismissTextChanges() {}
}
