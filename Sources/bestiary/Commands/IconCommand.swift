import BestiaryApp
import BestiaryCore
import Cells
import CursesTerminal
import PNGCodec
import Pixels

/// `icon`: any PNG as half blocks on standard output.
enum IconCommand {
  static func run(_ options: Options) throws(CommandFailure) {
    guard options.arguments.count == 1 else { throw .usage("icon needs one PNG file.") }
    let path = options.arguments[0]
    let png = try bytes(path)
    let picture = try picture(png, path: path, options)
    let depth = depth(options)
    var text = ""
    for row in 0..<picture.size.rows {
      let cells = (0..<picture.size.columns).map { picture[$0, row] }
      text += ANSIText.line(cells, depth: depth) + "\n"
    }
    try Output.write(text)
  }

  /// The bytes of a PNG file that can be decoded.
  static func checkedPNG(_ path: String) throws(CommandFailure) -> [UInt8] {
    let png = try bytes(path)
    _ = try decoding(path) { () throws(PNGError) in
      try PNGDecoder.decode(png, fitting: PixelSize(width: 28, height: 28))
    }
    return png
  }

  /// How many colours standard output takes.
  static func depth(_ options: Options) -> ColorDepth {
    options.color.depth(
      environment: Environment.value, isTerminal: Environment.isOutputTerminal)
  }

  private static func bytes(_ path: String) throws(CommandFailure) -> [UInt8] {
    do throws(SystemError) {
      return try Files.read(path)
    } catch {
      throw .fileSystem(path, error)
    }
  }

  private static func picture(
    _ png: [UInt8], path: String, _ options: Options
  ) throws(CommandFailure) -> HalfBlockPicture {
    let header = try decoding(path) { () throws(PNGError) in try PNGDecoder.header(of: png) }
    let box = try boxSize(options, natural: header.size)
    let bitmap = try decoding(path) { () throws(PNGError) in
      try PNGDecoder.decode(png, fitting: PixelSize(box))
    }
    return HalfBlockPicture(
      bitmap, fitting: box, background: try background(options), depth: depth(options),
      dithering: options.values["dither"] != nil)
  }

  private static func decoding<Value>(
    _ path: String, _ body: () throws(PNGError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(PNGError) {
      return try body()
    } catch {
      throw .badInput("\(path): " + ErrorPresenter.text(for: error))
    }
  }

  /// The box the picture goes into: what was asked for, else its own size as far as the terminal is
  /// wide.
  private static func boxSize(
    _ options: Options, natural: PixelSize
  ) throws(CommandFailure) -> Size {
    guard let text = options.values["size"] else {
      let columns = min(natural.width, Environment.columns)
      let rows = (natural.height * columns / max(1, natural.width) + 1) / 2
      return Size(columns: columns, rows: max(1, rows))
    }
    let parts = text.split(separator: "x").map { Int($0) }
    guard parts.count == 2, let columns = parts[0], let rows = parts[1],
      (1...10_000).contains(columns), (1...10_000).contains(rows)
    else { throw .usage("--size \(text): expected WxH in cells, such as 40x20.") }
    return Size(columns: columns, rows: rows)
  }

  private static func background(_ options: Options) throws(CommandFailure) -> RGB {
    guard let text = options.values["background"] else {
      return options.theme == .light ? RGB(0xfbfaf7) : RGB(0x14171d)
    }
    guard let color = HexColor(text: text).map({ RGB($0.value) }) else {
      throw .usage("--background \(text): expected RRGGBB.")
    }
    return color
  }
}
