/// What a gAMA chunk does. PNG: it counts only in files with neither sRGB nor iCCP.
public enum PNGGamma: Sendable {
  /// The samples are converted to sRGB, as a picture on a screen should be.
  case honored
  /// The samples stay as they are in the file.
  case ignored
}
