#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
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

void cposix_window_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) memset(&size, 0, sizeof size);
  *columns = size.ws_col;
  *rows = size.ws_row;
}

int cposix_frame_begin(struct cposix_frame *frame, int descriptor) {
  if (frame->memory < 0) {
    frame->memory = memfd_create("frame", MFD_CLOEXEC);
    if (frame->memory < 0) return -1;
  }
  if (ftruncate(frame->memory, 0) != 0 || lseek(frame->memory, 0, SEEK_SET) != 0) return -1;
  return dup3(frame->memory, descriptor, O_CLOEXEC) < 0 ? -1 : 0;
}

int cposix_frame_end(struct cposix_frame *frame, int descriptor, int terminal) {
  if (dup3(terminal, descriptor, O_CLOEXEC) < 0) return -1;
  char bytes[1 << 15];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(frame->memory, bytes, sizeof bytes, place)) > 0) {
    for (ssize_t sent = 0; sent < count;) {
      ssize_t result = write(terminal, bytes + sent, (size_t)(count - sent));
      if (result >= 0) {
        sent += result;
      } else if (errno == EAGAIN) {
        struct pollfd ready = {.fd = terminal, .events = POLLOUT};
        poll(&ready, 1, -1);
      } else if (errno != EINTR) {
        return -1;
      }
    }
    place += count;
  }
  return count < 0 ? -1 : 0;
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
  action.sa_flags = (int)SA_RESETHAND;
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) sigaction(crashes[i], &action, NULL);
}
