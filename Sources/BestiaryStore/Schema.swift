/// The tables of a catalog file, and how files of earlier versions are brought up to date.
enum Schema {
  /// "BSTY": tells a catalog from every other SQLite file.
  static let applicationID: Int64 = 0x4253_5459

  /// SQL that leads from version n to n + 1, from the empty file on. Never changed, only added to.
  static let migrations = [version1, version2]

  /// Tables that a step's changes are recorded of.
  static let recordedTables = ["monsters", "weapons", "members"]

  /// Their columns in order.
  static let columns: [String: [String]] = [
    "monsters": [
      "seq", "id", "name", "sort_key", "description", "icon", "color", "weapon", "tags",
      "attributes", "unknown", "list_attribute",
    ],
    "weapons": ["seq", "id", "name", "damage", "icon", "built_in"],
    "members": ["seq", "key", "value"],
  ]

  /// `seq` is the insertion order; it is never given out twice. `changed` stands beside `monsters`
  /// so that a time never makes an undo collide.
  private static let version1 = """
    CREATE TABLE monsters (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      sort_key TEXT NOT NULL,
      description TEXT NOT NULL,
      icon INTEGER,
      color INTEGER,
      weapon TEXT,
      tags TEXT NOT NULL,
      attributes TEXT NOT NULL,
      unknown TEXT NOT NULL,
      list_attribute TEXT NOT NULL
    ) STRICT;
    CREATE INDEX monsters_list ON monsters
      (sort_key, name, seq, id, color, weapon, list_attribute, icon);
    CREATE TABLE weapons (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      id TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      damage TEXT NOT NULL,
      icon INTEGER,
      built_in INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE icons (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      digest INTEGER NOT NULL,
      png BLOB NOT NULL
    ) STRICT;
    CREATE INDEX icons_by_digest ON icons (digest);
    CREATE TABLE members (
      seq INTEGER PRIMARY KEY AUTOINCREMENT,
      key TEXT NOT NULL UNIQUE,
      value TEXT NOT NULL
    ) STRICT;

    CREATE TABLE changed (
      monster INTEGER PRIMARY KEY,
      milliseconds INTEGER NOT NULL,
      removed_name TEXT
    ) STRICT;
    CREATE TRIGGER monster_added AFTER INSERT ON monsters BEGIN
      INSERT OR REPLACE INTO changed VALUES
        (new.seq, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER), NULL);
    END;
    CREATE TRIGGER monster_changed AFTER UPDATE ON monsters
      WHEN (old.id, old.name, old.description, old.icon, old.color, old.weapon, old.tags,
            old.attributes, old.unknown)
        IS NOT (new.id, new.name, new.description, new.icon, new.color, new.weapon, new.tags,
            new.attributes, new.unknown)
    BEGIN
      INSERT OR REPLACE INTO changed VALUES
        (new.seq, CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER), NULL);
    END;
    CREATE TRIGGER monster_removed AFTER DELETE ON monsters BEGIN
      UPDATE changed SET removed_name = old.name WHERE monster = old.seq;
    END;

    CREATE TABLE sessions (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      process INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE steps (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      session INTEGER NOT NULL,
      label TEXT NOT NULL,
      is_undone INTEGER NOT NULL DEFAULT 0,
      changes BLOB NOT NULL
    ) STRICT;
    CREATE INDEX steps_of_session ON steps (session, is_undone, id);
    """

  /// What is remembered of how the catalog is looked at. Earlier versions of a catalog are read
  /// without it where they can't be written.
  private static let version2 = """
    CREATE TABLE settings (
      key TEXT PRIMARY KEY,
      value TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;
    """
}
