internal import Glibc

/// What a path names.
package enum FileKind: Hashable, Sendable {
  case regular
  case folder
  case pipe
  case socket
  case device
  /// A symbolic link, where links are not followed.
  case link
  /// Nothing, or something inaccessible.
  case missing

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .regular
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFLNK: self = .link
    default: self = .device
    }
  }

  /// The kind with its article, for messages.
  package var text: String {
    switch self {
    case .regular: "a file"
    case .folder: "a folder"
    case .pipe: "a pipe"
    case .socket: "a socket"
    case .device: "a device"
    case .link: "a link"
    case .missing: "missing"
    }
  }
}
