internal import Glibc

/// What paths lead to.
package enum FileAccess {
  /// What a path names.
  package static func kind(of path: String, followingLinks: Bool = true) -> FileKind {
    var status = stat()
    let result = followingLinks ? stat(path, &status) : lstat(path, &status)
    return result == 0 ? FileKind(mode: status.st_mode) : .missing
  }

  /// The path without links, `.` and `..`; nil if nothing exists there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The path of a file that may not exist yet: without links, `.` and `..` as far as the
  /// folders.
  package static func place(of path: String) -> String {
    if let resolved = resolved(path) { return resolved }
    let folder = PathText.folder(of: path)
    guard folder != path else { return path }
    return PathText.joined(
      folder == "." ? resolved(".") ?? "." : place(of: folder), PathText.name(of: path))
  }

  /// Why a path cannot be resolved, in half a sentence; nil if it can, or if
  /// nothing exists there.
  package static func obstacle(on path: String) -> String? {
    var status = stat()
    guard stat(path, &status) != 0, case .failed(let reason) = FileError.last(on: path) else {
      return nil
    }
    return reason
  }

  /// The minimum number of symbolic links that are followed to resolve a path.
  package static func linkCount(of path: String) -> Int {
    let ends = path.indices.filter { path[$0] == "/" && $0 != path.startIndex } + [path.endIndex]
    return ends.count { kind(of: String(path[..<$0]), followingLinks: false) == .link }
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
  ) throws(FolderError) -> [String] {
    do throws(FileError) {
      return try listing(of: folder, limit: limit) { _ in true }.names
    } catch .failed(let reason) {
      throw FolderError(path: folder, reason: reason)
    } catch {
      throw FolderError(path: folder, reason: "no such folder")
    }
  }

  /// The names in a folder whose path without links is allowed, and that path.
  static func listing(
    of folder: String, limit: Int, allowing isAllowed: (String) -> Bool
  ) throws(FileError) -> (path: String, names: [String]) {
    guard let stream = opendir(folder) else { throw .last(on: folder) }
    defer { closedir(stream) }
    var status = stat()
    guard fstat(dirfd(stream), &status) == 0 else { throw .last(on: folder) }
    let path = RealPath.of(dirfd(stream), openedAs: folder, status) ?? folder
    guard isAllowed(path) else { throw .outside }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return (path, names.sorted())
  }
}
