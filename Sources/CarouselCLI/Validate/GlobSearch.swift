import CarouselConfig

/// The looking for paths that match a pattern.
struct GlobSearch {
  private var found: [String] = []

  /// All paths that match, sorted.
  ///
  /// `**` goes into no hidden folder and through no link, which could lead in a circle.
  static func paths(matching pattern: GlobPattern) -> [String] {
    var search = GlobSearch()
    search.walk(pattern.isAbsolute ? "/" : "", pattern.parts[...])
    return Set(search.found).sorted()
  }

  /// Looks for the rest of a pattern in a folder, which ends with a slash unless it is the one that
  /// we are in.
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
      for name in names(in: folder)
      where !name.hasPrefix(".") && ConfigPath.isFolderItself(folder + name) {
        walk(folder + name + "/", parts)
      }
    }
  }

  private mutating func step(to path: String, _ rest: ArraySlice<GlobPattern.Part>) {
    switch ConfigPath.kind(of: path) {
    case .missing: return
    case .folder where !rest.isEmpty: walk(path + "/", rest)
    case .file, .folder, .other: if rest.isEmpty { found.append(path) }
    }
  }

  private func names(in folder: String) -> [String] {
    FileAccess.names(in: folder.isEmpty ? "." : folder, limit: .max)
  }
}
