internal import Glibc

/// Replaces the content of a file as a whole or not at all, whatever happens in between.
package enum FileReplacement {
  /// Why a file was left unchanged.
  package enum ReplacementError: Error, Hashable, Sendable {
    case changed
    case notRegular
    case severalNames
    case failed(String)

    /// The reason, in half a sentence.
    package var text: String {
      switch self {
      case .changed: "it was changed in the meantime"
      case .notRegular: "it is not a regular file"
      case .severalNames: "it has hard links, of which only one would be replaced"
      case .failed(let reason): reason
      }
    }
  }

  /// Replaces `old` by `new`, if the file still contains `old`.
  ///
  /// A link stays a link: its target is replaced. The new file is written next to it,
  /// with its mode and, where that is allowed, its owner, and then takes its name.
  package static func replace(
    _ path: String, holding old: [UInt8], by new: [UInt8]
  ) throws(ReplacementError) {
    guard let target = FileAccess.resolved(path) else { throw .failed(reason()) }
    var status = stat()
    guard lstat(target, &status) == 0 else { throw .failed(reason()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard status.st_nlink == 1 else { throw .severalNames }
    // Renaming needs only write permission for the folder; a write-protected file must stay
    // protected.
    guard access(target, W_OK) == 0 else { throw .failed(reason()) }
    let slash = target.lastIndex(of: "/") ?? target.startIndex
    let folder = slash == target.startIndex ? "/" : String(target[..<slash])
    let (descriptor, name) = try temporaryFile(in: folder)
    var isPending = true
    defer {
      close(descriptor)
      if isPending { unlink(name) }
    }
    try fill(descriptor, with: new, like: status)
    guard try content(of: target, limit: old.count) == old else { throw .changed }
    guard rename(name, target) == 0 else { throw .failed(reason()) }
    isPending = false
    synchronize(folder)
  }

  private static func temporaryFile(in folder: String) throws(ReplacementError) -> (Int32, String) {
    for number in 0..<100 {
      let name = "\(folder == "/" ? "" : folder)/.carousel-play-\(getpid())-\(number).tmp"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST else { throw .failed(reason()) }
    }
    throw .failed("too many temporary files next to it")
  }

  private static func fill(
    _ descriptor: Int32, with bytes: [UInt8], like status: stat
  ) throws(ReplacementError) {
    do throws(SystemError) {
      try ByteStream.write(bytes, to: descriptor)
    } catch {
      throw .failed(error.text)
    }
    // Only the superuser can change owners; for others, the new file is their own. The owner
    // comes first, since changing it takes special bits from the mode.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0, fsync(descriptor) == 0 else {
      throw .failed(reason())
    }
  }

  private static func content(of path: String, limit: Int) throws(ReplacementError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .failed(reason()) }
    defer { close(descriptor) }
    do throws(SystemError) {
      return try ByteStream.read(descriptor, limit: limit)
    } catch {
      throw .failed(error.text)
    }
  }

  /// Makes the new name durable; if the disk cannot, the file is written all the same.
  private static func synchronize(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func reason() -> String { SystemError.last.text }
}
