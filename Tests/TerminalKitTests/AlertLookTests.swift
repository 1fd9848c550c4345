import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// D22, A27: how an alert looks, and what gives way where there is little room.
struct AlertLookTests {
  @Test func d22TheScreenBehindIsDimmedAndThePanelRaised() throws {
    let stage = AlertStage(columns: 80, rows: 24)
    let theme = stage.window.theme

    let title = try #require(stage.pilot.position(of: AlertStage.question))
    let behind = stage.pilot.cell(column: 2, row: 0)

    #expect(stage.pilot.shows("[ Behind ]"))
    #expect(behind.background == .rgb(theme.background.mixed(with: theme.scrim, by: 0.75)))
    #expect(
      stage.pilot.cell(column: title.column, row: title.row).background == .rgb(theme.raised))
  }

  @Test func d22ADestructiveButtonIsInTheDangerColour() throws {
    let stage = AlertStage(columns: 80, rows: 24)
    let theme = stage.window.theme

    let discard = try #require(stage.pilot.position(of: "Discard"))
    let export = try #require(stage.pilot.position(of: "Export"))

    #expect(color(stage, discard) == .rgb(theme.dangerColor))
    #expect(color(stage, export) == .terminal)
  }

  @Test(arguments: KeyboardAppearance.allCases)
  func dangerIsOnTheAnswerThatLosesSomethingAloneAndTheSafeOneIsInAccent(
    appearance: KeyboardAppearance
  ) throws {
    let stage = AlertStage(columns: 80, rows: 24, appearance: appearance)
    let theme = stage.window.theme

    let title = try #require(stage.pilot.position(of: AlertStage.question))
    let safe = try #require(stage.pilot.position(of: "[ Keep"))
    let corner = try #require(stage.pilot.position(of: "╭"))
    let discard = try #require(stage.pilot.position(of: "Discard"))

    #expect(color(stage, title) == .terminal)
    #expect(color(stage, safe) == .rgb(theme.accentColor))
    #expect(color(stage, corner) != .rgb(theme.dangerColor))
    #expect(color(stage, discard) == .rgb(theme.dangerColor))
  }

  @Test func a27TheAlertAppearanceHasTheBracketsInDangerToo() throws {
    let plain = AlertStage(columns: 80, rows: 24)
    let alert = AlertStage(columns: 80, rows: 24, appearance: .alert)
    let danger = Color.rgb(plain.window.theme.dangerColor)

    let bracket = try #require(plain.pilot.position(of: "[ Discard"))

    #expect(color(plain, bracket) != danger)
    #expect(color(alert, bracket) == danger)
  }

  @Test func theRaisedSurfaceBeginsInsideTheBorder() throws {
    let stage = AlertStage(columns: 80, rows: 24)
    let raised = Color.rgb(stage.window.theme.raised)

    let corner = try #require(stage.pilot.position(of: "╭"))

    let outside = stage.pilot.cell(column: corner.column - 1, row: corner.row)
    let border = stage.pilot.cell(column: corner.column, row: corner.row)
    let inside = stage.pilot.cell(column: corner.column + 1, row: corner.row + 1)
    #expect(border.background == outside.background)
    #expect(border.background != raised && inside.background == raised)
  }

  @Test(arguments: [ColorDepth.none, .ansi16])
  func withFewColoursTheFocusIsInReverse(depth: ColorDepth) throws {
    let stage = AlertStage(columns: 80, rows: 24, appearance: .alert, depth: depth)

    let safe = try #require(stage.pilot.position(of: "[ Keep"))
    let discard = try #require(stage.pilot.position(of: "[ Discard"))

    #expect(attributes(stage, safe).contains(.reverse))
    #expect(!attributes(stage, discard).contains(.reverse))
  }

  @Test func d22WithoutColoursTheFocusIsInReverse() async throws {
    let stage = AlertStage(columns: 80, rows: 24, depth: .none)

    await stage.pilot.press(.tab)

    let export = try #require(stage.pilot.position(of: "Export"))
    let discard = try #require(stage.pilot.position(of: "Discard"))
    let cell = stage.pilot.cell(column: export.column, row: export.row)
    #expect(cell.attributes.contains(.reverse))
    #expect(
      !stage.pilot.cell(column: discard.column, row: discard.row).attributes.contains(.reverse))
    #expect(stage.pilot.terminal.cursor == export)
  }

  @Test(arguments: [(80, 24), (60, 20), (30, 8), (24, 7)])
  func d22TheWholeMessageIsShownWhereItFits(columns: Int, rows: Int) {
    let stage = AlertStage(columns: columns, rows: rows, titles: ["Keep", "Discard"])

    #expect(words(of: stage).contains(AlertStage.question + " " + AlertStage.message))
    #expect(stage.pilot.shows("[ Keep ]  [ Discard ]"))
  }

  @Test func d22ButtonsAreStackedWhereTheRowIsTooNarrow() throws {
    let stage = AlertStage(columns: 30, rows: 20)

    let places = try ["[ Keep editing ]", "[ Export ]", "[ Discard ]"].map {
      try #require(stage.pilot.position(of: $0))
    }

    #expect(Set(places.map(\.column)).count == 1)
    #expect(places.map(\.row) == [0, 1, 2].map { places[0].row + $0 })
  }

  @Test func d22TheMessageIsCutLastAndTheButtonsStay() {
    let long = String(repeating: "words and words ", count: 30)
    let stage = AlertStage(columns: 30, rows: 8, message: long)

    for title in ["[ Keep editing ]", "[ Export ]", "[ Discard ]"] {
      #expect(stage.pilot.shows(title))
    }
    #expect(stage.pilot.shows("words…") || stage.pilot.shows("and…"))
    #expect(stage.pilot.shows(AlertStage.question))
    #expect(!stage.pilot.shows("╭"))
  }

  @Test(arguments: [(20, 3), (12, 2), (5, 1), (1, 1), (0, 0)])
  func theFocusedButtonIsInSightAtAnySize(columns: Int, rows: Int) async {
    let stage = AlertStage(columns: columns, rows: rows)

    await stage.pilot.press(.tab, .tab)

    if columns >= 12, rows > 1 { #expect(stage.pilot.shows("Disc")) }
    await stage.pilot.resize(columns: 80, rows: 24)
    #expect(stage.pilot.shows("[ Keep editing ]  [ Export ]  [ Discard ]"))
  }

  private func attributes(_ stage: AlertStage, _ place: Position) -> TextAttributes {
    stage.pilot.cell(column: place.column, row: place.row).attributes
  }

  private func color(_ stage: AlertStage, _ place: Position) -> Color {
    stage.pilot.cell(column: place.column, row: place.row).foreground
  }

  /// The words on the panel in one line, borders left out.
  private func words(of stage: AlertStage) -> String {
    stage.pilot.text.filter { !"│╭╮╰╯─".contains($0) }
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
