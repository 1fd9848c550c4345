/// The weapons of the SRD 5.1 by their names in lower case, words in speaking order.
enum WeaponNameTable {
  static let names: Set<String> = [
    "battleaxe", "blowgun", "club", "dagger", "dart", "flail", "glaive", "greataxe", "greatclub",
    "greatsword", "halberd", "hand crossbow", "handaxe", "heavy crossbow", "javelin", "lance",
    "light crossbow", "light hammer", "longbow", "longsword", "mace", "maul", "morningstar", "net",
    "pike", "quarterstaff", "rapier", "scimitar", "shortbow", "shortsword", "sickle", "sling",
    "spear", "trident", "war pick", "warhammer", "whip",
  ]
}
