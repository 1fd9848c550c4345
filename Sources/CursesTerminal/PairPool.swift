import CNcurses

/// Colour pairs of ncurses, reused: a ring of numbers, each stamped with the frame that uses it. A
/// number is taken again only where the present frame does not use it, since redefining it repaints
/// every cell that has it. (`alloc_pair` fails for good after 65,537 allocations in a process.)
struct PairPool {
  private struct Colors: Hashable {
    let foreground: Int32
    let background: Int32
  }

  private var numbers: [Colors: Int32] = [:]
  /// By number, number 0 unused; they grow with the pairs that are needed.
  private var owners: [Colors?] = [nil]
  private var stamps = [0]
  private let capacity: Int
  private var next = 1
  private var frame = 0
  private let define: (Int32, Int32, Int32) -> Void

  /// A pool of pairs 1 to `capacity`; `define` tells ncurses what a number stands for.
  init(
    capacity: Int,
    define: @escaping (Int32, Int32, Int32) -> Void = { pair, foreground, background in
      let numbers = ColorNumbers(count: shim_colors())
      _ = init_extended_pair(pair, numbers.known(foreground), numbers.known(background))
    }
  ) {
    self.capacity = capacity
    self.define = define
  }

  /// A new frame begins.
  mutating func beginFrame() { frame += 1 }

  /// The frame shows these two colours where they have a pair already. Called for all cells before
  /// any pair is asked for, so that new colours never take the pair of a cell that stays.
  mutating func keep(foreground: Int32, background: Int32) {
    guard let number = numbers[Colors(foreground: foreground, background: background)] else {
      return
    }
    stamps[Int(number)] = frame
  }

  /// The pair of these two colours (-1 for the terminal's own); 0, the terminal's own pair, where
  /// the frame uses all there are.
  mutating func pair(foreground: Int32, background: Int32) -> Int32 {
    if foreground == -1, background == -1 { return 0 }
    let colors = Colors(foreground: foreground, background: background)
    if let number = numbers[colors] {
      stamps[Int(number)] = frame
      return number
    }
    guard let number = freeNumber() else { return 0 }
    if let old = owners[number] { numbers[old] = nil }
    owners[number] = colors
    stamps[number] = frame
    numbers[colors] = Int32(number)
    define(Int32(number), foreground, background)
    return Int32(number)
  }

  private mutating func freeNumber() -> Int? {
    for _ in 0..<capacity {
      let number = next
      next = next < capacity ? next + 1 : 1
      if number == owners.count {
        owners.append(nil)
        stamps.append(0)
      }
      if owners[number] == nil || stamps[number] != frame { return number }
    }
    return nil
  }
}
