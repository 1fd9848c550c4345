import JSON
import SharedFixtures
import Testing

@Suite(.enabled(if: SharedFixtures.isPresent))
struct SharedFilesTests {
  @Test(arguments: [
    "data/5e-bits/5e-SRD-Monsters.json", "data/open5e/cc/Monster.json",
    "data/5etools/5etools-srd51.json", "data/improved-initiative/ogl_creatures.json",
    "cases/99-bigint.json", "cases/105-bom.json", "cases/105-utf16le.json",
    "cases/76-crlf-good.json", "cases/113-mojibake.json", "cases/111-huge-number.json",
  ])
  func aRealFileIsReadAndRewrittenWithoutLoss(file: String) throws {
    let bytes = try #require(SharedFixtures.bytes(file))

    let value = try JSONReader().read(bytes)
    let compact = JSONWriter(.compact).bytes(value)

    #expect(try JSONReader().read(compact) == value)
  }

  @Test(arguments: [
    ("106-deep-arrays", "1:513"), ("106-deep-in-record", "1:540"), ("107-empty", "1:1"),
    ("107-spaces", "2:1"), ("109-newline-in-key", "1:15"), ("109-newline-in-value", "1:23"),
    ("110-bad-utf8", "1:23"), ("110-lone-surrogate", "1:25"), ("111-nan-literal", "1:28"),
    ("113-cp1252", "1:32"), ("76-crlf-error-line-5", "5:10"),
  ])
  func aBrokenFileIsRefusedWithItsPlace(name: String, place: String) throws {
    let bytes = try #require(SharedFixtures.bytes("cases/\(name).json"))

    do throws(JSONError) {
      _ = try JSONReader().read(bytes)
      Issue.record("accepted")
    } catch {
      #expect("\(error.line):\(error.column)" == place)
    }
  }
}
