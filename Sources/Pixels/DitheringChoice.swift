import Cells

/// Whether the error of too few colours is spread over the neighbours.
public enum DitheringChoice: Hashable, Sendable {
  /// Every pixel has its nearest colour.
  case never
  /// The mean of a few pixels is right rather than each of them.
  case always
  /// As always in pictures of continuous tone, such as photographs, and never in flat art, whose
  /// areas it would speckle.
  case automatic

  /// Whether it is done in that picture.
  func applies(to picture: LightPicture) -> Bool {
    switch self {
    case .never: false
    case .always: true
    case .automatic: picture.hasContinuousTone
    }
  }
}
