public import BestiaryCore

/// What a catalog file holds: the contents of a catalog, each monster with an id of its own.
public typealias CatalogDocument = CatalogContents
