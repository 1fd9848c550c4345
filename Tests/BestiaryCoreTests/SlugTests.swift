import BestiaryCore
import Testing

@Test(arguments: [
  ("Goblin", "goblin"), ("Will-o'-Wisp", "will-o-wisp"),
  ("Vampire, Mist Form", "vampire-mist-form"),
  ("Grip, Farmer Maggot’s Dog", "grip-farmer-maggots-dog"), ("Fáfnir", "fafnir"),
  ("Fa\u{301}fnir", "fafnir"), ("Straße", "strasse"), ("火の鳥", "火の鳥"), ("ﾊｰﾋﾟｰ", "ハーヒー"),
  ("  ", "monster"), ("<player>", "player"), ("½ Dragon №5", "1-2-dragon-no5"), ("🐉", "monster"),
  ("\u{1b}]52;c;x\u{7}", "52-c-x"),
])
func aSlugIsTheNameInLettersDigitsAndDashes(name: String, slug: String) {
  #expect(Slug.make(name) == slug)
}

@Test func aTakenSlugGetsTheFirstFreeNumber() {
  let taken: Set = ["goblin", "goblin-2"]

  #expect(Slug.unique("goblin") { taken.contains($0) } == "goblin-3")
  #expect(Slug.unique("orc") { taken.contains($0) } == "orc")
}
