import BestiaryCore
import BestiaryFormats
import JSON
import Testing

/// Cut files and files with a changed byte are read or refused; they never crash the reader, and
/// what was read can be written and read again.
@Test(arguments: [
  #"[{"index": "a", "name": "A", "challenge_rating": 1, "armor_class": [{"value": 1}], "speed": {}}]"#,
  #"[{"model": "api.monster", "pk": "a", "fields": {"name": "A", "actions_json": "[{}]"}}]"#,
  #"[{"name": "A", "source": "MM", "ac": [{"ac": 1}], "type": {"tags": ["{@b x}"]}, "size": ["S"]}]"#,
  #"[{"Name": "A", "Type": "Tiny ooze (x, y), good", "Speed": ["fly 1 ft. (a"], "HP": {"Value": 1}}]"#,
  #"{"monsters": [{"name": "A", "hp": "1", "color": "fff", "tags": ["x"]}], "weapons": [{}]}"#,
  #"{"format": "bestiary", "version": 1, "monsters": [{"id": "a", "name": "A", "icon": "data:,"}]}"#,
  "name:A\nbase:b\ncolor:w\nflags:X | Y\nspeed:1\ndesc:é\n",
])
func aDamagedFileIsRefusedOrReadWithoutLoss(text: String) throws {
  let bytes = Array(text.utf8)
  for index in bytes.indices {
    _ = try? CatalogReader().read(Array(bytes[..<index]))
    for byte in "\"{}[]:,0-.\\|( \n\u{e9}".utf8 {
      var damaged = bytes
      damaged[index] = byte
      guard let imported = try? CatalogReader().read(damaged) else { continue }
      try expectRoundTrip(of: imported.document)
    }
  }
}

private func expectRoundTrip(of document: CatalogDocument) throws {
  let written = CatalogWriter().bytes(document)
  let again = try CatalogReader().read(written).document
  #expect(again == document)
  #expect(CatalogWriter().bytes(again) == written)
  for format in ExportFormat.allCases { _ = CatalogWriter().bytes(document, as: format) }
}
