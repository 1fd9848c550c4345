#include "CPNG.h"

#include <errno.h>
#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER_SIZE = 1 << 16 };

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;  // what can be taken without reading: the PNG, or the buffer
  size_t count;
  size_t offset;
  int descriptor;   // -1 where the PNG is in memory
  uint8_t *buffer;  // NULL where the PNG is in memory
  uint64_t size;    // bytes of the file, as far as known
  uint64_t taken;   // bytes read from the file
  int error;        // errno of a failed read
  cpng_limits limits;
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

enum { HEADER_SIZE = 33 };

cpng_status cpng_read_header(
    const uint8_t *bytes, size_t count, cpng_limits limits, cpng_header *header) {
  if (count == 0) return CPNG_EMPTY;
  if (count <= 8 || memcmp(bytes, signature, 8) != 0) return CPNG_NOT_PNG;
  if (count < HEADER_SIZE) return CPNG_TRUNCATED;
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

/// Reads on into the buffer, behind the `kept` bytes at its start. False at the end of the file,
/// and where it can't be read or has too many bytes.
static bool refill(cpng_reader *reader, size_t kept) {
  if (reader->buffer == NULL) return false;
  ssize_t count;
  do {
    count = read(reader->descriptor, reader->buffer + kept, BUFFER_SIZE - kept);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    reader->error = errno;
    fail(reader, CPNG_UNREADABLE, "");
  }
  if (count <= 0) return false;
  reader->taken += (uint64_t)count;
  if (reader->size < reader->taken) reader->size = reader->taken;
  if (reader->size > reader->limits.bytes) fail(reader, CPNG_FILE_TOO_LARGE, "");
  reader->bytes = reader->buffer;
  reader->count = kept + (size_t)count;
  reader->offset = 0;
  return reader->status == CPNG_OK;
}

static void on_read(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->offset == reader->count && !refill(reader, 0)) {
      fail(reader, CPNG_TRUNCATED, "");
      png_error(png, "truncated");
    }
    size_t part = reader->count - reader->offset;
    if (part > count) part = count;
    memcpy(target, reader->bytes + reader->offset, part);
    reader->offset += part;
    target += part;
    count -= part;
  }
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

/// Lets libpng skip what no picture needs, however long it claims to be: it would allocate 1 GiB for
/// a text that isn't there.
static void set_chunks(cpng_reader *reader, bool applies_gamma) {
  png_set_chunk_malloc_max(reader->png, (png_alloc_size_t)reader->limits.bytes);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  if (!applies_gamma) return;
  png_set_keep_unknown_chunks(
      reader->png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "gAMA\0iCCP\0sRGB", 3);
}

static cpng_status start(cpng_reader *reader, bool applies_gamma) {
  cpng_status status =
      cpng_read_header(reader->bytes, reader->count, reader->limits, &reader->header);
  if (status != CPNG_OK) return fail(reader, status, "no usable IHDR at the start");
  if (setjmp(reader->failure) != 0) return reader->status;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, on_error, on_warning);
  if (reader->png == NULL) return fail(reader, CPNG_NO_MEMORY, "");
  reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) return fail(reader, CPNG_NO_MEMORY, "");
  png_set_read_fn(reader->png, reader, on_read);
  png_set_user_limits(reader->png, reader->limits.side, reader->limits.side);
  png_set_benign_errors(reader->png, 1);
  set_chunks(reader, applies_gamma);
  png_read_info(reader->png, reader->info);
  set_transformations(reader, applies_gamma);
  png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  if (png_get_rowbytes(reader->png, reader->info) != (size_t)reader->header.width * 4) {
    return fail(reader, CPNG_DAMAGED, "unexpected row size");
  }
  return CPNG_OK;
}

static cpng_reader *create(int descriptor, cpng_limits limits) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->descriptor = descriptor;
  reader->limits = limits;
  return reader;
}

cpng_status cpng_open(
    const uint8_t *bytes, size_t count, cpng_limits limits, bool applies_gamma,
    cpng_reader **reader) {
  *reader = create(-1, limits);
  if (*reader == NULL) return CPNG_NO_MEMORY;
  (*reader)->bytes = bytes;
  (*reader)->count = count;
  (*reader)->size = count;
  if (count > limits.bytes) return fail(*reader, CPNG_FILE_TOO_LARGE, "");
  return start(*reader, applies_gamma);
}

cpng_status cpng_open_file(
    int descriptor, cpng_limits limits, bool applies_gamma, cpng_reader **reader) {
  *reader = create(descriptor, limits);
  if (*reader == NULL) return CPNG_NO_MEMORY;
  (*reader)->buffer = malloc(BUFFER_SIZE);
  if ((*reader)->buffer == NULL) return fail(*reader, CPNG_NO_MEMORY, "");
  struct stat facts;
  if (fstat(descriptor, &facts) == 0 && S_ISREG(facts.st_mode)) {
    (*reader)->size = (uint64_t)facts.st_size;
  }
  while ((*reader)->count < HEADER_SIZE && refill(*reader, (*reader)->count)) continue;
  if ((*reader)->status != CPNG_OK) return (*reader)->status;
  return start(*reader, applies_gamma);
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

uint64_t cpng_size(const cpng_reader *reader) { return reader->size; }

int cpng_errno(const cpng_reader *reader) { return reader->error; }

void cpng_close(cpng_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->buffer);
  free(reader);
}
