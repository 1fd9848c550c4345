public import BestiaryCore
import BestiaryStore
public import Cells
import PNGCodec
import Pixels
public import TerminalKit

/// Reads, decodes and scales pictures, and keeps what was made. Small ones are ready at once; larger
/// ones are decoded off the main actor and come later.
public final class ArtworkLibrary: ArtworkSource {
  /// Up to this many pixels a picture is decoded on the spot: less than a frame.
  static let pixelsOnTheSpot = 128 * 128
  /// How many fitted pictures are kept.
  static let capacity = 512

  private struct Key: Hashable {
    let name: String
    let size: Size
    let surface: RGB
  }

  /// Told when a picture that was `.loading` is there.
  public var didLoad: (() -> Void)?
  private let browser: Browser
  private let work: BackgroundWork
  private let depth: ColorDepth
  private var pictures: [Key: Artwork] = [:]
  private var bytes: [String: [UInt8]?] = [:]

  /// A library of the pictures in the browser's catalog.
  public init(browser: Browser, work: BackgroundWork, depth: ColorDepth) {
    self.browser = browser
    self.work = work
    self.depth = depth
  }

  /// The name of a monster's picture.
  public static func name(of id: Monster.ID) -> String { "monster:" + id.text }

  /// The name of a weapon's picture.
  public static func name(of id: Weapon.ID) -> String { "weapon:" + id.text }

  /// Forgets everything: pictures are made again when they are asked for.
  public func purge() {
    pictures = [:]
    bytes = [:]
  }

  /// The picture from the cache, made now where it is small, or `.loading`.
  public func artwork(
    named name: String, fitting size: Size, on surface: RGB, for view: ImageView
  ) -> Artwork {
    let key = Key(name: name, size: size, surface: surface)
    if let known = pictures[key] { return known }
    if pictures.count >= Self.capacity { pictures = [:] }
    let artwork = make(key)
    pictures[key] = artwork
    return artwork
  }

  private func make(_ key: Key) -> Artwork {
    guard let png = pngBytes(named: key.name) else { return .none }
    do throws(PNGError) {
      let header = try PNGDecoder.header(of: png)
      guard header.size.width * header.size.height > Self.pixelsOnTheSpot else {
        return Self.picture(png, key, depth)
      }
    } catch {
      return .failed(ErrorPresenter.text(for: error))
    }
    load(png, key)
    return .loading
  }

  private func load(_ png: [UInt8], _ key: Key) {
    let depth = depth
    work.start {
      Self.picture(png, key, depth)
    } completion: { [weak self] artwork in
      self?.pictures[key] = artwork
      self?.didLoad?()
    }
  }

  private nonisolated static func picture(
    _ png: [UInt8], _ key: Key, _ depth: ColorDepth
  ) -> Artwork {
    do throws(PNGError) {
      let pixels = PixelSize(key.size)
      let bitmap = try PNGDecoder.decode(png, fitting: pixels)
      return .ready(
        HalfBlockPicture(bitmap, fitting: key.size, background: key.surface, depth: depth))
    } catch {
      return .failed(ErrorPresenter.text(for: error))
    }
  }

  private func pngBytes(named name: String) -> [UInt8]? {
    if let known = bytes[name] { return known }
    let found = browser.png(named: name)
    bytes[name] = found
    return found
  }
}

extension Browser {
  /// The bytes of a picture by the name `ArtworkLibrary` gives it; `nil` where there is none.
  func png(named name: String) -> [UInt8]? {
    let id = String(name.drop { $0 != ":" }.dropFirst())
    do throws(StoreError) {
      if name.hasPrefix("monster:") { return try store.icon(forMonster: Monster.ID(id))?.png }
      return try store.icon(forWeapon: Weapon.ID(id))?.png
    } catch {
      return nil
    }
  }
}
