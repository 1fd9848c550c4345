import Glibc
import Testing

/// A path for a catalog in a folder of its own, which is removed with it.
final class TemporaryCatalog {
  private let folder: String

  init() throws {
    var template = Array("/tmp/bestiary-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    folder = try #require(made)
  }

  var path: String { folder + "/catalog.bestiary" }

  deinit {
    for name in ["catalog.bestiary", "catalog.bestiary-wal", "catalog.bestiary-shm"] {
      unlink(folder + "/" + name)
    }
    rmdir(folder)
  }
}
