#include "CPalette.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

const uint8_t cpalette_table[CPALETTE_STEPS * CPALETTE_STEPS * CPALETTE_STEPS] = {
#embed "../../assets/palette/xterm256.bin"
};
