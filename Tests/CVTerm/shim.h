#pragma once
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <vterm.h>

/// In glibc, but shown only to programs that define _GNU_SOURCE, which Swift does not.
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);

// libvterm's unions, bit fields and callback tables in a form that Swift can read.

/// A colour of a cell; `kind` tells which of the other members count.
typedef struct {
  enum { CVTERM_DEFAULT, CVTERM_INDEXED, CVTERM_RGB } kind;
  uint8_t index, red, green, blue;
} CVTermColor;

typedef struct {
  uint32_t chars[VTERM_MAX_CHARS_PER_CELL];
  int width, underline;
  bool bold, italic, blink, reverse, strike;
  CVTermColor foreground, background;
} CVTermCell;

/// What the program has set in the terminal, kept up to date by libvterm's callbacks.
typedef struct {
  int bells, backgroundQueries;
  char title[256];
} CVTermProperties;

static inline CVTermColor cvterm_color(VTermColor color) {
  if (color.type & VTERM_COLOR_DEFAULT_MASK) return (CVTermColor){.kind = CVTERM_DEFAULT};
  if (VTERM_COLOR_IS_INDEXED(&color))
    return (CVTermColor){.kind = CVTERM_INDEXED, .index = color.indexed.idx};
  return (CVTermColor){CVTERM_RGB, 0, color.rgb.red, color.rgb.green, color.rgb.blue};
}

static inline CVTermCell cvterm_cell(const VTermScreen *screen, int row, int column) {
  VTermScreenCell cell = {0};
  vterm_screen_get_cell(screen, (VTermPos){row, column}, &cell);
  CVTermCell out = {
      .width = cell.width,
      .underline = cell.attrs.underline,
      .bold = cell.attrs.bold,
      .italic = cell.attrs.italic,
      .blink = cell.attrs.blink,
      .reverse = cell.attrs.reverse,
      .strike = cell.attrs.strike,
      .foreground = cvterm_color(cell.fg),
      .background = cvterm_color(cell.bg),
  };
  memcpy(out.chars, cell.chars, sizeof out.chars);
  return out;
}

/// The scalar at an index of a cell's glyph; 0 ends it, UINT32_MAX stands in the right half of a
/// wide one.
static inline uint32_t cvterm_scalar(const CVTermCell *cell, int index) {
  return index < VTERM_MAX_CHARS_PER_CELL ? cell->chars[index] : 0;
}

static inline int cvterm_property(VTermProp property, VTermValue *value, void *user) {
  CVTermProperties *properties = user;
  if (property == VTERM_PROP_TITLE)
    snprintf(properties->title, sizeof properties->title, "%s", value->string);
  return 1;
}

static inline int cvterm_bell(void *user) {
  ((CVTermProperties *)user)->bells++;
  return 1;
}

/// OSC 11 with a question mark asks for the background; libvterm 0.1 does not answer it.
static inline int cvterm_osc(const char *command, size_t count, void *user) {
  if (count < 4 || memcmp(command, "11;?", 4) != 0) return 0;
  ((CVTermProperties *)user)->backgroundQueries++;
  return 1;
}

/// Has libvterm keep `properties`, which must outlive the terminal.
static inline void cvterm_observe(VTermScreen *screen, CVTermProperties *properties) {
  static const VTermScreenCallbacks callbacks = {
      .settermprop = cvterm_property, .bell = cvterm_bell};
  static const VTermParserCallbacks fallbacks = {.osc = cvterm_osc};
  vterm_screen_set_callbacks(screen, &callbacks, properties);
  vterm_screen_set_unrecognised_fallbacks(screen, &fallbacks, properties);
}

static inline const char *cvterm_title(const CVTermProperties *properties) {
  return properties->title;
}
