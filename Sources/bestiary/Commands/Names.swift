import BestiaryCore
import BestiaryStore

/// Finds monsters by what was typed: exactly, then ignoring case and accents, then by id.
enum Names {
  static func monster(
    _ name: String, in summaries: [MonsterSummary]
  ) throws(CommandFailure) -> MonsterSummary {
    let folded = Folding.fold(name)
    let ways: [(MonsterSummary) -> Bool] = [
      { $0.name.utf8.elementsEqual(name.utf8) }, { Folding.fold($0.name) == folded },
      { $0.id.text == name },
    ]
    for way in ways {
      let found = summaries.filter(way)
      if found.count == 1 { return found[0] }
      guard found.isEmpty else {
        let ids = found.map(\.id.text).joined(separator: ", ")
        throw .nothing("\(name): several have that name; say which by its id: \(ids)")
      }
    }
    throw .nothing("\(name): no monster of that name. bestiary list shows them all.")
  }
}
