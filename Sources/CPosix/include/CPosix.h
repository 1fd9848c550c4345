#pragma once
// What Swift's Glibc leaves out of the C library, or what must not be Swift: signal descriptors and
// a handler for crashes.
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// Columns that ncurses and the C library give a scalar: 0 to 2, or -1 for a control character.
/// The first call sets LC_CTYPE to the environment's locale, or to C.UTF-8 where that is not UTF-8.
int cposix_width(uint32_t scalar);

/// Sets LC_CTYPE as `cposix_width` does; safe to call again.
void cposix_use_utf8(void);

/// Blocks WINCH, TERM, HUP, INT, TSTP and CONT in the calling thread (and those it will start) and
/// returns a descriptor they can be read from, or -1 with errno set.
int cposix_signal_descriptor(void);

/// The number of the next signal waiting at the descriptor, or 0 where there is none.
int cposix_next_signal(int descriptor);

/// A descriptor other threads can wake a poll with, or -1 with errno set.
int cposix_event_descriptor(void);

/// A file in memory, open for reading and writing, or -1 with errno set.
int cposix_memory_file(void);

/// Has the allocator keep freed memory (up to 64 MiB) and ask for a megabyte at a time, so that what
/// comes and goes with each frame is not given back and asked for anew, page by page.
void cposix_keep_memory(void);

/// Makes the event descriptor readable.
void cposix_wake(int descriptor);

/// Takes in all wake-ups that have come to the event descriptor.
void cposix_clear(int descriptor);

/// Stops the process as Ctrl-Z does; returns when it goes on.
void cposix_stop(void);

/// Unblocks every signal, for a child or for the end of the program.
void cposix_unblock(void);

/// Columns and rows of the terminal at the descriptor, and what they measure in pixels; 0 where it
/// does not tell.
void cposix_window_size(
    int descriptor, int *columns, int *rows, int *pixel_width, int *pixel_height);

/// Keeps the terminal's settings and `bytes` (at most 256), to be set and sent by the process's last
/// breath where it crashes. `count` 0 takes that back.
void cposix_restore_on_crash(int descriptor, const char *bytes, size_t count);
