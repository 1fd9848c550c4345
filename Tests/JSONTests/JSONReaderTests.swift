import JSON
import Testing

private let reader = JSONReader()

/// The reason a text is refused for; `nil` where it is accepted.
private func refusal(_ text: String) -> JSONError.Reason? {
  do throws(JSONError) {
    _ = try reader.read(text)
    return nil
  } catch {
    return error.reason
  }
}

/// `line:column+offset` of the error in some bytes; `nil` where they are accepted.
private func place(_ bytes: [UInt8]) -> String? {
  do throws(JSONError) {
    _ = try reader.read(bytes)
    return nil
  } catch {
    return "\(error.line):\(error.column)+\(error.offset)"
  }
}

private func place(_ text: String) -> String? { place(Array(text.utf8)) }

@Test(arguments: [
  "null", "true", "false", "0", "-0", "10", "-1.5", "1e5", "1E+5", "1e-05", "0.000", "1e400",
  "\"\"", "\"a\"", #""\"\\\/\b\f\n\r\t""#, #""\u0041\u00e9\ud83d\udc09""#, "[]", "{}", "[1]",
  " [ 1 , 2 ] ", "\t\r\n[\n]\r", "{\"a\":1}", "{ \"a\" : [ { } ] , \"\" : null }",
  "\"\u{7f}\u{80}\u{2028}\u{ffff}\u{10ffff}\"", "[[[[[]]]]]", "\"\\u0000\"", "-0.0e-0",
])
func whatTheGrammarAllowsIsRead(text: String) throws {
  _ = try reader.read(text)
}

@Test(arguments: [
  "", " ", "nul", "nulll", "True", "NaN", "Infinity", "-Infinity", "01", "-01", "00", "-", "+1",
  ".5", "1.", "1.e5", "1e", "1e+", "0x10", "1_000", "'a'", "\"", "\"a", "\"\\\"", "\"\\x\"",
  "\"\\u12\"", "\"\\u12g4\"", "\"\\ud83d\"", "\"\\udc09\"", "\"\\ud83d\\u0041\"", "\"\\ud83dx\"",
  "\"a\nb\"", "\"\t\"", "\"\u{0}\"", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "[1}",
  "[\"a\":1]",
  "{", "}", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{a:1}", "{1:1}", "{,}",
  "{\"a\" 1}", "{\"a\":1 \"b\":2}", "{\"a\":1]", "1 2", "[] []", "[]x", "// c\n1", "/**/1",
  "\u{feff}\u{feff}1", "\u{a0}1", "\u{2028}1", "\u{0}", "[1\u{0}]", "\u{c}1",
])
func whatTheGrammarDoesNotAllowIsRefused(text: String) {
  #expect(refusal(text) != nil)
}

@Test func theReasonSaysWhatWasFoundAndWhatWasExpected() {
  #expect(refusal("") == .unexpected(.end, expected: .value))
  #expect(refusal("[NaN]") == .unexpected(.word("NaN"), expected: .valueOrEndOfArray))
  #expect(refusal("[1,]") == .unexpected(.character("]"), expected: .value))
  #expect(refusal("[1 2]") == .unexpected(.character("2"), expected: .commaOrEndOfArray))
  #expect(refusal("{,}") == .unexpected(.character(","), expected: .keyOrEndOfObject))
  #expect(refusal("{\"a\":1,}") == .unexpected(.character("}"), expected: .key))
  #expect(refusal("{\"a\" 1}") == .unexpected(.character("1"), expected: .colon))
  #expect(refusal("{\"a\":1;}") == .unexpected(.character(";"), expected: .commaOrEndOfObject))
  #expect(refusal("\"a") == .unexpected(.end, expected: .endOfString))
  #expect(refusal("\"\\x\"") == .unexpected(.character("x"), expected: .escape))
  #expect(refusal("\"\\u00g0\"") == .unexpected(.character("g"), expected: .hexDigit))
  #expect(refusal("1.x") == .unexpected(.character("x"), expected: .digit))
  #expect(refusal("[] 龍") == .unexpected(.character("龍"), expected: .end))
  #expect(refusal("012") == .leadingZero)
  #expect(refusal("\"\u{1b}\"") == .controlCharacter(0x1b))
}

@Test func aTrailingCommaIsRefusedWithItsPlace() {
  #expect(place("[\n  1,\n]") == "3:1+7")
}

@Test func columnsCountScalarsAndOffsetsCountBytes() {
  #expect(place("[\"é龍🐉\", x]") == "1:9+14")
  #expect(place("[\"e\u{301}\" x]") == "1:7+7")
}

@Test(arguments: [("\n", "4:1+8"), ("\r\n", "4:1+11"), ("\r", "4:1+8"), ("\n\r", "6:1+11")])
func everyKindOfLineBreakCountsOnce(lineBreak: String, expected: String) {
  let text = ["[", "  1,", "", "]"].joined(separator: lineBreak)

  #expect(place(text) == expected)
}

@Test func theErrorInACRLFFileNamesItsLine() {
  let text = "[\r\n {\r\n  \"id\": \"m1\",\r\n  \"name\": \"Ok\",\r\n  \"hp\": 1O,\r\n"

  #expect(place(text) == "5:10+48")
}

@Test func aByteOrderMarkIsNotPartOfTheTextButOfTheOffset() throws {
  #expect(try reader.read("\u{feff}[1]") == .array([.number(JSONNumber(1))]))
  #expect(place("\u{feff}[x]") == "1:2+4")
}

@Test func d15ALoneSurrogateIsRefusedWhereItsEscapeBegins() {
  #expect(refusal(#"["a\ud83d"]"#) == .loneSurrogate(0xd83d))
  #expect(place(#"["a\ud83d"]"#) == "1:4+3")
  #expect(refusal(#"["\udc00 tail"]"#) == .loneSurrogate(0xdc00))
  #expect(place(#"["\ud83d\ud83d"]"#) == "1:3+2")
}

@Test func aHundredThousandBracketsAreRefusedWithoutOverflow() {
  #expect(refusal(String(repeating: "[", count: 100_000)) == .tooDeep(limit: 512))
  #expect(refusal(String(repeating: "{\"a\":", count: 100_000)) == .tooDeep(limit: 512))
  #expect(place(String(repeating: "[", count: 600)) == "1:513+512")
}

@Test func nestingAsDeepAsTheLimitIsRead() throws {
  let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)

  let value = try reader.read(deep)

  #expect(JSONWriter(.compact).text(value) == deep)
  #expect(throws: JSONError.self) { try JSONReader(depthLimit: 511).read(deep) }
}

@Test func d15DoubledKeysAreAllKeptInOrder() throws {
  let value = try reader.read(#"{"b":1,"a":2,"b":3}"#)

  guard case .object(let object) = value else { throw NotAnObject() }
  #expect(object.members.map(\.key) == ["b", "a", "b"])
  #expect(object["b"] == .number(JSONNumber(1)))
}

@Test func keysThatOnlyLookAlikeStayApart() throws {
  guard case .object(let object) = try reader.read("{\"\u{e9}\":1,\"e\u{301}\":2}") else {
    throw NotAnObject()
  }

  #expect(object["e\u{301}"] == .number(JSONNumber(2)))
}

@Test func textsThatOnlyLookAlikeAreNotEqual() {
  #expect(JSONValue.string("\u{e9}") != .string("e\u{301}"))
  #expect(JSONMember(key: "\u{e9}", value: .null) != JSONMember(key: "e\u{301}", value: .null))
}

@Test func stringsAreUnescapedScalarForScalar() throws {
  let value = try reader.read(#""a\u0000\"\\\/\b\f\n\r\t\u00e9\uD83D\uDC09z""#)

  #expect(value == .string("a\0\"\\/\u{8}\u{c}\n\r\t\u{e9}\u{1f409}z"))
}

@Test(arguments: [
  "2.50", "12345678901234567890", "-0", "1e400", "0.1000000000000000055511", "1E+2",
])
func numbersKeepTheirSpelling(spelling: String) throws {
  guard case .number(let number) = try reader.read(spelling) else { throw NotANumber() }

  #expect(number.text == spelling)
  #expect(JSONNumber(spelling)?.text == spelling)
}

@Test(arguments: ["", "1 ", " 1", "01", "NaN", "1.", "+1", "1,2", "\u{feff}1", "0x1", "--1"])
func whatIsNoNumberMakesNoNumber(spelling: String) {
  #expect(JSONNumber(spelling) == nil)
}

private struct NotAnObject: Error {}
private struct NotANumber: Error {}
