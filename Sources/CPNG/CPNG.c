#include "CPNG.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  cpng_header header;
  cpng_status status;  // the first failure; it stays
  jmp_buf failure;     // set anew by every function that calls libpng
  char message[160];
};

// MARK: - The header, without libpng

static const uint8_t signature[8] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

static uint32_t big_endian(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

cpng_status cpng_read_header(
    const uint8_t *bytes, size_t count, cpng_limits limits, cpng_header *header) {
  if (count == 0) return CPNG_EMPTY;
  if (memcmp(bytes, signature, count < 8 ? count : 8) != 0) return CPNG_NOT_PNG;
  if (count < 33) return CPNG_TRUNCATED;
  if (big_endian(bytes + 8) != 13 || memcmp(bytes + 12, "IHDR", 4) != 0) return CPNG_DAMAGED;
  *header = (cpng_header){
      .width = big_endian(bytes + 16),
      .height = big_endian(bytes + 20),
      .bit_depth = bytes[24],
      .color_type = bytes[25],
      .is_interlaced = bytes[28] != 0,
  };
  if (header->width == 0 || header->height == 0) return CPNG_DAMAGED;
  if (header->width > limits.side || header->height > limits.side) return CPNG_TOO_LARGE;
  if ((uint64_t)header->width * header->height > limits.pixels) return CPNG_TOO_LARGE;
  return CPNG_OK;
}

// MARK: - libpng's handlers

static cpng_status fail(cpng_reader *reader, cpng_status status, const char *message) {
  if (reader->status == CPNG_OK) {
    reader->status = status;
    snprintf(reader->message, sizeof reader->message, "%s", message);
  }
  return reader->status;
}

static void on_error(png_structp png, png_const_charp message) {
  cpng_reader *reader = png_get_error_ptr(png);
  fail(reader, CPNG_DAMAGED, message);
  longjmp(reader->failure, 1);
}

static void on_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) {
    fail(reader, CPNG_TRUNCATED, "");
    png_error(png, "truncated");
  }
  memcpy(target, reader->bytes + reader->offset, count);
  reader->offset += count;
}

// MARK: - Opening

/// gAMA counts only where nothing better says what the samples mean: PNG 3rd edition, 4.3.
static void set_gamma(cpng_reader *reader) {
  png_fixed_point gamma = 0;
  if (png_get_valid(reader->png, reader->info, PNG_INFO_sRGB | PNG_INFO_iCCP) != 0) return;
  if (png_get_gAMA_fixed(reader->png, reader->info, &gamma) == 0 || gamma <= 0) return;
  png_set_gamma_fixed(reader->png, PNG_DEFAULT_sRGB, gamma);
}

static void set_transformations(cpng_reader *reader, bool applies_gamma) {
  png_set_expand(reader->png);
  png_set_scale_16(reader->png);
  png_set_gray_to_rgb(reader->png);
  png_set_add_alpha(reader->png, 0xff, PNG_FILLER_AFTER);
  if (applies_gamma) set_gamma(reader);
}

static cpng_status start(cpng_reader *reader, cpng_limits limits, bool applies_gamma) {
  if (setjmp(reader->failure) != 0) return reader->status;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png == NULL) return fail(reader, CPNG_NO_MEMORY, "");
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return fail(reader, CPNG_NO_MEMORY, "");
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, limits.side, limits.side);
  png_set_benign_errors(reader->png, 1);
  png_read_info(reader->png, reader->info);
  set_transformations(reader, applies_gamma);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != (size_t)reader->header.width * 4) {
    return fail(reader, CPNG_DAMAGED, "unexpected row size");
  }
  return CPNG_OK;
}

cpng_status cpng_open(
    const uint8_t *bytes, size_t count, cpng_limits limits, bool applies_gamma,
    cpng_reader **reader) {
  *reader = calloc(1, sizeof **reader);
  if (*reader == NULL) return CPNG_NO_MEMORY;
  (*reader)->bytes = bytes;
  (*reader)->count = count;
  cpng_status status = cpng_read_header(bytes, count, limits, &(*reader)->header);
  if (status != CPNG_OK) return fail(*reader, status, "no usable IHDR at the start");
  return start(*reader, limits, applies_gamma);
}

// MARK: - Reading

cpng_header cpng_get_header(const cpng_reader *reader) { return reader->header; }

cpng_status cpng_read_row(cpng_reader *reader, uint8_t *row) {
  if (reader->status != CPNG_OK) return reader->status;
  if (reader->header.is_interlaced) return fail(reader, CPNG_DAMAGED, "interlaced");
  if (setjmp(reader->failure) != 0) return reader->status;
  png_read_row(reader->png, row, NULL);
  return CPNG_OK;
}

cpng_status cpng_read_image(cpng_reader *reader, uint8_t *pixels) {
  if (reader->status != CPNG_OK) return reader->status;
  if (setjmp(reader->failure) != 0) return reader->status;
  const int passes = reader->header.is_interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1;
  const size_t stride = (size_t)reader->header.width * 4;
  for (int pass = 0; pass < passes; pass++) {
    for (size_t y = 0; y < reader->header.height; y++) {
      png_read_row(reader->png, pixels + y * stride, NULL);
    }
  }
  return CPNG_OK;
}

cpng_status cpng_finish(cpng_reader *reader) {
  if (reader->status != CPNG_OK) return reader->status;
  if (setjmp(reader->failure) != 0) {
    return reader->status == CPNG_TRUNCATED ? CPNG_OK : reader->status;
  }
  png_read_end(reader->png, NULL);
  return CPNG_OK;
}

const char *cpng_message(const cpng_reader *reader) { return reader->message; }

void cpng_close(cpng_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
