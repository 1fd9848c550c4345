// libpng's row reader behind functions that return a status: the one place that knows setjmp.
//
// A reader takes a PNG from memory or from a file and gives its pixels as rows of 8-bit red, green, blue, alpha,
// straight (not premultiplied). Palettes, grey and tRNS are expanded, 16 bits are rounded to 8.
// Nothing is ever printed.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
  CPNG_OK = 0,
  CPNG_EMPTY,           // no bytes at all
  CPNG_NOT_PNG,         // the signature is another one
  CPNG_TRUNCATED,       // the bytes end before the last pixel
  CPNG_TOO_LARGE,       // the header claims more than the limits allow
  CPNG_FILE_TOO_LARGE,  // more bytes than the limits allow; see cpng_size
  CPNG_DAMAGED,         // anything else that libpng refuses; see cpng_message
  CPNG_UNREADABLE,      // the file can't be read; see cpng_errno
  CPNG_NO_MEMORY,
} cpng_status;

typedef struct {
  uint32_t width;   // pixels
  uint32_t height;  // pixels
  uint8_t bit_depth;
  uint8_t color_type;
  bool is_interlaced;
} cpng_header;

typedef struct {
  uint64_t pixels;  // most pixels of a picture
  uint32_t side;    // most pixels of a row or column
  uint64_t bytes;   // most bytes of a file
} cpng_limits;

typedef struct cpng_reader cpng_reader;

/// Reads the first 33 bytes and allocates nothing. With CPNG_TOO_LARGE the header is filled too.
cpng_status cpng_read_header(
    const uint8_t *bytes, size_t count, cpng_limits limits, cpng_header *header);

/// Opens a reader. The header is checked against the limits before anything is allocated for
/// pixels. `applies_gamma` honours gAMA where the file has neither sRGB nor iCCP. `*reader` is set
/// whenever memory allows, with the reason of a failure in cpng_message, and must be closed. The
/// bytes must stay where they are until then.
cpng_status cpng_open(
    const uint8_t *bytes, size_t count, cpng_limits limits, bool applies_gamma,
    cpng_reader **reader);

/// The same for an open file, read from where it stands, 64 KiB at a time. It stays open.
cpng_status cpng_open_file(
    int descriptor, cpng_limits limits, bool applies_gamma, cpng_reader **reader);

/// The header of an open reader.
cpng_header cpng_get_header(const cpng_reader *reader);

/// Reads the next row, width * 4 bytes. Not for interlaced pictures.
cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row);

/// Reads a whole picture, width * height * 4 bytes: the only way for interlaced ones.
cpng_status cpng_read_image(cpng_reader *reader, uint8_t *pixels);

/// Checks what follows the pixels. A file that simply ends after them is whole.
cpng_status cpng_finish(cpng_reader *reader);

/// libpng's reason for CPNG_DAMAGED, in English; it may quote bytes of the file.
const char *cpng_message(const cpng_reader *reader);

/// Bytes of the file: all of them where the size is known, else those that have been read.
uint64_t cpng_size(const cpng_reader *reader);

/// The errno of CPNG_UNREADABLE.
int cpng_errno(const cpng_reader *reader);

/// Frees the reader; NULL is allowed.
void cpng_close(cpng_reader *reader);
