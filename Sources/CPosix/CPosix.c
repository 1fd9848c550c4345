#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <langinfo.h>
#include <locale.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/signalfd.h>
#include <unistd.h>
#include <wchar.h>

static pthread_once_t locale_once = PTHREAD_ONCE_INIT;

static void choose_locale(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

void cposix_use_utf8(void) { pthread_once(&locale_once, choose_locale); }

int cposix_width(uint32_t scalar) {
  cposix_use_utf8();
  return wcwidth((wchar_t)scalar);
}

static const int watched[] = {SIGWINCH, SIGTERM, SIGHUP, SIGINT, SIGTSTP, SIGCONT};

int cposix_signal_descriptor(void) {
  sigset_t set;
  sigemptyset(&set);
  for (size_t i = 0; i < sizeof watched / sizeof *watched; i++) sigaddset(&set, watched[i]);
  int error = pthread_sigmask(SIG_BLOCK, &set, NULL);
  if (error != 0) {
    errno = error;
    return -1;
  }
  return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

int cposix_next_signal(int descriptor) {
  struct signalfd_siginfo info;
  return read(descriptor, &info, sizeof info) == sizeof info ? (int)info.ssi_signo : 0;
}

int cposix_event_descriptor(void) { return eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC); }

int cposix_memory_file(void) { return memfd_create("bestiary-frame", MFD_CLOEXEC); }

void cposix_keep_memory(void) {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 64 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
#endif
}

void cposix_wake(int descriptor) {
  uint64_t one = 1;
  while (write(descriptor, &one, sizeof one) < 0 && errno == EINTR) {}
}

void cposix_clear(int descriptor) {
  uint64_t count;
  while (read(descriptor, &count, sizeof count) < 0 && errno == EINTR) {}
}

void cposix_stop(void) { kill(getpid(), SIGSTOP); }

void cposix_unblock(void) {
  sigset_t set;
  sigemptyset(&set);
  pthread_sigmask(SIG_SETMASK, &set, NULL);
}

void cposix_window_size(
    int descriptor, int *columns, int *rows, int *pixel_width, int *pixel_height) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
  *pixel_width = size.ws_xpixel;
  *pixel_height = size.ws_ypixel;
}

// --- The last breath: only what POSIX calls async-signal-safe.

static struct termios saved_settings;
static int saved_descriptor = -1;
static char last_bytes[256];
static volatile sig_atomic_t last_count = 0;

static const int crashes[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT};

static void last_breath(int number) {
  if (last_count > 0) {
    ssize_t written = write(saved_descriptor, last_bytes, (size_t)last_count);
    (void)written;
    tcsetattr(saved_descriptor, TCSANOW, &saved_settings);
  }
  signal(number, SIG_DFL);
  raise(number);
}

void cposix_restore_on_crash(int descriptor, const char *bytes, size_t count) {
  last_count = 0;
  if (count == 0 || count > sizeof last_bytes) return;
  if (tcgetattr(descriptor, &saved_settings) != 0) return;
  saved_descriptor = descriptor;
  memcpy(last_bytes, bytes, count);
  last_count = (sig_atomic_t)count;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = last_breath;
  // A stack that has overflown can't run the handler: it has one of its own.
  static char stack[64 * 1024];
  stack_t alternate = {.ss_sp = stack, .ss_flags = 0, .ss_size = sizeof stack};
  sigaltstack(&alternate, NULL);
  action.sa_flags = (int)SA_RESETHAND | SA_ONSTACK;
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigaction(crashes[i], &action, NULL);
}
