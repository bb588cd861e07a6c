internal import Glibc

/// The files of this machine: the only place of the config that touches them.
package enum FileAccess {
  /// Why a file could not be read.
  enum Fault: Error, Hashable {
    case missing
    case failed(reason: String)
    case notRegular(Kind)
    case tooLarge
  }

  /// Why nobody can look into a folder.
  package struct ClosedFolder: Error, Hashable {
    /// The reason, in half a sentence.
    package let reason: String
  }

  /// What is not a regular file.
  enum Kind: Hashable {
    case folder
    case pipe
    case socket
    case device
    /// Something that cannot even be opened.
    case deviceOrSocket

    /// How messages call it.
    var text: String {
      switch self {
      case .folder: "a folder"
      case .pipe: "a pipe"
      case .socket: "a socket"
      case .device: "a device"
      case .deviceOrSocket: "a device or socket"
      }
    }
  }

  /// The whole of a regular file of at most `limit` bytes.
  static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
    let (descriptor, status) = try openRegular(path)
    defer { close(descriptor) }
    guard status.st_size <= limit else { throw .tooLarge }
    return try contents(of: descriptor, expected: Int(status.st_size), limit: limit)
  }

  /// Opens a regular file; whoever asked closes it.
  static func openRegular(_ path: String) throws(Fault) -> (descriptor: Int32, status: stat) {
    // Without O_NONBLOCK opening a FIFO would wait for somebody to write to it.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw fault(errno, of: path) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw fault(code)
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .notRegular(kind(of: status.st_mode))
    }
    return (descriptor, status)
  }

  /// Reads to the end: some files, such as those of /proc, do not know their size.
  private static func contents(
    of descriptor: Int32, expected: Int, limit: Int
  ) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = min(expected, limit) + 1
    while true {
      var failure: Int32 = 0
      var count = 0
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, initialized in
        while true {
          count = Glibc.read(descriptor, buffer.baseAddress, chunk)
          if count >= 0 || errno != EINTR { break }
        }
        failure = count < 0 ? errno : 0
        initialized = max(count, 0)
      }
      guard count >= 0 else { throw fault(failure) }
      // Nearly always the first part is the whole file, which needs no copy.
      if bytes.isEmpty { bytes = part } else { bytes += part }
      guard bytes.count <= limit else { throw .tooLarge }
      if count == 0 { return bytes }
      chunk = max(65_536, expected - bytes.count + 1)
    }
  }

  /// The path without links, `.` and `..`; nil when there is nothing.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a file would be that may not be there yet: without links, `.` and `..` as far as there are
  /// folders.
  static func place(of path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let folder = PathText.folder(of: path)
    guard folder != path else { return path }
    return PathText.joined(
      folder == "." ? resolved(".") ?? "." : place(of: folder), PathText.name(of: path))
  }

  /// What keeps a path from being followed to its end, in half a sentence; nil when nothing does, or
  /// nothing is there.
  package static func obstacle(on path: String) -> String? {
    var status = stat()
    guard stat(path, &status) != 0, case .failed(let reason) = fault(errno, of: path) else {
      return nil
    }
    return reason
  }

  /// The names in a folder, sorted, but no more than `limit`; empty when it cannot be read.
  ///
  /// More than 10 000 make no useful suggestion.
  package static func names(in folder: String, limit: Int = 10_000) -> [String] {
    (try? listing(of: folder, limit: limit)) ?? []
  }

  /// The names in a folder, sorted, but no more than `limit`.
  package static func listing(
    of folder: String, limit: Int = .max
  ) throws(ClosedFolder) -> [String] {
    guard let stream = opendir(folder) else {
      switch fault(errno, of: folder) {
      case .failed(let reason): throw ClosedFolder(reason: reason)
      case .missing, .notRegular, .tooLarge: throw ClosedFolder(reason: "there is no such folder")
      }
    }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  private static func fault(_ code: Int32, of path: String) -> Fault {
    switch code {
    case ENOENT where isLink(path): .failed(reason: "it is a link that leads nowhere")
    default: fault(code)
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  private static func fault(_ code: Int32) -> Fault {
    switch code {
    case ENOENT: .missing
    case EACCES, EPERM: .failed(reason: "permission denied")
    case ENOTDIR: .failed(reason: "a part of the path is not a folder")
    case ELOOP: .failed(reason: "too many symbolic links")
    case ENAMETOOLONG: .failed(reason: "the path is too long")
    case ENXIO, ENODEV: .notRegular(.deviceOrSocket)
    case EMFILE, ENFILE: .failed(reason: "too many open files")
    case EIO: .failed(reason: "the disk reports an error")
    default: .failed(reason: "system error \(code)")
    }
  }

  private static func kind(of mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFDIR: .folder
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }
}
