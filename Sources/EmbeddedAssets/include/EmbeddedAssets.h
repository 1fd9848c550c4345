#pragma once

/// A file the program carries in itself: the built-in pictures and the starter catalog.
typedef struct {
  /// Its name as paths write it: `weapons/sword.png`, `starter.json`.
  const char *name;
  /// Its bytes; they live as long as the program.
  const unsigned char *bytes;
  /// How many bytes there are.
  unsigned long count;
} EmbeddedAsset;

/// How many files there are.
unsigned long embedded_asset_count(void);

/// The file at an index below the count, in order of name; all zero beyond.
EmbeddedAsset embedded_asset_at(unsigned long index);

/// The file of that name, or NULL.
const EmbeddedAsset *embedded_asset_named(const char *name);
