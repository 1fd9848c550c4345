import BestiaryCore
import BestiaryFormats
import JSON
import SharedFixtures
import Testing

/// What a text holds as a catalog.
func catalog(
  _ text: String, format: CatalogFormat? = nil, reader: CatalogReader = CatalogReader()
) throws -> ImportedCatalog {
  try reader.read(Array(text.utf8), format: format)
}

/// What a file of the shared folder holds as a catalog.
func sharedCatalog(
  _ file: String, format: CatalogFormat? = nil, reader: CatalogReader = CatalogReader()
) throws -> ImportedCatalog {
  try reader.read(try #require(SharedFixtures.bytes(file)), format: format)
}

/// Why a text is no catalog; `nil` where it is one.
func refusal(_ text: String, format: CatalogFormat? = nil) -> FormatError? {
  do throws(FormatError) {
    _ = try CatalogReader().read(Array(text.utf8), format: format)
    return nil
  } catch {
    return error
  }
}

/// The problems of the records of a text, in their order.
func problems(_ text: String) throws -> [ImportProblem] { try catalog(text).problems }

/// The value of a JSON text.
func json(_ text: String) throws -> JSONValue { try JSONReader().read(text) }
