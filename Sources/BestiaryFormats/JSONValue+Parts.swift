import JSON

extension JSONValue {
  /// The text that the value is.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The elements of the list that the value is.
  var elements: [JSONValue]? {
    guard case .array(let elements) = self else { return nil }
    return elements
  }

  /// The object that the value is.
  var object: JSONObject? {
    guard case .object(let object) = self else { return nil }
    return object
  }

  /// The value of a member of the object that the value is.
  subscript(key: String) -> JSONValue? { object?[key] }
}
