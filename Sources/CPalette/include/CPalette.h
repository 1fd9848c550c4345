// The table of which of xterm's 240 fixed colours is nearest to a colour, compiled in.
#ifndef CPALETTE_H
#define CPALETTE_H

#include <stdint.h>

/// How many steps of each of red, green and blue the table tells apart.
enum { CPALETTE_STEPS = 64 };

/// An entry of the palette for each colour in steps: red first, blue last and fastest.
extern const uint8_t cpalette_table[CPALETTE_STEPS * CPALETTE_STEPS * CPALETTE_STEPS];

/// The nearest entry, 16 to 255, of a colour with 8 bits a sample.
static inline uint8_t cpalette_nearest(uint8_t red, uint8_t green, uint8_t blue) {
  return cpalette_table[(uint32_t)(red >> 2) << 12 | (uint32_t)(green >> 2) << 6 | blue >> 2];
}

#endif
