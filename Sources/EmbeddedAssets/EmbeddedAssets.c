#include "EmbeddedAssets.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

#define LISTED(bytes, name) {name, bytes, sizeof bytes}
#include "list.inc"

static const unsigned long count = sizeof assets / sizeof *assets;

unsigned long embedded_asset_count(void) { return count; }

EmbeddedAsset embedded_asset_at(unsigned long index) {
  return index < count ? assets[index] : (EmbeddedAsset){0};
}

const EmbeddedAsset *embedded_asset_named(const char *name) {
  for (unsigned long index = 0; index < count; index++) {
    if (strcmp(assets[index].name, name) == 0) return &assets[index];
  }
  return NULL;
}
