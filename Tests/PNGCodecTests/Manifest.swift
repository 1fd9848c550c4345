import Foundation
import SharedFixtures
import Testing

/// One of the real PNGs that may stand beside the repository, and what a decoder must do with it.
struct ManifestFile: Decodable, Sendable, CustomTestStringConvertible {
  enum Verdict: String, Decodable {
    case valid
    case mustReject = "must_reject"
    case shouldReject = "should_reject"
    case mayReject = "may_reject"
    case mustNotCrash = "must_not_crash"
  }

  let file: String
  let verdict: Verdict
  let width: Int?
  let height: Int?
  let bitDepth: Int?
  let chunks: String?
  let hash: String?
  let transparentPixels: Int?
  let topLeft: [Int]?

  enum CodingKeys: String, CodingKey {
    case file, verdict, width, height, chunks
    case bitDepth = "bit_depth"
    case hash = "rgba8_sha256"
    case transparentPixels = "transparent_pixels"
    case topLeft = "top_left"
  }

  var testDescription: String { file }
  var bytes: [UInt8] { SharedFixtures.bytes("data/png/" + file) ?? [] }

  /// Every file, or none where the folder is absent.
  static let all: [ManifestFile] = {
    struct Manifest: Decodable { let files: [ManifestFile] }
    guard let json = SharedFixtures.bytes("data/png/manifest.json") else { return [] }
    return (try? JSONDecoder().decode(Manifest.self, from: Data(json)))?.files ?? []
  }()

  static func all(_ verdict: Verdict) -> [ManifestFile] { all.filter { $0.verdict == verdict } }
}
