import BestiaryApp
import BestiaryCore
import Cells
import TerminalKit
import TerminalKitTesting
import Testing

@Suite struct EventOrderTests {
  @Test func e1TheWeaponFieldGainsFocus() async throws {
    let story = try Story(columns: 80, rows: 24)
    _ = story.events()

    await story.pilot.press(.character("w"))

    let events = story.events()
    #expect(
      events == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillShow", "contentInset",
        "contentInset", "inputViewDidShow",
      ])
  }

  @Test func e2AWeaponIsChosen() async throws {
    let story = try Story(columns: 80, rows: 24)
    await story.pilot.press(.character("w"))
    _ = story.events()

    await story.pilot.press(.character("3"))

    #expect(
      story.events() == [
        "weaponTapped", "resignFirstResponder", "inputViewWillHide", "weaponChanged",
        "modelChanged", "inputViewDidHide", "contentInset", "contentInset",
      ])
  }

  @Test func e3DoneOrEsc() async throws {
    let story = try Story(columns: 80, rows: 24)
    await story.pilot.press(.character("w"))
    _ = story.events()

    await story.pilot.press(.escape)

    #expect(
      story.events() == [
        "doneTapped", "resignFirstResponder", "inputViewWillHide", "inputViewDidHide",
        "contentInset", "contentInset",
      ])
  }

  @Test func e7B26D4TheSelectionChangesWhileAStripIsOpen() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    let place = try #require(story.pilot.position(of: "Grub"))
    _ = story.events()

    await story.pilot.click(column: place.column, row: place.row)
    let events = story.events()
    await story.pilot.press(.character("3"))

    let resigned = try #require(events.firstIndex(of: "resignFirstResponder"))
    let changed = try #require(events.firstIndex(of: "monsterSelectionChanged"))
    #expect(resigned < changed)
    #expect(!events.contains("weaponChanged"))
    #expect(try story.monster("Bogle").preferredWayToKill?.text == "blowgun")
  }

  @Test func e7TheStripGoesBeforeTheNextMonsterIsToldOf() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    _ = story.events()

    await story.pilot.press(.character("d"))
    await story.pilot.press(.character("3"))

    #expect(
      story.events().prefix(5) == [
        "modelChanged", "resignFirstResponder", "inputViewWillHide", "monsterSelectionChanged",
        "inputViewDidHide",
      ])
    #expect(try story.monster("Cinder").preferredWayToKill?.text == "fire")
  }

  @Test func e8TheTerminalIsResizedWhileAStripIsOpen() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    _ = story.events()

    await story.pilot.resize(columns: 80, rows: 24)

    let events = story.events()
    let will = try #require(events.firstIndex(of: "inputViewWillChangeFrame"))
    let did = try #require(events.firstIndex(of: "inputViewDidChangeFrame"))
    #expect(will < did)
    #expect(events[will..<did].contains("contentInset"))
    #expect(story.pilot.shows("Preferred way to kill"))
  }

  @Test func e9FromOneFieldWithAStripToAnother() async throws {
    let story = try Story()
    await story.pilot.press(.character("w"))
    _ = story.events()

    await story.pilot.press(.character("W"))

    #expect(
      story.events() == [
        "resignFirstResponder", "becomeFirstResponder", "inputViewWillChangeFrame",
        "inputViewDidChangeFrame",
      ])
    #expect(story.pilot.shows("1 Blowgun"))
  }

  @Test func anAnimatedSlideIsFinishedByAKey() async throws {
    let story = try Story(hasAnimation: true)
    await story.pilot.press(.character("w"))
    #expect(story.count(of: "inputViewDidShow") == 0)

    await story.pilot.press(.right)

    #expect(story.count(of: "inputViewDidShow") == 1)
    #expect(story.pilot.shows("2 Fire"))
  }

  @Test func theSlideEndsAfterAQuarterOfASecond() async throws {
    let story = try Story(hasAnimation: true)
    await story.pilot.press(.character("w"))
    let container = story.window.inputStrip.container
    #expect(container.frame.minRow == 39)

    story.clock.advance(by: 125)
    story.program.application.tick()
    let middle = container.frame.minRow
    story.clock.advance(by: 125)
    story.program.application.tick()

    #expect(middle < 39 && middle > container.frame.minRow)
    #expect(story.count(of: "inputViewDidShow") == 1)
  }
}
