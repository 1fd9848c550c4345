import BestiaryCore
import JSON

/// One record while it is read. A format takes the members it knows, each by its key; what has
/// the wrong shape is noted, and what is left is the format's to keep.
struct RecordReader {
  /// The members that nobody took, in order.
  private(set) var remaining: JSONObject
  /// What is wrong with the record.
  private(set) var problems: [ImportProblem] = []
  /// The record's name, once it is known.
  var name: String?
  /// The id the record gives itself, once it is taken.
  var givenID: String?
  private let list: ImportProblem.List
  private let number: Int

  /// A reader of the record with that number, from 1; doubled keys and numbers that no program
  /// can reckon with are noted at once.
  init(_ object: JSONObject, list: ImportProblem.List = .monsters, number: Int) {
    remaining = object
    self.list = list
    self.number = number
    if case .string(let name)? = object["name"] { self.name = name }
    noteDoubledKeys(of: object)
    noteNumbersTooLarge(in: object)
  }

  /// Whether the record must be refused.
  var isRefused: Bool { problems.contains(where: \.refusesRecord) }

  /// Notes something about the record.
  mutating func note(_ reason: ImportProblem.Reason, key: String? = nil) {
    problems.append(
      ImportProblem(list: list, record: number, name: name, key: key, reason: reason))
  }

  // MARK: - Taking members

  /// The value of a key, which is then taken; `nil` where there is none.
  mutating func take(_ key: String) -> JSONValue? {
    guard let value = remaining[key] else { return nil }
    remaining[key] = nil
    return value
  }

  /// The value of a key, taken unless it is `null`, which stands for nothing.
  mutating func takeValue(_ key: String) -> JSONValue? {
    let value = take(key)
    return value == .null ? nil : value
  }

  /// The text of a key; any other shape is noted.
  mutating func text(_ key: String) -> String? {
    guard let value = takeValue(key) else { return nil }
    if case .string(let text) = value { return text }
    note(.wrongShape(expected: .text, found: JSONKind(value)), key: key)
    return nil
  }

  /// The text of a key that every record must have.
  mutating func requiredText(_ key: String) -> String? {
    guard remaining[key] != nil else {
      note(.missing, key: key)
      return nil
    }
    if remaining[key] == .null { note(.wrongShape(expected: .text, found: .null), key: key) }
    return nonEmptyText(key)
  }

  /// The text of a key, which must not be empty where it is there.
  mutating func nonEmptyText(_ key: String) -> String? {
    guard let text = text(key) else { return nil }
    if !CatalogValidation.isVisible(text) { note(.empty, key: key) }
    return text
  }

  /// The texts of a list; empty where there is none.
  mutating func texts(_ key: String) -> [String] {
    guard let value = takeValue(key) else { return [] }
    guard case .array(let elements) = value else {
      note(.wrongShape(expected: .list, found: JSONKind(value)), key: key)
      return []
    }
    return elements.enumerated().compactMap { index, element in
      if case .string(let text) = element { return text }
      note(.wrongElement(number: index + 1, expected: .text, found: JSONKind(element)), key: key)
      return nil
    }
  }

  /// The members of an object; empty where there is none.
  mutating func object(_ key: String) -> JSONObject {
    guard let value = takeValue(key) else { return JSONObject() }
    guard case .object(let object) = value else {
      note(.wrongShape(expected: .object, found: JSONKind(value)), key: key)
      return JSONObject()
    }
    noteDoubledKeys(of: object)
    return object
  }

  /// The colour of a key; any other text is noted.
  mutating func color(_ key: String) -> HexColor? {
    guard let text = text(key) else { return nil }
    let color = HexColor(text: text)
    if color == nil { note(.notAColor(text), key: key) }
    return color
  }

  /// Gives a member another key in its place, unless the record has that key already.
  mutating func rename(_ key: String, to newKey: String) {
    guard remaining[newKey] == nil,
      let index = remaining.members.firstIndex(where: { $0.key == key })
    else { return }
    remaining.members[index].key = newKey
  }

  // MARK: - Checks

  private mutating func noteDoubledKeys(of object: JSONObject) {
    guard object.hasDoubledKeys else { return }
    var seen: Set<[UInt8]> = []
    for member in object.members where !seen.insert(Array(member.key.utf8)).inserted {
      note(.doubledKey, key: member.key)
    }
  }

  private mutating func noteNumbersTooLarge(in object: JSONObject) {
    for member in object.members {
      guard let number = member.value.numberTooLarge else { continue }
      note(.numberTooLarge(number.text), key: member.key)
    }
  }
}

extension JSONValue {
  /// The first number in the value whose size no Double can hold.
  fileprivate var numberTooLarge: JSONNumber? {
    switch self {
    case .number(let number): number.double.isFinite ? nil : number
    case .array(let elements): elements.lazy.compactMap(\.numberTooLarge).first
    case .object(let object): object.members.lazy.compactMap(\.value.numberTooLarge).first
    default: nil
    }
  }
}

extension JSONObject {
  /// Whether two keys are the same or look the same; a quick no for almost every object.
  fileprivate var hasDoubledKeys: Bool { Set(members.lazy.map(\.key)).count < members.count }
}
