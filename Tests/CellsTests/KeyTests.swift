import Cells
import Testing

@Suite struct KeyTests {
  @Test func onlyPlainAndShiftedCharactersAreTyped() {
    #expect(Key.character("é").typed == "é")
    #expect(Key(.character("A"), .shift).typed == "A")
    #expect(Key.control("a").typed == nil)
    #expect(Key.alt("a").typed == nil)
    #expect(Key(.character("a"), [.alt, .shift]).typed == nil)
    #expect(Key.enter.typed == nil)
    #expect(Key(.function(1)).typed == nil)
  }
}
