extension JSONNumber {
  static func isValid(_ spelling: some Sequence<UInt8>) -> Bool { true }
}
