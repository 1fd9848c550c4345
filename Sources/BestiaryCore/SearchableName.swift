/// A name made ready to be searched: folded, with the case, the place and the worth of each letter
/// beside it. Made once a name, matched many times.
public struct SearchableName: Hashable, Sendable {
  /// Folded scalars in order, each with its `Unit` bits.
  let units: [UInt32]
  /// One bit for each scalar that occurs (its lowest six bits); tells most misses at once.
  let letters: UInt64

  /// The name, ready to be searched.
  public init(_ name: String) {
    var units: [UInt32] = []
    units.reserveCapacity(name.utf8.count)
    var letters: UInt64 = 0
    var previous = CharacterClass.blank
    for scalar in name.unicodeScalars {
      let kind = CharacterClass(scalar)
      var bonus = kind.bonus(after: previous)
      Folding.forEachFolded(scalar) { folded in
        units.append(Unit.make(folded, isUpper: kind == .upper, bonus: bonus))
        letters |= 1 << UInt64(folded.value & 63)
        // What one character unfolds to (`ß` to `ss`) is a run: only its first letter is a start.
        bonus = 0
      }
      if kind != .mark { previous = kind }
    }
    self.units = units
    self.letters = letters
  }

  /// For each unit the offset of its Character in `name`, which is the name this was made of.
  static func characterOffsets(of name: String) -> [Int] {
    var offsets: [Int] = []
    for (offset, character) in name.enumerated() {
      for scalar in character.unicodeScalars {
        Folding.forEachFolded(scalar) { _ in offsets.append(offset) }
      }
    }
    return offsets
  }
}

/// One folded scalar in 32 bits: 21 of the scalar, one for upper case, four for its bonus.
enum Unit {
  /// The bits that a match compares where case does not count.
  static let scalarMask: UInt32 = 0x1f_ffff
  /// The bits that a match compares where case counts.
  static let casedMask: UInt32 = 0x3f_ffff

  /// A unit of these parts; `bonus` is at most 15.
  static func make(_ scalar: Unicode.Scalar, isUpper: Bool, bonus: Int) -> UInt32 {
    scalar.value | (isUpper ? 0x20_0000 : 0) | UInt32(bonus) << 22
  }

  /// What a match of the unit is worth beyond the match itself, by the character before it.
  static func bonus(_ unit: UInt32) -> Int { Int(unit >> 22) }
}

/// Kinds of characters as fzf tells them apart.
enum CharacterClass {
  case blank
  case other
  case delimiter
  case lower
  case upper
  case letter
  case digit
  /// An accent or another mark: part of the character before it.
  case mark

  /// A match here begins a word.
  static let boundaryBonus = 8

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "a"..."z": self = .lower
    case "A"..."Z": self = .upper
    case "0"..."9": self = .digit
    case "/", ",", ":", ";", "|": self = .delimiter
    case " ", "\t"..."\r", "\u{85}", "\u{a0}": self = .blank
    case "\0"..."\u{7f}": self = .other
    default: self.init(properties: scalar.properties)
    }
  }

  private init(properties: Unicode.Scalar.Properties) {
    if CharacterClass.isMark(properties.generalCategory) {
      self = .mark
    } else if properties.isUppercase || properties.generalCategory == .titlecaseLetter {
      self = .upper
    } else if properties.isLowercase {
      self = .lower
    } else if properties.isAlphabetic || properties.isEmoji {
      self = .letter
    } else if properties.numericType != nil {
      self = .digit
    } else {
      self = properties.isWhitespace ? .blank : .other
    }
  }

  /// fzf's bonus for a match on such a character after one of `previous`.
  func bonus(after previous: CharacterClass) -> Int {
    switch (previous, self) {
    case (_, .blank): 10
    case (_, .mark): 0
    case (_, .other): CharacterClass.boundaryBonus
    case (.blank, _): 10
    case (.delimiter, _): 9
    case (.other, _): CharacterClass.boundaryBonus
    case (.lower, .upper): 7
    case (.digit, .digit): 0
    case (_, .digit): 7
    default: 0
    }
  }

  private static func isMark(_ category: Unicode.GeneralCategory) -> Bool {
    switch category {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
