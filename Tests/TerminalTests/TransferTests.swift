import Glibc
import SharedFixtures
import Testing

extension TerminalTests {
  /// Files in and out.
  @Suite struct TransferTests {
    @Test func anExportKeepsALinkAndTheModeOfItsTarget() throws {
      let catalog = try TestCatalog()
      let target = try catalog.file("target.json", "old")
      chmod(target, 0o640)
      let link = catalog.folder.path + "/link.json"
      symlink("target.json", link)

      #expect(try catalog.run("export", "--output", link).status == .exited(0))

      #expect(WholeFile.isLink(link))
      #expect(WholeFile.mode(target) == 0o640)
      #expect(try WholeFile.text(target) == catalog.run("export").output)
    }

    @Test func anExportThatFailsLeavesTheOldFile() throws {
      let catalog = try TestCatalog()
      let path = try catalog.file("old.json", "old")
      _ = try catalog.run("list")
      let script = "ulimit -f 1; trap '' XFSZ; exec \"$@\""

      let command = try Command.run(
        "/bin/sh",
        [
          "-c", script, "sh", Program.path("bestiary"), "export", "--output", path, "--catalog",
          catalog.path, "--read-only",
        ])

      #expect(command.status == .exited(4))
      #expect(command.errors.contains("old.json: "))
      #expect(try WholeFile.text(path) == "old")
      #expect(access(path + ".part", F_OK) != 0)
    }

    /// Lines end in CR LF there, which is one Character.
    @Test func anExportOfATableIsSeenInATerminal() throws {
      let catalog = try TestCatalog()
      _ = try catalog.run("list")
      let terminal = try Program.bestiary(
        ["export", "--format", "csv", "--catalog", catalog.path], size: (300, 200))

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(terminal.screen.line(0).hasPrefix("name,color,"))
      #expect(terminal.screen.lines.count { $0.contains("-Bot,") } == 6)
    }

    @Test func standardInputIsImported() throws {
      let catalog = try TestCatalog()
      let exported = try catalog.run("export").output
      let other = try TestCatalog()

      let command = try other.run("import", "-", "--empty", input: exported)

      #expect(command.output == "- (bestiary): 6 added\n")
      #expect(try other.run("export").output == exported)
    }

    @Test func aFileIsOpenedInMemoryAndNeverWritten() throws {
      let catalog = try TestCatalog()
      let text = "[{\"name\": \"Only\", \"color\": \"#ff0000\"}]"
      let path = try catalog.file("some.json", text)
      let terminal = try Program.bestiary([path])
      try terminal.readUntil(shows: "Only")

      try terminal.send("a", until: "Add monster")
      try terminal.send("Second\r", until: "2 monsters")
      try terminal.send("q", until: "only in memory")
      // Stay, Save, Discard: the last one.
      try terminal.send(TerminalKey.backTab)
      try terminal.send(TerminalKey.enter)

      #expect(try terminal.waitForExit() == .exited(0))
      #expect(try WholeFile.text(path) == text)
    }

    @Test func aFileInMemoryCanBeSavedAsACatalog() throws {
      let catalog = try TestCatalog()
      let path = try catalog.file("some.json", "[{\"name\": \"Only\"}]")
      let terminal = try Program.bestiary([path])
      try terminal.readUntil(shows: "Only")

      try terminal.send("\u{13}", until: "Save the catalog as")
      try terminal.send("\u{15}\(catalog.path)\r", until: "Saved as")

      #expect(try terminal.quit() == .exited(0))
      #expect(try catalog.names() == ["Only"])
    }

    @Test func d22SavingOverAFileAsksFirst() throws {
      let catalog = try TestCatalog()
      let path = try catalog.file("some.json", "[{\"name\": \"Only\"}]")
      let other = try catalog.file("other.bestiary", "precious")
      let terminal = try Program.bestiary([path])
      try terminal.readUntil(shows: "Only")
      try terminal.send("\u{13}", until: "Save the catalog as")

      try terminal.send("\u{15}\(other)\r", until: "Keep it")
      try terminal.send(TerminalKey.enter)
      try terminal.readUntil(hides: "Keep it")
      #expect(try WholeFile.text(other) == "precious")
      #expect(terminal.screen.contains("Save the catalog as"))

      try terminal.send(TerminalKey.enter)
      try terminal.readUntil(shows: "Keep it")
      try terminal.send(TerminalKey.backTab)
      try terminal.send(TerminalKey.enter, until: "Saved as")
      #expect(try terminal.quit() == .exited(0))
      let list = try Program.run(["list", "--catalog", other])
      #expect(list.output == "Only\n")
    }

    @Test func aFileThatIsMissingOrBrokenIsNamedAndNotMade() throws {
      let catalog = try TestCatalog()
      let missing = catalog.folder.path + "/missing.json"
      let broken = try catalog.file("broken.json", "[{\"name\": \"A\"},\n {\"name\": ]")

      for (path, status, says) in [(missing, 4, "No such file"), (broken, 3, "line 2, column 11")] {
        let terminal = try Program.bestiary([path], size: (250, 24))
        #expect(try terminal.waitForExit() == .exited(Int32(status)))
        #expect(terminal.screen.line(0).contains(says))
        #expect(terminal.isCooked)
      }

      #expect(access(missing, F_OK) != 0)
      #expect(try WholeFile.text(broken).hasSuffix("]"))
    }

    @Test func problemsAreToldBeforeTheirConsequence() throws {
      let catalog = try TestCatalog()
      let path = try catalog.file(
        "bad.json", "[{\"name\": \"Good\"}, {\"name\": 7}, {\"name\": \"Fine\"}]")

      let refused = try catalog.run("import", path)
      #expect(refused.status == .exited(3))
      let lines = refused.errors.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines.first?.contains("record 2, name") == true)
      #expect(lines.last?.contains("--skip-bad") == true)
      #expect(try catalog.names().count == 6)

      #expect(try catalog.run("import", path, "--skip-bad").output.contains("2 added"))
      #expect(try catalog.names().count == 8)
    }

    @Test func twoBooksWithOneNameStayApart() throws {
      let catalog = try TestCatalog(importing: "[]")
      let books = ["a", "b"].map { book in
        """
        {"results": [{"slug": "ogre", "name": "Ogre", "document__slug": "\(book)", \
        "document__title": "Book \(book)", "challenge_rating": "2", "hit_points": 59}]}
        """
      }

      for book in books + books { _ = try catalog.run("import", "-", input: book) }

      #expect(try catalog.names() == ["Ogre", "Ogre"])
      let command = try catalog.run("show", "Ogre")
      #expect(command.errors.contains("open5e/a/ogre"))
      #expect(command.errors.contains("open5e/b/ogre"))
    }
  }

  /// Catalogs that game masters have.
  @Suite(.enabled(if: SharedFixtures.isPresent)) struct SharedCatalogTests {
    @Test(
      arguments: [
        ("5e-bits/5e-SRD-Monsters.json", 334), ("open5e/cc/Monster.json", 356),
        ("open5e/wotc-srd/Monster.json", 322), ("5etools/5etools-srd51.json", 323),
        ("angband/monster.txt", 624), ("improved-initiative/ogl_creatures.json", 317),
      ])
    func whatIsExportedComesBackAsTheSameBytes(file: String, count: Int) throws {
      let first = try TestCatalog()
      let second = try TestCatalog()
      let third = try TestCatalog()
      let path = SharedFixtures.path("data/" + file)

      let report = try first.run("import", path, "--empty")
      let exported = try first.run("export").output
      let report2 = try second.run("import", "-", "--empty", input: exported)
      let again = try first.run("import", path)

      #expect(report.output.contains(": \(count) added"))
      #expect(report2.output.contains("(bestiary): \(count) added"))
      #expect(again.output.contains("\(count) unchanged"))
      #expect(try second.run("export").output == exported)
      #expect(try first.run("export").output == exported)
      #expect(try third.run("import", path, path, "--empty").status == .exited(0))
      #expect(try third.names().count == count)
    }

    @Test func anImportIsThereInTheInterface() throws {
      let catalog = try TestCatalog()
      let path = SharedFixtures.path("data/5e-bits/5e-SRD-Monsters.json")
      #expect(try catalog.run("import", path, "--empty").status == .exited(0))

      let terminal = try catalog.browse()

      try terminal.readUntil(shows: "334 monsters")
      try terminal.send(TerminalKey.end)
      try terminal.readUntil("the last monster") { $0.selectedRow == "Zombie" }
    }

    @Test(
      arguments: [
        ("01-transparent-halves.png", "4x2", 2), ("03-odd-5x5.png", "5x3", 3),
        ("04-banner-64x8.png", "30x12", 2), ("15-iccp-bad.png", "8x4", 4),
      ])
    func aPictureIsDrawnInItsBox(file: String, size: String, rows: Int) throws {
      let path = SharedFixtures.path("cases/" + file)

      let command = try Program.run(["icon", path, "--size", size, "--color", "truecolor"])

      #expect(command.status == .exited(0))
      #expect(command.errors == "")
      #expect(command.output.split(separator: "\n").count == rows)
      #expect(command.output.contains("8;2;"))
      #expect(try !Program.run(["icon", path]).output.contains("\u{1b}"))
    }
  }
}
