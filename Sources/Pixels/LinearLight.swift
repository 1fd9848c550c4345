import Cells

/// Tables between 8-bit sRGB samples and linear light, exact to the last bit of a sample.
enum LinearLight {
  /// Light of each sample value.
  static let ofSample: [Float] = SRGB.linear.map(Float.init)

  /// Coverage of each alpha value.
  static let ofAlpha: [Float] = (0..<256).map { Float($0) / 255 }

  /// The least light that rounds to each sample value.
  private static let threshold: [Float] = (0..<256).map {
    $0 == 0 ? 0 : Float(SRGB.decode((Double($0) - 0.5) / 255))
  }

  private static let steps = 1024

  /// The sample of each 1024th of light: a lower bound for the light up to the next one.
  private static let lowerBound: [UInt8] = {
    var sample = 0
    return (0...steps).map { step in
      let light = Float(step) / Float(steps)
      while sample < 255, light >= threshold[sample + 1] { sample += 1 }
      return UInt8(sample)
    }
  }()

  /// Writes the nearest samples of lights that are not multiplied by a coverage.
  struct Encoder {
    private let threshold = LinearLight.threshold
    private let lowerBound = LinearLight.lowerBound

    /// The nearest sample of light; light outside 0 to 1 is clamped.
    func sample(_ light: Float) -> UInt8 {
      let clamped = max(0, min(1, light))
      var sample = Int(lowerBound[Int(clamped * Float(LinearLight.steps))])
      while sample < 255, clamped >= threshold[sample + 1] { sample += 1 }
      return UInt8(sample)
    }

    /// The nearest colour of light that covers its pixel wholly.
    func color(_ light: Light) -> RGB {
      RGB(red: sample(light.red), green: sample(light.green), blue: sample(light.blue))
    }

    /// The nearest straight pixel.
    func pixel(_ light: Light) -> Pixel {
      let alpha = UInt8((max(0, min(1, light.coverage)) * 255).rounded())
      guard alpha > 0 else { return .clear }
      return Pixel(color(light * (1 / light.coverage)), alpha: alpha)
    }
  }

  /// Reads pixels as light.
  struct Decoder {
    private let sample = LinearLight.ofSample
    private let alpha = LinearLight.ofAlpha

    /// The light of a straight pixel.
    func light(_ pixel: Pixel) -> Light {
      Light(
        red: sample[Int(pixel.red)], green: sample[Int(pixel.green)],
        blue: sample[Int(pixel.blue)]) * alpha[Int(pixel.alpha)]
    }

    /// The light of a solid colour.
    func light(_ color: RGB) -> Light { light(Pixel(color)) }
  }
}
