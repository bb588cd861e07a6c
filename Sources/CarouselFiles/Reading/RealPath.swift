internal import Glibc

/// The path without links of what is open.
enum RealPath {
  /// The link of /proc to a descriptor.
  static func link(to descriptor: Int32) -> String { "/proc/self/fd/\(descriptor)" }

  /// The path of an open descriptor; nil if the system does not know it, or it has no name any
  /// more.
  ///
  /// - Parameters:
  ///   - descriptor: The descriptor, open in any way.
  ///   - path: The path by which it was opened.
  ///   - status: What it is.
  static func of(_ descriptor: Int32, openedAs path: String, _ status: stat) -> String? {
    var target = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink(link(to: descriptor), &target, target.count)
    let answer = String(
      decoding: target.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // Without /proc the path is followed again, and must lead to the same file.
    let resolved = answer.isEmpty ? FileAccess.resolved(path) : answer
    var found = stat()
    guard let resolved, lstat(resolved, &found) == 0, isSame(found, status) else { return nil }
    return resolved
  }

  static func isSame(_ left: stat, _ right: stat) -> Bool {
    left.st_dev == right.st_dev && left.st_ino == right.st_ino
  }
}
