import CarouselConfig
import Glibc
import SourceDiagnostics

/// What a path names.
enum ConfigPath {
  enum Kind: Hashable, Sendable { case file, folder, other, missing }

  /// What a path names, links followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    return stat(path, &status) == 0 ? kind(of: status.st_mode) : .missing
  }

  /// What a path names, links not followed; `.other` for a link.
  static func kindItself(of path: String) -> Kind {
    var status = stat()
    return lstat(path, &status) == 0 ? kind(of: status.st_mode) : .missing
  }

  private static func kind(of mode: mode_t) -> Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// How many symbolic links have to be followed on the way to what a path names, at least.
  static func linkCount(of path: String) -> Int {
    let ends = path.indices.filter { path[$0] == "/" && $0 != path.startIndex } + [path.endIndex]
    return ends.count { end in
      var status = stat()
      return lstat(String(path[..<end]), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
  }

  /// The usage error of a path that is not there, with the nearest name in its folder.
  static func missing(_ path: String) -> UsageError {
    if let obstacle = FileAccess.obstacle(on: path) {
      return UsageError(message: "cannot read `\(path)`: \(obstacle)")
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let nearest = Suggestion(for: name, among: FileAccess.names(in: folder.isEmpty ? "/" : folder))?
      .name
    return UsageError(
      message: "no file `\(path)`",
      hint: nearest.map { "did you mean `\(slash == nil ? $0 : "\(folder)/\($0)")`?" })
  }

  /// The usage error of a folder where a config was expected.
  static func folder(_ path: String) -> UsageError {
    UsageError(
      message: "`\(path)` is a folder, not a file",
      hint: FolderSearch(path).configs.first.map { "did you mean `\($0)`?" })
  }
}
