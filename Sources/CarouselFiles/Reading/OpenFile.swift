internal import Glibc

/// A regular file that is open for reading, until the end of this value.
///
/// Size, time and content are those of one and the same file, whatever happens to its path
/// meanwhile.
package struct OpenFile: ~Copyable {
  /// The path without links; as it was given if the system does not know it.
  package let path: String
  /// The size in bytes; 0 for files that do not know it, such as those of /proc.
  package let size: Int
  /// The time of the last change, since the beginning of 1970.
  package let modified: Duration
  private let descriptor: Int32

  /// Opens a file.
  ///
  /// Nothing but a regular file is ever opened for reading: opening a pipe can wait for ever, and
  /// opening a device can act on it.
  ///
  /// - Throws: `FileError`.
  package init(_ path: String) throws(FileError) {
    try self.init(path, allowing: { _ in true })
  }

  /// Opens a file if its path without links is allowed.
  ///
  /// The check applies to the opened file, so that a link that changes in between makes no
  /// difference.
  init(_ path: String, allowing isAllowed: (String) -> Bool) throws(FileError) {
    // `O_PATH`, which the C library hides from Swift: a handle by which nothing can be read yet.
    let handle = open(path, 0o10_000_000 | O_CLOEXEC)
    guard handle >= 0 else { throw .last(on: path) }
    defer { close(handle) }
    var status = stat()
    guard fstat(handle, &status) == 0 else { throw .last(on: path) }
    let resolved = RealPath.of(handle, openedAs: path, status) ?? path
    guard isAllowed(resolved) else { throw .outside }
    let kind = FileKind(mode: status.st_mode)
    guard kind == .regular else { throw .notRegular(kind) }
    let reopened = try Self.reopen(handle, path, status)
    descriptor = reopened
    self.path = resolved
    size = Int(status.st_size)
    modified = .seconds(status.st_mtim.tv_sec) + .nanoseconds(status.st_mtim.tv_nsec)
  }

  deinit { close(descriptor) }

  /// Opens for reading what a handle holds, or where /proc is missing, what its path names if that
  /// is still the same file.
  private static func reopen(
    _ handle: Int32, _ path: String, _ status: stat
  ) throws(FileError) -> Int32 {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC
    var descriptor = open(RealPath.link(to: handle), flags)
    if descriptor < 0, errno == ENOENT { descriptor = open(path, flags) }
    guard descriptor >= 0 else { throw .last(on: path) }
    var opened = stat()
    guard fstat(descriptor, &opened) == 0, RealPath.isSame(opened, status) else {
      close(descriptor)
      throw .failed(reason: "it was replaced in the meantime")
    }
    return descriptor
  }

  /// The bytes from an offset on; fewer where the file ends, and none where it cannot be read.
  package func bytes(at offset: Int, count: Int) -> [UInt8] {
    guard offset >= 0, count > 0 else { return [] }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = 0
      while initialized < count {
        let rest = UnsafeMutableBufferPointer(rebasing: buffer[initialized...])
        let read = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + initialized))
        if read > 0 {
          initialized += read
        } else if read == 0 || errno != EINTR {
          break
        }
      }
    }
  }

  /// All bytes, unless there are more than `limit`.
  ///
  /// - Throws: `FileError.tooLarge`, or why reading failed.
  package func read(limit: Int) throws(FileError) -> [UInt8] {
    guard size <= limit else { throw .tooLarge }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try ByteStream.read(descriptor, limit: limit, expected: size)
    } catch {
      throw .failed(reason: error.text)
    }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }
}
