#pragma once
// Wide-character declarations of ncurses, and what Swift can't import of it: macros, globals and
// functions with variable arguments. `term.h` is left out: its macros take common words.
#define NCURSES_WIDECHAR 1
#ifndef _XOPEN_SOURCE
#define _XOPEN_SOURCE 700
#endif
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <wchar.h>

static inline int shim_columns(void) { return COLS; }
static inline int shim_rows(void) { return LINES; }
static inline int shim_pairs(void) { return COLOR_PAIRS; }
static inline int shim_colors(void) { return COLORS; }
static inline WINDOW *shim_screen(void) { return stdscr; }
static inline SCREEN *shim_newterm(const char *type, FILE *output, FILE *input) {
  return newterm(type, output, input);
}
static inline int shim_keypad(void) { return keypad(stdscr, TRUE); }
static inline int shim_nodelay(void) { return nodelay(stdscr, TRUE); }
static inline int shim_getch(void) { return wgetch(stdscr); }
static inline void shim_redraw_all(void) { clearok(curscr, TRUE); }

static inline unsigned shim_bold(void) { return A_BOLD; }
static inline unsigned shim_dim(void) { return A_DIM; }
static inline unsigned shim_italic(void) { return A_ITALIC; }
static inline unsigned shim_underline(void) { return A_UNDERLINE; }
static inline unsigned shim_reverse(void) { return A_REVERSE; }

/// One cell to be drawn: a glyph of up to five scalars, attributes and a colour pair.
typedef struct {
  uint32_t scalars[CCHARW_MAX];
  uint32_t attributes;
  int32_t pair;
} ShimCell;

/// Draws `count` cells from a place to the right, wide glyphs once for both their columns. ERR in the
/// last cell of the screen is not an error: the cursor only can't move on.
static inline void shim_put(int row, int column, const ShimCell *cells, int count) {
  cchar_t run[64];
  while (count > 0) {
    int length = 0;
    int columns = 0;
    for (; length < count && length < 63; length++) {
      wchar_t text[CCHARW_MAX + 1] = {0};
      for (int i = 0; i < CCHARW_MAX; i++) text[i] = (wchar_t)cells[length].scalars[i];
      int pair = cells[length].pair;
      if (setcchar(&run[length], text, cells[length].attributes, 0, &pair) != OK) break;
      columns += text[0] < 0x1100 ? 1 : wcwidth(text[0]);
    }
    if (length == 0) return;
    (void)mvwadd_wchnstr(stdscr, row, column, run, length);
    cells += length;
    count -= length;
    column += columns;
  }
}
