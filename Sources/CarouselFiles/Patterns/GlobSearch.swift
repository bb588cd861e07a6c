/// A search for paths that match a pattern.
package struct GlobSearch {
  private var found: Set<String> = []

  /// The folders that cannot be read.
  package private(set) var errors: [FolderError] = []

  /// Looks for all paths that match.
  ///
  /// `**` enters no hidden folder and no link, which could lead in a cycle.
  package init(_ pattern: GlobPattern) {
    walk(pattern.isAbsolute ? "/" : "", pattern.parts[...])
  }

  /// All paths that match, sorted.
  package var paths: [String] { found.sorted() }

  /// Searches for the rest of a pattern in a folder, which ends with a slash unless it is the
  /// current one.
  private mutating func walk(_ folder: String, _ parts: ArraySlice<GlobPattern.Part>) {
    guard let part = parts.first else { return }
    let rest = parts.dropFirst()
    switch part {
    case .name(let name): step(to: folder + name, rest)
    case .pattern(let pattern):
      for name in names(in: folder) where pattern.matches(name) {
        step(to: folder + name, rest)
      }
    case .folders:
      // At the end it is the folder itself.
      guard !rest.isEmpty else { return step(to: folder.isEmpty ? "." : folder, rest) }
      walk(folder, rest)
      for name in names(in: folder) where !name.hasPrefix(".") {
        switch FileAccess.kind(of: folder + name, followingLinks: false) {
        case .folder: walk(folder + name + "/", parts)
        case .missing: FileAccess.obstacle(on: folder + name).map { add($0, folder) }
        case .regular, .pipe, .socket, .device, .link: continue
        }
      }
    }
  }

  private mutating func step(to path: String, _ rest: ArraySlice<GlobPattern.Part>) {
    switch FileAccess.kind(of: path) {
    // A broken link exists, but its target is missing.
    case .missing:
      if rest.isEmpty, FileAccess.kind(of: path, followingLinks: false) != .missing {
        found.insert(path)
      }
    case .folder where !rest.isEmpty: walk(path + "/", rest)
    case .regular, .folder, .pipe, .socket, .device, .link: if rest.isEmpty { found.insert(path) }
    }
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(FolderError) {
      return try FileAccess.listing(of: folder.isEmpty ? "." : folder)
    } catch {
      add(error.reason, folder)
      return []
    }
  }

  private mutating func add(_ reason: String, _ folder: String) {
    let error = FolderError(path: folder.isEmpty ? "." : folder, reason: reason)
    if !errors.contains(error) { errors.append(error) }
  }
}
