/// Light of a pixel: red, green, blue and coverage, 0 to 1, linear, multiplied by the coverage. Such
/// values may be added and averaged.
///
/// A type of its own around the vector: arrays of a generic one make the runtime search the whole
/// program for a conformance, which takes longer than a small picture.
struct Light: Hashable, Sendable {
  private var values: SIMD4<Float>

  /// None at all: transparent.
  static let zero = Light(values: .zero)

  /// The light of a pixel that covers all.
  init(red: Float, green: Float, blue: Float) { values = SIMD4(red, green, blue, 1) }

  private init(values: SIMD4<Float>) { self.values = values }

  var red: Float { values.x }
  var green: Float { values.y }
  var blue: Float { values.z }
  var coverage: Float { values.w }

  /// This light in front of a solid colour's.
  func over(_ background: Light) -> Light { self + background * (1 - coverage) }

  /// Each part between `-limit` and `limit`.
  func clamped(to limit: Float) -> Light {
    Light(
      values: values.clamped(
        lowerBound: SIMD4(repeating: -limit), upperBound: SIMD4(repeating: limit)))
  }

  static func + (left: Light, right: Light) -> Light {
    Light(values: left.values + right.values)
  }

  static func - (left: Light, right: Light) -> Light {
    Light(values: left.values - right.values)
  }

  static func * (light: Light, factor: Float) -> Light { Light(values: light.values * factor) }

  static func += (left: inout Light, right: Light) { left.values += right.values }
}
