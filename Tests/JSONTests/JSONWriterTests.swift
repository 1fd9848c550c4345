import JSON
import Testing

private func rewritten(_ text: String, _ layout: JSONWriter.Layout = .indented) throws -> String {
  JSONWriter(layout).text(try JSONReader().read(text))
}

@Test func anIndentedTextHasOneMemberALine() throws {
  let text = #"{"a":[1,2.50,{"b":[],"c":{}}],"d":null,"e":[true,false],"f":""}"#

  #expect(
    try rewritten(text) == """
      {
        "a": [
          1,
          2.50,
          {
            "b": [],
            "c": {}
          }
        ],
        "d": null,
        "e": [
          true,
          false
        ],
        "f": ""
      }

      """)
}

@Test func aCompactTextIsOneLineWithoutSpace() throws {
  #expect(
    try rewritten(" { \"a\" : [ 1 , 2.50 , { } ] , \"b\" : \"x y\" } ", .compact)
      == #"{"a":[1,2.50,{}],"b":"x y"}"#)
}

@Test func onlyWhatMustBeIsEscaped() {
  let written = JSONWriter(.compact).text(.string("\"\\/\u{8}\u{c}\n\r\t\0\u{1b}é龍🐉\u{2028}"))

  #expect(written == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001Bé龍🐉\u{2028}\"")
}

@Test func charactersThatDriveATerminalAreEscapedAndComeBack() throws {
  let name = "\u{7f}\u{80}\u{9b}31m\u{9d}\u{9f}\u{a0}\u{c0}"

  let written = JSONWriter(.compact).text(.string(name))

  #expect(written == "\"\\u007F\\u0080\\u009B31m\\u009D\\u009F\u{a0}\u{c0}\"")
  #expect(try JSONReader().read(written) == .string(name))
}

@Test func keysAreEscapedLikeStrings() {
  let object = JSONObject([JSONMember(key: "a\n\"", value: .null)])

  #expect(JSONWriter(.compact).text(.object(object)) == "{\"a\\n\\\"\":null}")
}

@Test func aLoneValueIsADocumentToo() {
  #expect(JSONWriter().text(.array([])) == "[]\n")
  #expect(JSONWriter().text(.bool(true)) == "true\n")
}

@Test(arguments: 0..<200)
func whatIsWrittenReadsBackTheSame(seed: UInt64) throws {
  var maker = ValueMaker(seed: seed)
  let value = maker.value(depth: 5)

  let indented = JSONWriter().bytes(value)
  let compact = JSONWriter(.compact).bytes(value)

  #expect(try JSONReader().read(indented) == value)
  #expect(try JSONReader().read(compact) == value)
  #expect(JSONWriter().bytes(try JSONReader().read(compact)) == indented)
}
