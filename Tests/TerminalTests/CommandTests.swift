import SharedFixtures
import Testing

extension TerminalTests {
  /// The commands as a script sees them: statuses, messages, output.
  @Suite struct CommandTests {
    /// A command that can't do what it was asked.
    struct Refusal: CustomTestStringConvertible {
      var arguments: [String]
      var status: Int32
      var says: String

      var testDescription: String { arguments.joined(separator: " ") }

      static let all = [
        Refusal(arguments: ["list", "zzzz"], status: 1, says: "zzzz: nothing matches"),
        Refusal(arguments: ["show", "Nope"], status: 1, says: "Nope: no monster of that name"),
        Refusal(arguments: ["remove", "Nope"], status: 1, says: "Nope: no monster"),
        Refusal(arguments: ["export", "--filter", "zz"], status: 1, says: "zz: nothing matches"),
        Refusal(arguments: ["show"], status: 2, says: "show needs a name"),
        Refusal(
          arguments: ["pick", "--weapon", "x"], status: 2, says: "--weapon takes no arguments"),
        Refusal(
          arguments: ["set", "Cat-Bot"], status: 2, says: "set needs a name and FIELD=VALUE"),
        Refusal(arguments: ["set", "Cat-Bot", "x"], status: 2, says: "x: expected FIELD=VALUE"),
        Refusal(arguments: ["add"], status: 2, says: "add needs a name"),
        Refusal(arguments: ["import"], status: 2, says: "import needs a file"),
        Refusal(arguments: ["export", "x.json"], status: 2, says: "export takes no arguments"),
        Refusal(arguments: ["export", "--format", "x"], status: 2, says: "one of json, jsonl"),
        Refusal(arguments: ["icon"], status: 2, says: "icon needs one PNG file"),
        Refusal(
          arguments: ["icon", "x.png", "--size", "x1x1"], status: 2, says: "expected WxH in cells"),
        Refusal(
          arguments: ["icon", "x.png", "--size", "9999x9999"], status: 2, says: "at most 500000"),
        Refusal(arguments: ["icon", "x.png", "--font-ratio", "0"], status: 2, says: "such as 1:2"),
        Refusal(arguments: ["list", "--dither"], status: 2, says: "none of the options of list"),
        Refusal(arguments: ["import", "/dev/zero"], status: 3, says: "too large"),
        Refusal(arguments: ["add", "\u{200f}"], status: 3, says: "name can't be empty"),
        Refusal(arguments: ["list", "--bogus"], status: 2, says: "no option --bogus"),
        Refusal(arguments: ["list", "--color", "blue"], status: 2, says: "not blue"),
        Refusal(arguments: ["set", "Cat-Bot", "color=zz"], status: 3, says: "zz: no colour"),
        Refusal(arguments: ["set", "Cat-Bot", "weapon=spoon"], status: 3, says: "no such weapon"),
        Refusal(
          arguments: ["set", "Cat-Bot", "armor class=abc"], status: 3, says: "expected a number"),
        Refusal(arguments: ["lst"], status: 2, says: "no such command or catalog"),
        Refusal(arguments: ["icon", "/etc/passwd"], status: 3, says: "not a PNG"),
        Refusal(arguments: ["import", "/no/such.json"], status: 4, says: "No such file"),
        Refusal(arguments: ["icon", "/no/such.png"], status: 4, says: "No such file"),
        Refusal(arguments: ["export", "--output", "/no/such/x"], status: 4, says: "No such file"),
        Refusal(arguments: ["add", "X", "--read-only"], status: 4, says: "read-only"),
      ]
    }

    @Test(arguments: Refusal.all)
    func aRefusalHasItsStatusAndSaysWhy(refusal: Refusal) throws {
      let catalog = try TestCatalog()
      _ = try catalog.run("list")
      let before = try catalog.run("export").output

      let command = try Program.run(refusal.arguments + ["--catalog", catalog.path])

      #expect(command.status == .exited(refusal.status))
      #expect(command.errors.hasPrefix("bestiary: "))
      #expect(command.errors.contains(refusal.says), "\(command.errors)")
      #expect(command.errors.filter { $0 == "\n" }.count == 1)
      #expect(command.output == "")
      #expect(try catalog.run("export").output == before)
    }

    @Test func whatIsSetMayBeCalledAsTheScreenCallsIt() throws {
      let catalog = try TestCatalog()

      let command = try catalog.run(
        "set", "cat-bot", "color=rebeccapurple", "weapon=ninja star", "Hit Points=23")

      #expect(command.status == .exited(0), "\(command.errors)")
      let monster = try catalog.exported("cat-bot")
      #expect(monster.contains("#663399"))
      #expect(monster.contains("\"ninja-star\""))
      #expect(monster.contains("\"hit_points\": 23"))
      #expect(!monster.contains("Hit Points"))
    }

    @Test func anExportOntoTheCatalogItselfIsRefused() throws {
      let catalog = try TestCatalog()
      let before = try catalog.run("export").output

      let command = try catalog.run("export", "--output", catalog.path)

      #expect(command.status == .exited(2))
      #expect(command.errors.contains("that is the catalog itself"))
      #expect(try catalog.run("export").output == before)
    }

    @Test func aNameThatNobodyCanSeeIsRefusedByRecord() throws {
      let catalog = try TestCatalog()
      let file = try catalog.file("e.json", #"[{"name": "Ok"}, {"name": "\u200f"}]"#)

      let command = try catalog.run("import", file)

      #expect(command.status == .exited(3))
      #expect(command.errors.contains("e.json: record 2"), "\(command.errors)")
      #expect(!command.errors.contains("Esc"))
    }

    @Test func aNameWithoutALetterThatShowsGetsAnID() throws {
      let catalog = try TestCatalog()

      #expect(try catalog.run("add", "\u{3164}!").status == .exited(0))
    }

    @Test func d18WhatIsSetIsInTheExportAndOnTheCard() throws {
      let catalog = try TestCatalog()

      let set = try catalog.run(
        "set", "cat-bot", "color=#123456", "weapon=sword", "tags=a, b", "mood=bad", "name=Tom")

      #expect(set.status == .exited(0))
      #expect(set.output + set.errors == "")
      let monster = try catalog.exported("cat-bot")
      for text in ["#123456", "\"sword\"", "\"Tom\"", "\"mood\": \"bad\""] {
        #expect(monster.contains(text))
      }
      #expect(try catalog.run("show", "Tom").output.contains("Sword"))
    }

    @Test func addedMonstersHaveTheirOwnIdsAndGoAgain() throws {
      let catalog = try TestCatalog()

      #expect(try catalog.run("add", "\u{c9}gide", "weapon=fire").output == "egide\n")
      #expect(try catalog.run("add", "egide").output == "egide-2\n")
      #expect(try catalog.run("remove", "egide-2").status == .exited(0))

      #expect(try catalog.names().count == 7)
      #expect(try catalog.exported("egide").contains("\"fire\""))
    }

    @Test func aNameThatSeveralHaveListsThem() throws {
      let catalog = try TestCatalog()
      for name in ["Twin", "twin", "Twin"] { _ = try catalog.run("add", name) }

      let command = try catalog.run("show", "Twin")

      #expect(command.status == .exited(1))
      #expect(command.errors.contains("twin, twin-3"))
      #expect(try catalog.run("show", "twin").status == .exited(0))
      #expect(try catalog.run("show", "TWIN").errors.contains("twin, twin-3, twin-2"))
      #expect(try catalog.run("show", "twin-2").status == .exited(0))
    }

    @Test func listFiltersAndGivesJSON() throws {
      let catalog = try TestCatalog()

      #expect(try catalog.run("list", "fire").output == "Fire-Bot\n")
      let json = try catalog.run("list", "ice", "--json").output
      #expect(json.hasPrefix("{\"id\""))
      #expect(json.hasSuffix("}\n"))
      #expect(!json.contains("icon"))
      #expect(json.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["truecolor", "256", "none"])
    func theCardHasItsPictures(color: String) throws {
      let card = try TestCatalog().run("show", "Cat-Bot", "--color", color)

      #expect(card.status == .exited(0))
      #expect(card.output.contains("▀"))
      #expect(card.output.contains("Cat-Bot"))
      #expect(card.output.contains("\u{1b}") == (color != "none"))
    }

    @Test(arguments: ["list", "show", "export", "--help", "--version"])
    func aPipeGetsNoEscapes(name: String) throws {
      let catalog = try TestCatalog()

      let command = try Program.run(
        [name, "--catalog", catalog.path] + (name == "show" ? ["Cat-Bot"] : []))

      #expect(command.status == .exited(0))
      #expect(!command.output.isEmpty)
      #expect(!command.output.contains("\u{1b}"))
      #expect(command.errors == "")
    }

    @Test(arguments: ["export", "list", "show Aboleth", "--help"])
    func aClosedPipeEndsQuietly(words: String) throws {
      let catalog = try TestCatalog()
      let script = """
        { '\(Program.path("bestiary"))' \(words) --catalog '\(catalog.path)'; echo "$?" >&2; } | :
        """
      _ = try catalog.run("add", "Aboleth")

      for _ in 1...5 {
        let command = try Command.run("/bin/sh", ["-c", script])
        #expect(command.errors == "0\n")
      }
    }

    @Test func d9EmptyMakesACatalogWithoutMonsters() throws {
      let catalog = try TestCatalog()

      #expect(try catalog.run("add", "Newt", "--empty").status == .exited(0))

      #expect(try catalog.names() == ["Newt"])
      #expect(try catalog.run("set", "Newt", "weapon=smoke").status == .exited(0))
    }

    @Test func d10TheListIsByNameAndTheExportByInsertion() throws {
      let catalog = try TestCatalog()
      for name in ["Zed", "abe", "Émile"] { _ = try catalog.run("add", name, "--empty") }

      let export = try catalog.run("export", "--format", "jsonl").output

      #expect(try catalog.names() == ["abe", "Émile", "Zed"])
      let places = ["\"Zed\"", "\"abe\"", "\"Émile\""].compactMap {
        export.firstRange(of: $0)?.lowerBound
      }
      #expect(places.count == 3 && places == places.sorted())
    }

    @Test func d9TheUsersOwnCatalogIsMadeWhereItIsMissing() throws {
      let folder = try TemporaryFolder()
      defer { folder.remove() }

      let command = try Program.run(["list"], environment: ["XDG_DATA_HOME": folder.path])

      #expect(command.output.split(separator: "\n").count == 6)
      #expect(try !WholeFile.read(folder.path + "/bestiary/catalog.bestiary").isEmpty)
    }
  }
}
