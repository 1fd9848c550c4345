#define _XOPEN_SOURCE 700
#include "CPosix.h"

#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <string.h>
#include <wchar.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void choose_locale(void) {
  setlocale(LC_CTYPE, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") != 0) setlocale(LC_CTYPE, "C.UTF-8");
}

void cposix_use_utf8(void) { pthread_once(&once, choose_locale); }

int cposix_width(uint32_t scalar) {
  cposix_use_utf8();
  return wcwidth((wchar_t)scalar);
}
