#pragma once
// Only declares what the library was built with: SQLite's sessions hold the undo history.
#define SQLITE_ENABLE_SESSION 1
#define SQLITE_ENABLE_PREUPDATE_HOOK 1
#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast, which Swift does not import: SQLite copies the bytes it is given.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
