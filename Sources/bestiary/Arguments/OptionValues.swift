/// Values of options by name. They are few: looking through them is quicker than a dictionary, whose
/// first one costs the runtime more than a small picture.
struct OptionValues {
  private var entries: [Entry] = []

  private struct Entry {
    let name: String
    let value: String
  }

  /// The value given last; `nil` where there is none.
  subscript(name: String) -> String? {
    get { entries.last { $0.name == name }?.value }
    set { if let newValue { entries.append(Entry(name: name, value: newValue)) } }
  }
}
