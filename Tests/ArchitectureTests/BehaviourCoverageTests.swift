import Testing

/// Every behaviour that the program promises has a number, such as W20 or E3, and a test that carries
/// it in its name: `func w20E2TheWeaponIsSetBeforeTheDelegateIsTold()`.
struct BehaviourCoverageTests {
  /// The kinds of numbers and how many there are of each.
  private static let kinds: [(letter: String, count: Int)] = [
    ("t", 31), ("s", 7), ("w", 27), ("a", 27), ("e", 9), ("b", 29), ("d", 23),
  ]
  /// Numbers that were never given to a behaviour.
  private static let exempt: Set<String> = ["b12"]

  @Test func everyBehaviourHasATestThatCarriesItsNumber() {
    let shown = Set(
      Repository.files(below: "Tests", suffix: ".swift").flatMap { file in
        Repository.lines(file).flatMap { Self.numbers(in: String($0)) }
      })

    let promised = Self.kinds.flatMap { kind in (1...kind.count).map { "\(kind.letter)\($0)" } }
    let missing = promised.filter { !shown.contains($0) && !Self.exempt.contains($0) }

    #expect(missing == [])
  }

  @Test(arguments: [
    ("  @Test func w20E2TheWeaponIsSet() {", ["w20", "e2"]), ("func b12Nothing()", ["b12"]),
    ("  func aTabIsABlank() {", []), ("func e1TheField() async throws {", ["e1"]),
    ("let w7 = 3", []), ("func t14T24T26Title() {", ["t14", "t24", "t26"]),
  ])
  func numbersAreReadFromNames(line: String, expected: [String]) {
    #expect(Self.numbers(in: line) == expected)
  }

  /// The numbers at the beginning of a test's name.
  private static func numbers(in line: String) -> [String] {
    guard let start = line.firstRange(of: "func ")?.upperBound else { return [] }
    var name = line[start...].prefix { $0.isLetter || $0.isNumber }
    var found: [String] = []
    while let letter = name.first, kinds.contains(where: { $0.letter == letter.lowercased() }) {
      let digits = name.dropFirst().prefix(while: \.isNumber)
      guard !digits.isEmpty else { return found }
      found.append(letter.lowercased() + digits)
      name = name.dropFirst(1 + digits.count)
    }
    return found
  }
}
