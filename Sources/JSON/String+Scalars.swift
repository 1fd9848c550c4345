extension String {
  /// Whether both have the same scalars. Swift's `==` also takes canonically equivalent texts for
  /// equal; it comes first because it is the faster one to say no.
  func hasSameScalars(as other: String) -> Bool {
    self == other && utf8.elementsEqual(other.utf8)
  }
}
