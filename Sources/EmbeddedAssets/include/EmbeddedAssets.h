#pragma once

// What the program carries in itself, so that it runs from wherever it is copied to: the pictures
// below assets/weapons and assets/monsters, and Resources/starter.json, whose icons are names of
// these pictures.
//
// The list is written by scripts/icons; the compiler reads the files (C23's #embed) and builds
// this target again when one of them changes. It knows neither what a picture is nor what a
// catalog is: names and bytes only. Everything here is constant and may be read from any thread.

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
