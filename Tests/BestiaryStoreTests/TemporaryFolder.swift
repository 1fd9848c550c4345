public import BestiaryCore
import BestiaryStore
import Glibc
public import JSON
import Testing

/// A folder of its own for one test, removed with everything in it afterwards.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/bestiary-store-XXXXXX".utf8CString)
    path = try #require(mkdtemp(&template).map { String(cString: $0) })
  }

  deinit { removeAll(path) }

  /// The path of a file in the folder.
  func file(_ name: String = "test.bestiary") -> String { path + "/" + name }

  /// Names of the files in the folder.
  var names: [String] { namesOfFiles(in: path).sorted() }

  private func removeAll(_ path: String) {
    chmod(path, 0o700)
    for name in namesOfFiles(in: path) { removeAll(path + "/" + name) }
    remove(path)
  }

  private func namesOfFiles(in path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}

/// The bytes of a file, none where there is none.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
    bytes += buffer[..<count]
  }
  return bytes
}

/// Writes a file.
func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "wb"))
  defer { fclose(file) }
  try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
}

/// Everything a catalog shows, to compare two moments.
struct Snapshot: Equatable {
  var monsters: [Monster]
  var weapons: [Weapon]
  var unknown: JSONObject
  var list: [MonsterSummary]

  init(_ store: CatalogStore) throws {
    monsters = try store.monsters()
    weapons = try store.weapons()
    unknown = try store.unknownMembers()
    list = try store.summaries()
  }
}

extension Icon {
  /// Bytes that stand for a picture; the store does not look into them.
  static func sample(_ number: Int) -> Icon {
    Icon(png: Array("\u{89}PNG sample \(number)".utf8))
  }
}

extension CatalogContents {
  /// Two weapons and three monsters, two of which share a picture.
  static let sample = CatalogContents(
    weapons: [
      Weapon(id: "sword", name: "Sword", damage: ["slashing"], icon: .sample(1), isBuiltIn: true),
      Weapon(id: "net", name: "Net"),
    ],
    monsters: [
      Monster(
        id: "wolf", name: "Wolf", description: "A *wolf*.", icon: .sample(2),
        color: HexColor(0x808080), preferredWayToKill: "sword", tags: ["beast", "pack"],
        attributes: [
          "challenge_rating": .string("1/4"), "hit_points": 11, "armor_class": .string("13"),
        ], unknown: ["x-note": true]),
      Monster(id: "imp", name: "imp", icon: .sample(2)),
      Monster(id: "fafnir", name: "Fáfnir"),
    ],
    unknown: ["campaign": "Winter"])
}

extension Monster.ID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension Weapon.ID: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.init(text) }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { JSONMember(key: $0.0, value: $0.1) })
  }
}

extension JSONValue: ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  public init(stringLiteral text: String) { self = .string(text) }

  public init(integerLiteral integer: Int) { self = .number(JSONNumber(integer)) }

  public init(booleanLiteral bool: Bool) { self = .bool(bool) }
}

/// A store on a file of the sample.
func sampleStore(at path: String) throws -> CatalogStore {
  try CatalogStore(at: .file(path)) { .sample }
}
