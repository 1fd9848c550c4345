import BestiaryApp
import Glibc

/// Reads whole files that are no more than that: nothing that could make wait, or never end.
nonisolated enum RegularFile {
  /// The bytes of a file of at most `limit` bytes.
  static func bytes(_ path: String, limit: Int) -> Result<[UInt8], FileAccessFailure> {
    // Without O_NONBLOCK the opening alone of a pipe waits for its other end.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return .failure(.system(errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return .failure(.system(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { return .failure(.notAFile) }
    guard status.st_size <= limit else { return .failure(.tooLarge(bytes: Int(status.st_size))) }
    return read(descriptor, count: Int(status.st_size))
  }

  private static func read(
    _ descriptor: Int32, count: Int
  ) -> Result<[UInt8], FileAccessFailure> {
    var failure: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let got = Glibc.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = errno }
        guard got > 0 else { return }
        filled += got
      }
    }
    return failure.map { .failure(.system($0)) } ?? .success(bytes)
  }
}
