#pragma once
// Wide-character declarations of ncurses, and what Swift can't import of it: macros, globals and
// functions with variable arguments. `term.h` is left out: its macros take common words.
#define NCURSES_WIDECHAR 1
#include <ncurses.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

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

/// Puts one glyph of up to five scalars at a cell. ERR in the last cell of the screen is not an
/// error: the cursor only can't move on.
static inline void shim_put(int row, int column, const uint32_t *scalars, int count,
                            unsigned attributes, int pair) {
  wchar_t text[CCHARW_MAX + 1];
  cchar_t cell;
  int length = count < CCHARW_MAX ? count : CCHARW_MAX;
  for (int i = 0; i < length; i++) text[i] = (wchar_t)scalars[i];
  text[length] = 0;
  if (setcchar(&cell, text, attributes, 0, &pair) == OK) (void)mvwadd_wch(stdscr, row, column, &cell);
}

/// Puts a glyph of one scalar at a cell.
static inline void shim_put_one(int row, int column, uint32_t scalar, unsigned attributes, int pair) {
  shim_put(row, column, &scalar, 1, attributes, pair);
}
