import Cells
import PNGCodec
import Pixels
import SharedFixtures
import Testing

@Suite(.enabled(if: SharedFixtures.isPresent)) struct ManifestTests {
  @Test func theManifestIsRead() { #expect(ManifestFile.all.count > 300) }

  @Test(arguments: ManifestFile.all(.valid))
  func everyValidPictureHasItsRecordedPixels(file: ManifestFile) throws {
    let bitmap = try PNGDecoder.decode(file.bytes, gamma: .ignored)

    #expect(bitmap.width == file.width && bitmap.height == file.height)
    if let hash = file.hash { #expect(bitmap.pixels.withUnsafeBytes(sha256) == hash) }
    if file.bitDepth == 16, let corner = file.topLeft {
      let first = bitmap[0, 0]
      let rounded = corner.map { UInt8(($0 * 255 + 32895) >> 16) }
      #expect([first.red, first.green, first.blue, first.alpha] == rounded)
    }
    if file.bitDepth == 8, let count = file.transparentPixels {
      #expect(bitmap.pixels.count { $0.alpha == 0 } == count)
    }
  }

  @Test(arguments: ManifestFile.all(.mustReject) + ManifestFile.all(.shouldReject))
  func everyBrokenPictureIsRefused(file: ManifestFile) {
    #expect(throws: PNGError.self) { try PNGDecoder.decode(file.bytes) }
    #expect(throws: PNGError.self) {
      try PNGDecoder.decode(file.bytes) { _ in PixelSize(width: 4, height: 4) }
    }
  }

  @Test(arguments: ManifestFile.all(.mayReject) + ManifestFile.all(.mustNotCrash))
  func doubtfulPicturesAreRefusedOrWholeAndNeverCrash(file: ManifestFile) throws {
    guard let bitmap = try? PNGDecoder.decode(file.bytes, gamma: .ignored) else { return }

    if let hash = file.hash { #expect(bitmap.pixels.withUnsafeBytes(sha256) == hash) }
    #expect(bitmap.width == file.width && bitmap.height == file.height)
  }

  @Test(arguments: ManifestFile.all(.valid).filter { ($0.width ?? 0) < 1000 })
  func readingRowByRowGivesTheSamePicture(file: ManifestFile) throws {
    let whole = try PNGDecoder.decode(file.bytes)
    let box = Size(columns: 13, rows: 5)
    let fit = PictureFit(of: whole.size, in: box, enlarging: false)

    let streamed = try PNGDecoder.decode(file.bytes) { _ in fit.pixels }

    #expect(streamed == whole.scaled(to: fit.pixels))
  }

  /// PngSuite's g files hold one picture encoded for six gammas; with their rounding they differ by
  /// up to 8 where gamma is honored, by up to 40 where it is not.
  @Test(arguments: ["n0g16", "n2c08", "n3p04"])
  func honoredGammaMakesPicturesForAnyGammaAlike(kind: String) throws {
    let pictures = try ["03", "04", "05", "07", "10", "25"].map { gamma in
      let file = "data/png/pngsuite/full/g\(gamma)\(kind).png"
      return try PNGDecoder.decode(SharedFixtures.bytes(file) ?? []).pixels.map { Int($0.green) }
    }

    for picture in pictures {
      let difference = zip(picture, pictures[2]).reduce(0) { $0 + abs($1.0 - $1.1) }
      #expect(difference / picture.count <= 8)
    }
  }
}
