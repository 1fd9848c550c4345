#pragma once
#include <stdint.h>

/// Columns that ncurses and the C library give a scalar: 0 to 2, or -1 for a control character.
/// The first call sets LC_CTYPE to the environment's locale, or to C.UTF-8 where that is not UTF-8.
int cposix_width(uint32_t scalar);

/// Sets LC_CTYPE as `cposix_width` does; safe to call again.
void cposix_use_utf8(void);
