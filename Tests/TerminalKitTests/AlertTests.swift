import Cells
import TerminalKit
import TerminalKitTesting
import Testing

/// D22: what an alert shows, and which keys and clicks answer it.
struct AlertTests {
  @Test func d22TheSafeAnswerComesFirstAndHasTheFocus() async {
    let stage = AlertStage(columns: 80, rows: 24)

    #expect(stage.pilot.shows("[ Keep editing ]  [ Export ]  [ Discard ]"))
    #expect(stage.pilot.shows(AlertStage.question))

    await stage.pilot.press(.enter)

    #expect(stage.answers == ["Keep editing"])
  }

  @Test func d22EscIsTheSafeAnswer() async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.press(.right, .escape)

    #expect(stage.answers == ["Keep editing"])
    #expect(!stage.alert.isPresented)
  }

  @Test func d22TheAnswerIsToldOnceAfterTheAlertIsGone() async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.press(.enter, .escape)
    stage.alert.choose(1)

    #expect(stage.answers == ["Keep editing"])
    #expect(stage.wasPresentedWhenTold == [false])
  }

  @Test(arguments: [
    ([Key.tab], "Export"), ([.tab, .tab], "Discard"), ([.tab, .tab, .tab], "Keep editing"),
    ([.backTab], "Discard"), ([.right], "Export"), ([.right, .left], "Keep editing"),
    ([.down, .down], "Discard"), ([.up], "Discard"),
  ])
  func d22TabAndArrowsMoveBetweenTheButtons(keys: [Key], answer: String) async {
    let stage = AlertStage(columns: 80, rows: 24)

    for key in keys { await stage.pilot.press(key) }
    await stage.pilot.press(.character(" "))

    #expect(stage.answers == [answer])
  }

  @Test(arguments: [("k", "Keep editing"), ("E", "Export"), ("d", "Discard")])
  func d22TheFirstLetterOfATitleChoosesIt(letter: String, answer: String) async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.type(letter)

    #expect(stage.answers == [answer])
  }

  @Test func d22ALetterThatTwoTitlesBeginWithChoosesNeither() async {
    let stage = AlertStage(columns: 80, rows: 24, titles: ["Stay", "Save", "Discard"])

    await stage.pilot.type("sx")

    #expect(stage.answers.isEmpty)
    #expect(stage.alert.isPresented)
  }

  @Test func d22AClickOnAButtonChoosesIt() async throws {
    let stage = AlertStage(columns: 80, rows: 24)
    let place = try #require(stage.pilot.position(of: "Discard"))

    await stage.pilot.click(column: place.column, row: place.row)

    #expect(stage.answers == ["Discard"])
  }

  @Test func d22NothingBehindIsReachedByKeysOrClicks() async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.click(column: 3, row: 0)
    await stage.pilot.click(column: 3, row: 23)
    await stage.pilot.wheel(1, column: 3, row: 0)
    await stage.pilot.type("q?/")
    await stage.pilot.paste("Discard")

    #expect(stage.presses == 0)
    #expect(stage.answers.isEmpty)
    #expect(stage.alert.isPresented)

    await stage.pilot.press(.tab, .enter)

    #expect(stage.answers == ["Export"])
  }

  @Test func d22TheFocusGoesBackToWhereItWas() async {
    let stage = AlertStage(columns: 80, rows: 24)
    #expect(!stage.behind.isFocused)

    await stage.pilot.press(.escape)

    #expect(stage.behind.isFirstResponder)
    await stage.pilot.press(.enter)
    #expect(stage.presses == 1)
  }

  @Test func d22TheTraceTellsBothEnds() async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.press(.escape)

    #expect(
      stage.alertTrace == [
        "\"event\": \"alertWillShow\", \"from\": \"Alert\", \"value\": \"Leave without saving?\"}\n",
        "\"event\": \"alertDidDismiss\", \"from\": \"Alert\", \"value\": \"Keep editing\"}\n",
      ])
  }

  @Test func anAlertCanBePresentedAgain() async {
    let stage = AlertStage(columns: 80, rows: 24)

    await stage.pilot.press(.escape)
    stage.alert.present(in: stage.window)
    await stage.pilot.type("d")

    #expect(stage.answers == ["Keep editing", "Discard"])
  }

  @Test func theHintsNameTheSafeAnswerAndTheLetters() {
    let stage = AlertStage(columns: 80, rows: 24)

    let hints = stage.window.chain.flatMap(\.hints)

    #expect(
      hints == [
        Hint("Tab", "next"), Hint("Return", "choose"), Hint("Esc", "keep editing"),
        Hint("e", "export"), Hint("d", "discard"),
      ])
  }
}
