import JSON
import Testing

private let text = "[\n \"Wide Beetle\", \"é龍🐉\"]"

private func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
  text.utf16.flatMap { unit in
    let pair = [UInt8(unit >> 8), UInt8(unit & 0xff)]
    return bigEndian ? pair : pair.reversed()
  }
}

private func error(_ bytes: [UInt8]) -> JSONError? {
  do throws(JSONError) {
    _ = try JSONReader().read(bytes)
    return nil
  } catch {
    return error
  }
}

@Test(arguments: [true, false], ["", "\u{feff}"])
func utf16IsReadInBothOrdersWithAndWithoutMark(bigEndian: Bool, mark: String) throws {
  let bytes = utf16(mark + text, bigEndian: bigEndian)

  #expect(try JSONReader().read(bytes) == JSONReader().read(text))
}

@Test func placesInUTF16CountLinesAndScalarsOfTheTextAndBytesOfTheFile() {
  let bytes = utf16("\u{feff}[\n\"🐉é\" x]", bigEndian: false)

  #expect(
    error(bytes)
      == JSONError(
        reason: .unexpected(.character("x"), expected: .commaOrEndOfArray), offset: 18, line: 2,
        column: 6))
}

@Test func halfASurrogatePairInUTF16IsRefused() {
  let bytes: [UInt8] = [0xff, 0xfe, 0x22, 0, 0x3d, 0xd8, 0x22, 0]

  #expect(error(bytes) == JSONError(reason: .loneSurrogate(0xd83d), offset: 4, line: 1, column: 2))
}

@Test func anOddNumberOfBytesInUTF16IsRefused() {
  #expect(error([0xff, 0xfe, 0x31, 0, 0x32])?.reason == .oddByteCount)
  #expect(error([0xff, 0xfe, 0x31])?.reason == .oddByteCount)
}

@Test(
  arguments: [
    [0xff, 0xfe, 0, 0, 0x31, 0, 0, 0], [0, 0, 0xfe, 0xff, 0, 0, 0, 0x31], [0x31, 0, 0, 0],
    [0, 0, 0, 0x31],
  ] as [[UInt8]])
func utf32IsRefusedByName(bytes: [UInt8]) {
  #expect(error(bytes)?.reason == .unreadableEncoding("UTF-32"))
}

/// The bad byte stands after `["a`.
@Test(
  arguments: [
    [0x92], [0xe9], [0xff], [0xfe], [0xc0, 0xaf], [0xc1, 0x81], [0xe0, 0x80, 0xaf],
    [0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf], [0xf0, 0x80, 0x80, 0xaf], [0xf4, 0x90, 0x80, 0x80],
    [0xf8, 0x88, 0x80, 0x80, 0x80], [0xe2, 0x82], [0xf0, 0x9f, 0x90], [0x80], [0xc3],
  ] as [[UInt8]])
func bytesThatAreNoUTF8AreRefusedWithTheirPlace(sequence: [UInt8]) {
  let bytes = Array("[\"a".utf8) + sequence + Array("\"]".utf8)

  let refused = error(bytes)

  #expect(refused?.reason == .invalidUTF8(byte: sequence[0]))
  #expect(refused?.offset == 3)
  #expect(refused?.column == 4)
}

@Test func aCutSequenceAtTheEndIsRefused() {
  #expect(error(Array("\"a".utf8) + [0xe2, 0x82])?.reason == .invalidUTF8(byte: 0xe2))
}
