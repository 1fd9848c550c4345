import BestiaryCore
import BestiaryStore
import Cells
import SharedFixtures
import TerminalKit
import Testing

@testable import BestiaryApp

/// Pictures that take long to make never make anyone wait.
@Suite struct ArtworkLibraryTests {
  /// A picture of one colour, a little larger than what is made on the spot.
  private static let large = TestPNG(
    width: 160, height: 160, bitDepth: 1, colorType: 0,
    rows: Array(repeating: Array(repeating: 0xff, count: 20), count: 160)
  ).bytes

  private static let place = ArtworkPlace(
    size: Size(columns: 28, rows: 14), cells: .oneToTwo, surface: RGB(0))

  private let work = BackgroundWork {}
  private let browser: Browser
  private let library: ArtworkLibrary

  init() throws {
    var contents = CatalogContents.many(300)
    for index in contents.monsters.indices {
      contents.monsters[index].icon = Icon(png: Self.large)
    }
    let (store, filled) = (CatalogLocation.memory, contents)
    browser = try Browser(store: CatalogStore(at: store, contents: { filled }), name: "many")
    library = ArtworkLibrary(browser: browser, work: work, depth: .truecolor)
  }

  private func ask(_ index: Int) -> Artwork {
    library.artwork(
      named: ArtworkLibrary.name(of: Monster.ID("m\(index)")), in: Self.place, for: ImageView())
  }

  /// Waits until one more picture has come.
  private func finishOne() async {
    while !work.deliver() { await Task.yield() }
  }

  private func finishAll() async {
    while work.count > 0 { await finishOne() }
  }

  @Test func aLargePictureComesLaterAndOthersAreThereAtOnce() async throws {
    let small = ArtworkLibrary.name(of: Weapon.ID("sword"))

    #expect(ask(0) == .loading)
    #expect(library.artwork(named: small, in: Self.place, for: ImageView()).isReady)
    await finishAll()
    #expect(ask(0).isReady)
  }

  @Test func whoeverScrollsFastSeesThePictureWhereTheyStopFirst() async {
    for index in 0..<20 { #expect(ask(index) == .loading) }

    // The first one was being made already.
    await finishOne()
    await finishOne()

    #expect(ask(19) != .loading)
    #expect(ask(10) == .loading)
  }

  @Test func whatIsOnScreenAgainComesBeforeWhatHasLeft() async {
    for index in 0..<20 { _ = ask(index) }
    _ = ask(5)

    await finishOne()
    await finishOne()

    #expect(ask(5) != .loading)
    #expect(ask(19) == .loading)
  }

  @Test func picturesThatWereScrolledPastAreNotAllMade() async {
    for index in 0..<300 { _ = ask(index) }
    var made = 0
    library.didLoad = { made += 1 }

    await finishAll()

    #expect(made <= ArtworkLibrary.waitingCapacity + 1)
    #expect(ask(299) != .loading)
    #expect(ask(100) == .loading)
    await finishAll()
    #expect(ask(100) != .loading)
  }

  @Test func whatWasForgottenWhileItWasMadeIsMadeAnew() async {
    _ = ask(0)
    library.purge()

    await finishAll()

    #expect(ask(0) == .loading)
    await finishAll()
    #expect(ask(0) != .loading)
  }

  @Test func aPictureOfACatalogFileIsReadThroughASecondConnection() async throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let location = CatalogLocation.file(folder.path + "/catalog.bestiary")
    let contents = CatalogContents(
      weapons: [],
      monsters: [Monster(id: Monster.ID("m0"), name: "One", icon: Icon(png: Self.large))])
    let browser = try Browser(
      store: CatalogStore(at: location, contents: { contents }), name: "file")
    let library = ArtworkLibrary(browser: browser, work: work, depth: .truecolor)
    let name = ArtworkLibrary.name(of: Monster.ID("m0"))

    #expect(library.artwork(named: name, in: Self.place, for: ImageView()) == .loading)
    await finishAll()

    #expect(browser.openIconReader != nil)
    #expect(library.artwork(named: name, in: Self.place, for: ImageView()).isReady)
  }
}

extension Artwork {
  fileprivate var isReady: Bool { if case .ready = self { true } else { false } }
}
