import BestiaryCore
import BestiaryStore
import Cells
import JSON
import TerminalKit
import TerminalKitTesting
import Testing

@testable import BestiaryApp

/// The text overlay and the keys that reach it.
@Suite struct FieldFollowingTests {
  /// Whether the field stands on the bar and the bar on the hint bar.
  private func expectFieldOnBar(
    _ story: Story, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bar = try #require(story.window.inputStrip.endFrame)
    let field = try #require(story.window.focusedView as? TextField)
    #expect(field.frameInWindow.minRow == bar.minRow - 1, sourceLocation: sourceLocation)
    #expect(bar.maxRow == story.window.bounds.rows - 1, sourceLocation: sourceLocation)
  }

  @Test func a1AKeyGoesUpTheChainUntilItIsHandled() async throws {
    let story = try Story()

    await story.pilot.press(.character("?"))
    #expect(story.pilot.shows("Keys"))
    await story.pilot.press(.escape, .character("a"), .character("?"))

    let field = try #require(story.window.focusedView as? TextField)
    #expect(field.text == "?")
    #expect(story.window.presentations.count == 1)
  }

  @Test func t25WithAndWithoutAFilterTheFieldStandsOnTheBar() async throws {
    let story = try Story(columns: 80, rows: 24)
    await story.pilot.press(.character("e"))
    try expectFieldOnBar(story)

    await story.pilot.press(.escape, .character("/"))
    await story.pilot.type("o")
    await story.pilot.press(.enter, .character("e"))

    #expect(story.state.rows.map(\.summary.name) == ["Bogle", "Troll"])
    try expectFieldOnBar(story)
  }

  @Test func a25EachFieldNamesItsReturnKey() async throws {
    var contents = CatalogContents.f5
    guard case .object(let object) = try JSONReader().read(#"{"speed": "slow", "hp": 2}"#) else {
      return
    }
    contents.monsters[0].attributes = object
    let story = try Story(contents)
    await story.pilot.press(.character("/"))
    #expect(story.pilot.lines.last?.contains("Return search") == true)

    await story.pilot.press(.escape, .character("e"))
    #expect(story.pilot.lines.last?.contains("Return done") == true)
    await story.pilot.press(.escape, .tab, .tab, .tab, .tab, .tab, .enter)

    #expect(story.pilot.lines.last?.contains("Return next") == true)
  }

  @Test func t30TheItemIsReplacedAndTheCountStays() async throws {
    let story = try Story()
    await story.pilot.press(.character("j"), .character("e"), .control("u"))
    await story.pilot.type("Ember")

    await story.pilot.press(.enter)

    let names = try story.store.monsters().map(\.name)
    #expect(names == ["Bogle", "Ember", "Grub", "Murk", "Troll"])
    #expect(story.window.presentations.isEmpty)
  }

  @Test func b9TheFieldFollowsTheInputAreaWhenItChanges() async throws {
    var contents = CatalogContents.f5
    guard case .object(let object) = try JSONReader().read(#"{"hp": 22, "speed": "slow"}"#) else {
      return
    }
    contents.monsters[0].attributes = object
    let story = try Story(contents)
    for _ in 0..<5 { await story.pilot.press(.tab) }
    await story.pilot.press(.enter)
    let first = try #require(story.window.inputStrip.endFrame)
    try expectFieldOnBar(story)

    await story.pilot.press(.tab)
    let bar = try #require(story.window.inputStrip.endFrame)
    try expectFieldOnBar(story)
    await story.pilot.resize(columns: 60, rows: 12)
    try expectFieldOnBar(story)

    #expect(bar.rows != first.rows)
    await story.pilot.press(.escape)
    #expect(story.window.inputStrip.endFrame == nil)
  }

  @Test func b5B6NoControllerKeepsItsDelegate() throws {
    let story = try Story()
    let input = TextInputViewController()
    let strip = WeaponInputViewController(artwork: nil)
    let selector = WeaponSelector(artwork: nil)
    let list = MonsterListViewController(browser: story.browser)
    weak var freed: Hearer?

    do {
      let hearer = Hearer()
      (input.delegate, strip.delegate) = (hearer, hearer)
      (selector.delegate, list.delegate) = (hearer, hearer)
      #expect(strip.delegate != nil)
      freed = hearer
    }

    #expect(freed == nil)
    #expect(input.delegate == nil && strip.delegate == nil && selector.delegate == nil)
  }

  @Test func d16LettersAreCommandsOnSwatchesAndTextInTheHexField() async throws {
    var contents = CatalogContents.f5
    contents.monsters[0].color = HexColor(0x3f9a86)
    let story = try Story(contents)
    await story.pilot.press(.character("c"))
    for _ in 0..<6 where !(story.window.focusedView is TextField) {
      await story.pilot.press(.tab)
    }
    await story.pilot.press(.control("u"))

    await story.pilot.type("c")
    #expect(!story.window.presentations.isEmpty)
    #expect(try #require(story.window.focusedView as? TextField).text.contains("c"))
    await story.pilot.press(.escape)
    #expect(try story.monster("Bogle").color == HexColor(0x3f9a86))
    await story.pilot.press(.character("c"), .character("n"))

    #expect(try story.monster("Bogle").color == nil)
    #expect(story.window.presentations.isEmpty)
  }
}

private final class Hearer: TextInputViewControllerDelegate, WeaponInputControllerDelegate,
  WeaponSelectorDelegate, MonsterSelectionDelegate
{
  func shouldAcceptTextChanges() {}
  func shouldDismissTextChanges() {}
  func weaponTapped(_ weapon: Weapon?) {}
  func doneTapped() {}
  func weaponChanged(_ weapon: Weapon.ID?) {}
  func monsterSelectionChanged(_ id: Monster.ID?) {}
}
