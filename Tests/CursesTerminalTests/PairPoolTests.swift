import Testing

@testable import CursesTerminal

@Suite struct PairPoolTests {
  /// What ncurses was told: which colours each number stands for, and how often it was told.
  private final class Definitions {
    var colors: [Int32: [Int32]] = [:]
    var count = 0
  }

  private let definitions = Definitions()

  private func pool(_ capacity: Int) -> PairPool {
    PairPool(capacity: capacity) { [definitions] number, foreground, background in
      definitions.colors[number] = [foreground, background]
      definitions.count += 1
    }
  }

  @Test func theTerminalsOwnColorsNeedNoPair() {
    var pool = pool(4)

    #expect(pool.pair(foreground: -1, background: -1) == 0)
    #expect(definitions.count == 0)
  }

  @Test func theSameColorsKeepTheirPairOverFrames() {
    var pool = pool(4)

    pool.beginFrame()
    let first = pool.pair(foreground: 1, background: -1)
    pool.beginFrame()
    let second = pool.pair(foreground: 1, background: -1)

    #expect(first == second && first > 0)
    #expect(definitions.count == 1)
  }

  @Test func manyPairsOverManyFramesNeverFailNorTakeOneOfTheFrame() {
    var pool = pool(32_767)
    var color: Int32 = 0

    for _ in 0..<120 {
      pool.beginFrame()
      var used: Set<Int32> = []
      for _ in 0..<3200 {
        color += 1
        used.insert(pool.pair(foreground: color, background: 7))
      }
      #expect(used.count == 3200 && !used.contains(0))
    }

    #expect(color == 384_000)
    #expect(definitions.count == 384_000)
  }

  @Test func moreColorsThanPairsGiveTheTerminalsOwnAndNeverAWrongOne() {
    var pool = pool(8)

    pool.beginFrame()
    let numbers = (1...20).map { pool.pair(foreground: $0, background: 0) }

    #expect(numbers == Array(1...8) + Array(repeating: 0, count: 12))
    for (color, number) in zip(Int32(1)..., numbers) where number > 0 {
      #expect(definitions.colors[number] == [color, 0])
    }
  }

  @Test func thePairsOfTheFrameBeforeAreTakenAgain() {
    var pool = pool(8)
    for frame in 0..<5 as Range<Int32> {
      pool.beginFrame()
      let numbers = (1...8).map { pool.pair(foreground: 100 * frame + $0, background: 0) }

      #expect(Set(numbers) == Set(1...8))
    }
  }

  @Test func aPairThatTheFrameKeepsIsNotTakenForNewColors() {
    var pool = pool(3)
    pool.beginFrame()
    let kept = pool.pair(foreground: 1, background: 0)
    _ = pool.pair(foreground: 2, background: 0)
    _ = pool.pair(foreground: 3, background: 0)

    pool.beginFrame()
    pool.keep(foreground: 1, background: 0)
    pool.keep(foreground: 99, background: 0)
    let new = [4, 5, 6].map { pool.pair(foreground: $0, background: 0) }

    #expect(definitions.colors[kept] == [1, 0])
    #expect(Set(new.filter { $0 > 0 }) == Set([1, 2, 3]).subtracting([kept]))
    #expect(pool.pair(foreground: 1, background: 0) == kept)
  }
}
