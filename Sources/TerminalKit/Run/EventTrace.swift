/// Writes responder, notification and delegate events, one JSON object a line, in the order they
/// happen and without times, so that two equal runs give equal files.
public final class EventTrace {
  private let write: (String) -> Void
  private var count = 0

  /// A trace whose lines go to `write`, each with its line end.
  public init(write: @escaping (String) -> Void) { self.write = write }

  /// Writes one event; `details` follow the value in the order given.
  public func record(
    _ event: String, from sender: String? = nil, value: String? = nil,
    details: [(String, String)] = []
  ) {
    count += 1
    var line = "{\"n\": \(count), \"event\": \(quoted(event))"
    if let sender { line += ", \"from\": \(quoted(sender))" }
    if let value { line += ", \"value\": \(quoted(value))" }
    for (key, text) in details { line += ", \(quoted(key)): \(quoted(text))" }
    write(line + "}\n")
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
