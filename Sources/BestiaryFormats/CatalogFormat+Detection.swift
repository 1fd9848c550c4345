public import JSON

extension CatalogFormat {
  /// The format of a JSON file, told by the first structural fact that fits; `nil` where none
  /// does. Angband's text is no JSON and never the answer.
  public static func detect(_ value: JSONValue) -> CatalogFormat? {
    if OwnFormat.fits(value) { return .bestiary }
    let foreign: [any ForeignFormat.Type] = [
      FiveEBitsFormat.self, Open5eFormat.self, FiveEToolsFormat.self,
      ImprovedInitiativeFormat.self,
    ]
    return foreign.first { $0.fits(value) }?.format ?? (LooseFormat.fits(value) ? .records : nil)
  }
}
