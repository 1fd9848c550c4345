#pragma once
#include <sqlite3.h>

/// SQLITE_TRANSIENT is a cast, which Swift does not import: SQLite copies the bytes it is given.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
