/// Paths as strings, with `/` between their parts.
package enum PathText {
  /// The part before the last `/`; `.` without one.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The part after the last `/`.
  package static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// The path of `path` as seen from where `folder` is seen; `.` adds nothing.
  package static func joined(_ folder: String, _ path: String) -> String {
    if folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Why a path is not allowed in configs; nil if it is.
  package static func foreignForm(_ path: String) -> String? {
    if path.isEmpty { return "empty" }
    if path.hasPrefix("/") { return "an absolute path" }
    if path.hasPrefix("~") { return "a path into a home folder" }
    if path.contains("://") { return "a URL, not a path" }
    if path.contains("\\") { return "a path with `\\`" }
    let bytes = Array(path.utf8.prefix(2))
    if bytes.count == 2, bytes[1] == UInt8(ascii: ":") { return "a path with a drive letter" }
    if path.utf8.contains(0) { return "a path with a zero byte" }
    return nil
  }

  /// Whether `path` is `folder` or below it; both without links.
  package static func isInside(_ path: String, in folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
