import Testing

@testable import BestiaryApp

@Suite struct FittedNameTests {
  @Test func aNameThatFitsIsShownAsItIs() {
    let name = FittedName("Aboleth", columns: 7, matched: [6])

    #expect(name.text == "Aboleth")
    #expect(name.columns(of: 6) == 6..<7)
  }

  @Test func withoutAMatchTheEndIsCut() {
    #expect(FittedName("Adult Black Dragon", columns: 12).text == "Adult Black…")
  }

  @Test func aMatchInWhatIsShownKeepsTheCutAtTheEnd() {
    let name = FittedName("Adult Black Dragon", columns: 12, matched: [0, 1])

    #expect(name.text == "Adult Black…")
    #expect(name.columns(of: 0) == 0..<1)
  }

  @Test func aMatchThatWouldBeCutAwayIsShownBehindACutInTheMiddle() {
    let name = FittedName("Ancient Bronze Dragon", columns: 14, matched: [15, 16, 17, 18])

    #expect(name.text == "Ancient…Dragon")
    #expect((15...18).map { name.columns(of: $0) } == [8..<9, 9..<10, 10..<11, 11..<12])
    #expect(name.columns(of: 10) == nil)
  }

  @Test func scatteredMatchesAreShownFromTheFirstThatFits() {
    let name = FittedName("Ancient Bronze Dragon", columns: 12, matched: [0, 8, 15])

    #expect(name.text == "Ancie…Dragon")
    #expect([0, 8, 15].map { name.columns(of: $0) } == [0..<1, nil, 6..<7])
  }

  @Test func wideCharactersAreNeverHalved() {
    let name = FittedName("龍龍龍龍龍虎虎", columns: 9, matched: [5])

    #expect(name.text == "龍龍…虎虎")
    #expect(name.columns(of: 5) == 5..<7)
  }

  @Test(arguments: [0, 1, 2, 3])
  func hardlyAnyRoomIsNoReasonToFail(columns: Int) {
    let name = FittedName("Adult Black Dragon", columns: columns, matched: [12, 40])

    #expect(name.text.count <= max(1, columns))
  }
}
