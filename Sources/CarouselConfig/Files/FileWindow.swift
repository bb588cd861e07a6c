internal import Glibc

/// An open regular file of which a few bytes are read here and there.
struct FileWindow: ~Copyable {
  /// How many bytes it has.
  let size: Int
  /// The time of its last change, since the beginning of 1970.
  let modified: Duration
  private let descriptor: Int32

  /// Opens a file.
  init(_ path: String) throws(FileAccess.Fault) {
    let (descriptor, status) = try FileAccess.openRegular(path)
    self.descriptor = descriptor
    size = Int(status.st_size)
    modified = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
  }

  deinit { close(descriptor) }

  /// The bytes from an offset on; fewer where the file ends, and none where it cannot be read.
  func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = 0
      while initialized < count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
        let read = pread(
          descriptor, rest.baseAddress, rest.count, off_t(offset + initialized))
        if read > 0 {
          initialized += read
        } else if read == 0 || errno != EINTR {
          break
        }
      }
    }
  }
}
