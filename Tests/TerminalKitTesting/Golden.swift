public import Cells
import Glibc

/// Screens as text files: the glyphs in one block, the styles as runs in another. `RECORD=1` in the
/// environment writes them anew; whoever reviews reads the difference.
public enum Golden {
  /// What is wrong with a screen; `nil` where it is as recorded.
  public static func difference(
    of surface: Surface, cursor: Position?, named name: String, folder: String
  ) -> String? {
    let text = describe(surface, cursor: cursor)
    let path = folder + "/" + name + ".txt"
    let isRecording = getenv("RECORD") != nil
    if isRecording {
      write(text, to: path)
      return nil
    }
    guard let expected = read(path) else { return "no golden \(name): run with RECORD=1" }
    return expected == text ? nil : sideBySide(expected, text)
  }

  /// Glyphs, then the style of each run of cells that differs from the cell before it.
  public static func describe(_ surface: Surface, cursor: Position?) -> String {
    var text = "\(surface.size.columns)x\(surface.size.rows)"
    text += cursor.map { " cursor \($0.column),\($0.row)\n" } ?? " no cursor\n"
    for row in 0..<surface.size.rows { text += "|" + surface.text(ofRow: row) + "\n" }
    for row in 0..<surface.size.rows {
      let runs = styleRuns(surface, row: row)
      if !runs.isEmpty { text += "\(row): " + runs.joined(separator: " ") + "\n" }
    }
    return text
  }

  private static func styleRuns(_ surface: Surface, row: Int) -> [String] {
    var runs: [String] = []
    var start = 0
    while start < surface.size.columns {
      let style = style(surface, row, start)
      var end = start + 1
      while end < surface.size.columns, self.style(surface, row, end) == style { end += 1 }
      if !style.isEmpty { runs.append("\(start)-\(end - 1)\(style)") }
      start = end
    }
    return runs
  }

  private static func style(_ surface: Surface, _ row: Int, _ column: Int) -> String {
    let cell = surface[Position(column: column, row: row)]
    var text = ""
    if cell.foreground != .terminal, cell.glyph != .space { text += ":" + name(cell.foreground) }
    if cell.background != .terminal { text += "@" + name(cell.background) }
    let names: [(TextAttributes, String)] = [
      (.bold, "b"), (.dim, "d"), (.italic, "i"), (.underline, "u"), (.reverse, "r"),
    ]
    let marks = names.filter { cell.attributes.contains($0.0) }.map(\.1).joined()
    return marks.isEmpty ? text : text + "+" + marks
  }

  private static func name(_ color: Color) -> String {
    switch color {
    case .terminal: "-"
    case .indexed(let index): String(index)
    case .rgb(let rgb): String(rgb.hex.dropFirst())
    }
  }

  private static func sideBySide(_ expected: String, _ actual: String) -> String {
    let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var report = "differs from the golden (- recorded, + now):\n"
    for index in 0..<max(before.count, after.count) {
      let old = index < before.count ? before[index] : ""
      let new = index < after.count ? after[index] : ""
      if old != new { report += "- \(old)\n+ \(new)\n" }
    }
    return report
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "wb") else { return }
    defer { fclose(file) }
    fputs(text, file)
  }
}
