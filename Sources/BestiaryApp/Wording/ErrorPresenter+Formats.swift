public import BestiaryFormats
public import JSON

nonisolated extension ErrorPresenter {
  /// Why a file as a whole can't be imported; its name comes before it.
  public static func text(for error: FormatError) -> String {
    switch error {
    case .notJSON(let error): text(for: error)
    case .unrecognized(let found, let formats):
      "not a catalog: looked for \(list(formats.map(\.rawValue))), found \(word(found)) that "
        + "fits none. Name the format with --format, or give a list of objects with a name."
    case .notInFormat(let format, let found):
      "not in the format \(format.rawValue): found \(word(found))."
    case .wrongShape(let key, let expected, let found):
      "\(quoted(key)) should be \(word(expected)), found \(word(found))."
    case .doubledKey(let key): "\(quoted(key)) stands at the top more than once. Keep one."
    case .unsupportedVersion(let version):
      "version \(version ?? "missing"): this Bestiary reads version 1."
    case .badLine(let line): "line \(line): expected key:value of a monster, in UTF-8."
    }
  }

  /// Why a text is not JSON, with its place.
  public static func text(for error: JSONError) -> String {
    "line \(error.line), column \(error.column): " + text(for: error.reason)
  }

  /// What there is to tell about one record.
  public static func text(for problem: ImportProblem) -> String {
    let name = problem.name.map { " " + quoted($0) } ?? ""
    let kind = problem.list == .monsters ? "record" : "weapon"
    let key = problem.key.map { ", \($0)" } ?? ""
    return "\(kind) \(problem.record)\(name)\(key): " + text(for: problem.reason)
  }

  private static func text(for reason: ImportProblem.Reason) -> String {
    switch reason {
    case .missing: "missing"
    case .empty: "empty"
    case .wrongShape(let expected, let found):
      "should be \(word(expected)), is \(word(found))"
    case .wrongElement(let number, let expected, let found):
      "element \(number) should be \(word(expected)), is \(word(found))"
    case .notAColor(let text): "\(quoted(text)) is no colour; write #rrggbb"
    case .notANumber(let text): "\(quoted(text)) has no number in it"
    case .numberTooLarge(let text): "\(text) is too large a number"
    case .doubledKey: "stands there more than once; keep one"
    case .iconKeptAsText(let text): "\(quoted(text)) could not be read; kept as text"
    case .idTaken(let id, let newID): "the id \(quoted(id)) was taken; it is \(quoted(newID)) now"
    case .notKept: "could not be kept"
    }
  }

  private static func text(for reason: JSONError.Reason) -> String {
    switch reason {
    case .unexpected(let found, let expected):
      "found \(text(for: found)), expected \(text(for: expected))"
    case .leadingZero: "a number can't begin with 0 and another digit"
    case .controlCharacter(let byte):
      "a raw control character (0x\(String(byte, radix: 16))) in a string; escape it"
    case .loneSurrogate(let unit): "half of a surrogate pair (\\u\(String(unit, radix: 16)))"
    case .tooDeep(let limit): "nested deeper than \(limit) levels"
    case .invalidUTF8(let byte):
      "byte 0x\(String(byte, radix: 16)) is not UTF-8; save the file as UTF-8"
    case .oddByteCount: "UTF-16 that ends in the middle of a character"
    case .unreadableEncoding(let name): "\(name) is not read; save the file as UTF-8"
    }
  }

  private static func text(for found: JSONError.Found) -> String {
    switch found {
    case .end: "the end of the file"
    case .character(let scalar): quoted(String(Character(scalar)))
    case .word(let word): quoted(word)
    }
  }

  private static func text(for expected: JSONError.Expected) -> String {
    switch expected {
    case .value: "a value"
    case .valueOrEndOfArray: "a value or ]"
    case .commaOrEndOfArray: ", or ]"
    case .key: "a key in quotes"
    case .keyOrEndOfObject: "a key in quotes or }"
    case .colon: ":"
    case .commaOrEndOfObject: ", or }"
    case .endOfString: "the \" that ends the string"
    case .escape: "one of \"\\/bfnrtu"
    case .hexDigit: "a hexadecimal digit"
    case .digit: "a digit"
    case .end: "the end of the file"
    }
  }

  private static func word(_ kind: JSONKind) -> String {
    switch kind {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }

  private static func quoted(_ text: String) -> String {
    let shown = text.count > 60 ? text.prefix(60) + "…" : text[...]
    return "\u{201c}\(shown)\u{201d}"
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: ", ") }
}
