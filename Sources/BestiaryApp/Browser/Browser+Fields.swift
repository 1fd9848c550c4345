public import BestiaryCore
import BestiaryStore
import JSON
import PNGCodec

extension Browser {
  private static let foldedGroupsKey = "folded attributes"

  /// Folds a group of attributes or unfolds it, in this catalog for good.
  public func setFolded(_ isFolded: Bool, group: String) {
    change { browser throws(StoreError) in
      if isFolded {
        browser.state.foldedGroups.insert(group)
      } else {
        browser.state.foldedGroups.remove(group)
      }
      let groups = browser.state.foldedGroups.sorted().joined(separator: "\n")
      try browser.store.remember(groups.isEmpty ? nil : groups, as: Self.foldedGroupsKey)
    }
  }

  func foldedGroups() throws(StoreError) -> Set<String> {
    let groups = try store.setting(Self.foldedGroupsKey) ?? ""
    return Set(groups.split(separator: "\n").map(String.init))
  }

  /// Gives a monster another description.
  @discardableResult
  public func setDescription(_ text: String, of id: Monster.ID) -> Bool {
    set(.description(text), of: id, label: "description of \(name(of: id))")
  }

  /// Gives a monster other tags.
  @discardableResult
  public func setTags(_ tags: [String], of id: Monster.ID) -> Bool {
    set(.tags(tags), of: id, label: "tags of \(name(of: id))")
  }

  /// Gives a single attribute the value that `text` writes; a value that was a text stays one, and
  /// an empty text removes the attribute. False where it can't be; the message says why.
  @discardableResult
  public func setAttribute(_ key: String, to text: String, of id: Monster.ID) -> Bool {
    guard let old = state.monster?.attributes[key] else { return false }
    if AttributeText.line(old) == text { return true }
    let value: JSONValue?
    switch old {
    case _ where text.isEmpty: value = nil
    case .number: value = JSONNumber(text).map(JSONValue.number)
    case .bool:
      value = ["yes": true, "true": true, "no": false, "false": false][text].map(JSONValue.bool)
    default: value = .string(text)
    }
    guard value != nil || text.isEmpty else {
      refuse("\(text) is no value of this kind. Type another, or press Esc.")
      return false
    }
    return set(.attribute(key: key, value), of: id, label: "\(key) of \(name(of: id))")
  }

  /// Gives a monster the picture in a PNG file, or (an empty path) none. False where the file can't
  /// be read or decoded; the message says why.
  @discardableResult
  public func setPicture(atPath path: String, of id: Monster.ID) -> Bool {
    guard !path.isEmpty else { return set(.icon(nil), of: id, label: "picture of \(name(of: id))") }
    switch files.readPicture(path) {
    case .failure(let failure):
      refuse("\(path): \(ErrorPresenter.text(for: failure))")
      return false
    case .success(let png): return setPicture(png, path, of: id)
    }
  }

  private func setPicture(_ png: [UInt8], _ path: String, of id: Monster.ID) -> Bool {
    do throws(PNGError) {
      _ = try PNGDecoder.header(of: png)
    } catch {
      refuse("\(path): \(ErrorPresenter.text(for: error))")
      return false
    }
    return set(.icon(Icon(png: png)), of: id, label: "picture of \(name(of: id))")
  }
}
