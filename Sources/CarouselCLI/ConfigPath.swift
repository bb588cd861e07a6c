import CarouselConfig
import Glibc
import SourceDiagnostics

/// What a path names, and which configs lie in a folder.
enum ConfigPath {
  enum Kind: Hashable, Sendable { case file, folder, other, missing }

  /// What a path names, links followed.
  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  /// Whether a path names a folder, links not followed.
  static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// All `.yaml` and `.yml` files in a folder and the folders in it, sorted.
  ///
  /// Hidden folders and files are left out, and symbolic links to folders are not followed, so that
  /// a link to a folder above cannot lead in a circle.
  static func configs(in folder: String) -> [String] {
    var found: [String] = []
    for name in FileAccess.names(in: folder, limit: .max) where !name.hasPrefix(".") {
      let path =
        folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolderItself(path) {
        found += configs(in: path)
      } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
        found.append(path)
      }
    }
    return found.sorted()
  }

  /// The usage error of a path that is not there, with the nearest name in its folder.
  static func missing(_ path: String) -> UsageError {
    var status = stat()
    if lstat(path, &status) == 0 {
      return UsageError(message: "`\(path)` is a link that leads nowhere")
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
      hint: configs(in: path).first.map { "did you mean `\($0)`?" })
  }
}
