public import BestiaryCore
import BestiaryStore
public import Cells
import PNGCodec
import Pixels
public import TerminalKit

/// Reads, decodes and scales pictures, and keeps what was made. Small ones are ready at once;
/// larger ones are read and decoded off the main actor, one at a time and those asked for last
/// first, and come later.
public final class ArtworkLibrary: ArtworkSource {
  /// Up to this many bytes a PNG is read on the spot.
  static let bytesOnTheSpot = 64 * 1024
  /// Up to this many pixels a picture is decoded on the spot: less than a frame.
  static let pixelsOnTheSpot = 128 * 128
  /// How many fitted pictures are kept.
  static let capacity = 512
  /// How many pictures may wait to be made. Those asked for longest ago are forgotten: they have
  /// left the screen.
  static let waitingCapacity = 64

  private struct Key: Hashable {
    let owner: IconOwner
    let place: ArtworkPlace
  }

  /// Told when a picture that was `.loading` is there.
  public var didLoad: (() -> Void)?
  private let browser: Browser
  private let work: BackgroundWork
  private let depth: ColorDepth
  private var pictures: [Key: Artwork] = [:]
  /// What waits to be made, the latest last.
  private var waiting: [Key] = []
  private var isMaking = false
  /// Grows when everything is forgotten, so that what is being made then is not kept.
  private var generation = 0

  /// A library of the pictures in the browser's catalog.
  public init(browser: Browser, work: BackgroundWork, depth: ColorDepth) {
    self.browser = browser
    self.work = work
    self.depth = depth
  }

  /// The name of a monster's picture.
  public static func name(of id: Monster.ID) -> String { IconOwner.monster(id).name }

  /// The name of a weapon's picture.
  public static func name(of id: Weapon.ID) -> String { IconOwner.weapon(id).name }

  /// Forgets everything: pictures are made again when they are asked for.
  public func purge() {
    pictures = [:]
    waiting = []
    generation += 1
  }

  /// The picture from the cache, made now where it is small, or `.loading`.
  public func artwork(
    named name: String, in place: ArtworkPlace, for view: ImageView
  ) -> Artwork {
    guard let owner = IconOwner(name: name) else { return .none }
    let key = Key(owner: owner, place: place)
    if let known = pictures[key] {
      if known == .loading { moveUp(key) }
      return known
    }
    if pictures.count >= Self.capacity { pictures = pictures.filter { $0.value == .loading } }
    let artwork = begin(key)
    pictures[key] = artwork
    return artwork
  }

  // MARK: - On the spot

  private func begin(_ key: Key) -> Artwork {
    do throws(StoreError) {
      guard let bytes = try browser.pngBytes(of: key.owner) else { return .none }
      guard bytes <= Self.bytesOnTheSpot else { return wait(key) }
      guard let png = try browser.png(of: key.owner) else { return .none }
      return Self.isSmall(png) ? Self.picture(png, key.place, depth) : wait(key)
    } catch {
      return .failed(ErrorPresenter.text(for: error))
    }
  }

  /// Whether it takes no time to decode, or can't be decoded at all.
  private static func isSmall(_ png: [UInt8]) -> Bool {
    guard let size = try? PNGDecoder.header(of: png).size else { return true }
    return size.width * size.height <= pixelsOnTheSpot
  }

  private nonisolated static func picture(
    _ png: [UInt8], _ place: ArtworkPlace, _ depth: ColorDepth
  ) -> Artwork {
    let maker = PictureMaker(cells: place.cells, background: place.surface, depth: depth)
    do throws(PNGError) {
      return .ready(try maker.picture(of: png, fitting: place.size))
    } catch {
      return .failed(ErrorPresenter.text(for: error))
    }
  }

  // MARK: - Later

  private func wait(_ key: Key) -> Artwork {
    waiting.append(key)
    if waiting.count > Self.waitingCapacity { pictures[waiting.removeFirst()] = nil }
    makeNext()
    return .loading
  }

  /// What is on the screen again comes before what has left it.
  private func moveUp(_ key: Key) {
    guard let index = waiting.firstIndex(of: key) else { return }
    waiting.append(waiting.remove(at: index))
  }

  private func makeNext() {
    guard !isMaking, let key = waiting.popLast() else { return }
    isMaking = true
    let (generation, depth) = (generation, depth)
    let reading = browser.reading(key.owner)
    work.start {
      switch await reading() {
      case .success(let png?): Self.picture(png, key.place, depth)
      case .success(nil): Artwork.none
      case .failure(let error): Artwork.failed(ErrorPresenter.text(for: error))
      }
    } completion: { [weak self] artwork in
      self?.take(artwork, for: key, generation)
    }
  }

  private func take(_ artwork: Artwork, for key: Key, _ generation: Int) {
    isMaking = false
    if generation == self.generation { pictures[key] = artwork }
    makeNext()
    didLoad?()
  }
}
