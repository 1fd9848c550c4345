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
    return Files.bytes(of: descriptor, limit: limit).mapError { .system($0.number) }
  }
}
