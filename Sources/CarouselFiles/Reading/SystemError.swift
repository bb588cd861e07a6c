internal import Glibc

/// An error number of a system call, from `errno`.
package struct SystemError: Error, Hashable, Sendable {
  /// The number.
  package let code: Int32

  /// The error of the system call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether the reader of a pipe is gone.
  package var isBrokenPipe: Bool { code == EPIPE }

  /// The reason, in half a sentence.
  package var text: String {
    switch code {
    case ENOENT: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case ENOTDIR: "a component of the path is not a folder"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the path is too long"
    case EMFILE, ENFILE: "too many open files"
    case EIO: "input/output error"
    default: String(cString: strerror(code))
    }
  }
}
