/// What a monster fights with: the first of its actions that is a weapon, else the first that is
/// an attack.
struct WieldedWeapon {
  /// One action, and whether it is an attack.
  struct Action {
    var name: String
    var isAttack: Bool
  }

  /// The action's name without what stands in brackets behind it; `nil` where no action is a
  /// weapon or an attack.
  static func name(in actions: [Action]) -> String? {
    let bareNames = actions.map { bareName($0.name) }
    return bareNames.first { WeaponNameTable.names.contains($0.lowercased()) }
      ?? zip(bareNames, actions).first { $0.1.isAttack }?.0
  }

  /// Whether a text begins an attack somewhere: `Melee or Ranged Weapon Attack:`.
  static func hasAttack(_ text: String) -> Bool {
    let text = Array(text.utf8)
    return text.indices.contains { isAttack(text[$0...]) }
  }

  private static func bareName(_ name: String) -> String {
    let scalars = Array(name.unicodeScalars)
    let end = scalars.indices.dropLast().first { index in
      scalars[index] == " " && (scalars[index + 1] == "(" || scalars[index + 1] == "{")
    }
    return String(String.UnicodeScalarView(scalars[..<(end ?? scalars.endIndex)]))
  }

  private static func isAttack(_ text: ArraySlice<UInt8>) -> Bool {
    guard var rest = text.dropping("Melee") ?? text.dropping("Ranged") else { return false }
    rest = rest.dropping(" or Ranged") ?? rest
    rest = rest.dropping(" Weapon") ?? rest.dropping(" Spell") ?? rest
    guard let attack = rest.dropping(" Attack") else { return false }
    return (attack.dropping(" Roll") ?? attack).dropping(":") != nil
  }
}

extension ArraySlice<UInt8> {
  /// What follows a prefix; `nil` where the bytes do not begin so.
  fileprivate func dropping(_ prefix: StaticString) -> ArraySlice<UInt8>? {
    let prefix = UnsafeBufferPointer(start: prefix.utf8Start, count: prefix.utf8CodeUnitCount)
    return starts(with: prefix) ? dropFirst(prefix.count) : nil
  }
}
