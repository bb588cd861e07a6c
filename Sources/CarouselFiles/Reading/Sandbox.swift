/// A folder that paths must stay in, `..` and links included.
package struct Sandbox: Hashable, Sendable {
  /// The folder without links.
  package let root: String

  /// Makes a sandbox of a folder; links in its path are followed once, here.
  package init(_ root: String) { self.root = FileAccess.resolved(root) ?? root }

  /// Makes a sandbox of a folder whose path has no links.
  package init(resolved root: String) { self.root = root }

  /// Whether a path without links is inside.
  package func contains(_ path: String) -> Bool { PathText.isInside(path, in: root) }

  /// Opens a file.
  ///
  /// Links are followed as long as they end inside. The check applies to the opened file.
  ///
  /// - Throws: `FileError`; `.outside` for a file outside, and for a missing one whose folder is.
  package func open(_ path: String) throws(FileError) -> OpenFile {
    do throws(FileError) {
      return try OpenFile(path, allowing: contains)
    } catch {
      throw inside(error, path)
    }
  }

  /// The names in a folder, sorted, but no more than `limit`, and the folder's path without links.
  ///
  /// - Throws: As `open(_:)`.
  package func listing(
    of folder: String, limit: Int
  ) throws(FileError) -> (path: String, names: [String]) {
    do throws(FileError) {
      return try FileAccess.listing(of: folder, limit: limit, allowing: contains)
    } catch {
      throw inside(error, folder)
    }
  }

  /// The error, but `.outside` where even the folder around a missing path is outside: `..` above
  /// the root reveals enough.
  private func inside(_ error: FileError, _ path: String) -> FileError {
    guard error == .missing, let parent = FileAccess.resolved(PathText.folder(of: path)),
      !contains(parent)
    else { return error }
    return .outside
  }
}
