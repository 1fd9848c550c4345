import BestiaryApp
import BestiaryCore
import Cells
import CursesTerminal
import PNGCodec
import Pixels
import TerminalKit

/// `icon`: any PNG as half blocks on standard output.
enum IconCommand {
  /// More than any terminal has, and no more than a picture of them takes 100 MB.
  private static let mostCells = 500_000

  /// Higher than any picture is: the box of one that only its width limits.
  private static let anyRows = 1 << 20

  static func run(_ options: Options) throws(CommandFailure) {
    guard options.arguments.count == 1 else { throw .usage("icon needs one PNG file.") }
    let depth = depth(options)
    let maker = PictureMaker(
      cells: cellShape(options), background: try background(options, depth), depth: depth,
      dithering: try options.choice("dither", otherwise: DitherOption.off).choice)
    let picture = try picture(options.arguments[0], maker, size: try size(options))
    try Output.write(ANSIText.bytes(of: picture, depth: depth))
  }

  /// The bytes of a PNG file that can be decoded.
  static func checkedPNG(_ path: String) throws(CommandFailure) -> [UInt8] {
    let png: [UInt8]
    do throws(SystemError) {
      png = try Files.read(path, limit: PNGLimits.bytes)
    } catch {
      throw .fileSystem(path, error)
    }
    do throws(PNGError) {
      _ = try PNGDecoder.decode(png) { _ in PixelSize(width: 1, height: 1) }
      return png
    } catch {
      throw refusal(path, error)
    }
  }

  /// How many colours standard output takes.
  static func depth(_ options: Options) -> ColorDepth {
    options.color.depth(
      environment: Environment.value, isTerminal: Environment.isOutputTerminal)
  }

  /// What was said of the cells' shape, else what the terminal says.
  static func cellShape(_ options: Options) -> CellShape {
    options.cellShape ?? TerminalDimensions(of: 1)?.cellShape ?? .oneToTwo
  }

  private static func picture(
    _ path: String, _ maker: PictureMaker, size: Size?
  ) throws(CommandFailure) -> HalfBlockPicture {
    let outcome: Result<HalfBlockPicture, PNGError>
    do throws(SystemError) {
      outcome = try Files.reading(path) { descriptor in
        Result { () throws(PNGError) in
          try maker.picture(descriptor: descriptor) { natural in
            // As large as it is, as far as the terminal is wide.
            size ?? Size(columns: min(natural.width, Environment.columns), rows: anyRows)
          }
        }
      }
    } catch {
      throw .fileSystem(path, error)
    }
    do throws(PNGError) { return try outcome.get() } catch { throw refusal(path, error) }
  }

  private static func refusal(_ path: String, _ error: PNGError) -> CommandFailure {
    if case .unreadable(let code) = error {
      return .fileSystem(path, SystemError(number: code))
    }
    return .badInput("\(path): " + ErrorPresenter.text(for: error))
  }

  private static func size(_ options: Options) throws(CommandFailure) -> Size? {
    guard let text = options.values["size"] else { return nil }
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { part in
      part.allSatisfy(\.isNumber) ? Int(part) : nil
    }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1], columns > 0, rows > 0
    else { throw .usage("--size \(text): expected WxH in cells, such as 40x20.") }
    guard columns <= mostCells, rows <= mostCells / columns else {
      throw .usage("--size \(text): at most \(mostCells) cells.")
    }
    return Size(columns: columns, rows: rows)
  }

  private static func background(
    _ options: Options, _ depth: ColorDepth
  ) throws(CommandFailure) -> RGB {
    guard let text = options.values["background"] else {
      return InterfaceCommand.theme(options, depth: depth).background
    }
    guard let color = HexColor(text: text).map({ RGB($0.value) }) else {
      throw .usage("--background \(text): expected RRGGBB.")
    }
    return color
  }
}

/// What `--dither` may be; without a value it is `on`.
enum DitherOption: String, CaseIterable {
  case on, off, auto

  var choice: DitheringChoice {
    switch self {
    case .on: .always
    case .off: .never
    case .auto: .automatic
    }
  }
}
