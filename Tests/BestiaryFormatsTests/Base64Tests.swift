import FoundationEssentials
import Testing

@testable import BestiaryFormats

@Test(arguments: 0..<300)
func base64IsTheSameAsFoundations(count: Int) throws {
  let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ count) }

  let text = Base64.text(bytes)

  #expect(text == Data(bytes).base64EncodedString())
  #expect(Base64.bytes(text) == bytes)
}

@Test(arguments: [
  "A", "AA", "AAA", "A===", "AA=A", "====", "AAAA=", "AB==", "AAB=", "AA A", "AA-_", "AAAA\n",
  "=AAA",
  "é===",
])
func whatIsNoBase64IsRefused(text: String) {
  #expect(Base64.bytes(text) == nil)
}
