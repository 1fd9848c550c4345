import BestiaryCore
import JSON

/// The JSON texts that columns of the catalog hold, on one line. The same value has the same text.
enum RecordText {
  /// The text of an object.
  static func text(_ object: JSONObject) -> String {
    object.members.isEmpty ? "{}" : JSONWriter(.compact).text(.object(object))
  }

  /// The text of a list of words.
  static func text(_ words: [String]) -> String {
    words.isEmpty ? "[]" : JSONWriter(.compact).text(.array(words.map { .string($0) }))
  }

  /// The text of any value.
  static func text(_ value: JSONValue) -> String { JSONWriter(.compact).text(value) }
}

extension Connection {
  /// The object of a column's text.
  func object(_ text: String) throws(StoreError) -> JSONObject {
    if text == "{}" { return JSONObject() }
    guard case .object(let object) = try value(text) else { throw damaged(text) }
    return object
  }

  /// The words of a column's text.
  func words(_ text: String) throws(StoreError) -> [String] {
    if text == "[]" { return [] }
    guard case .array(let elements) = try value(text) else { throw damaged(text) }
    var words: [String] = []
    for element in elements {
      guard case .string(let word) = element else { throw damaged(text) }
      words.append(word)
    }
    return words
  }

  /// The value of a column's text.
  func value(_ text: String) throws(StoreError) -> JSONValue {
    // Deeper than any reader of files goes: a column holds such a value one or two levels down.
    do { return try JSONReader(depthLimit: 1024).read(text) } catch { throw damaged(text) }
  }

  private func damaged(_ text: String) -> StoreError {
    .damaged(path: path, detail: String(text.prefix(40)))
  }
}
