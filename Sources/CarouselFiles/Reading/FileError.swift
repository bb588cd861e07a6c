internal import Glibc

/// Why a file cannot be read.
package enum FileError: Error, Hashable, Sendable {
  case missing
  /// The reason, in half a sentence.
  case failed(reason: String)
  case notRegular(FileKind)
  case tooLarge
  /// It is outside of the sandbox.
  case outside

  /// The error of the system call that has just failed on a path.
  static func last(on path: String) -> FileError {
    let error = SystemError.last
    guard error.code == ENOENT else { return .failed(reason: error.text) }
    return FileAccess.kind(of: path, followingLinks: false) == .link
      ? .failed(reason: "it is a broken link") : .missing
  }
}

/// Why a folder cannot be read.
package struct FolderError: Error, Hashable, Sendable {
  /// The folder.
  package let path: String
  /// The reason, in half a sentence.
  package let reason: String
}
