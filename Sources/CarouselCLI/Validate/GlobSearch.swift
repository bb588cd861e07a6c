import CarouselConfig

/// The looking for paths that match a pattern.
struct GlobSearch {
  private var found: Set<String> = []

  /// The folders into which nobody can look.
  private(set) var faults: [UsageError] = []

  /// Looks for all paths that match.
  ///
  /// `**` goes into no hidden folder and through no link, which could lead in a circle.
  init(_ pattern: GlobPattern) {
    walk(pattern.isAbsolute ? "/" : "", pattern.parts[...])
  }

  /// All paths that match, sorted.
  var paths: [String] { found.sorted() }

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
      for name in names(in: folder) where !name.hasPrefix(".") {
        switch ConfigPath.kindItself(of: folder + name) {
        case .folder: walk(folder + name + "/", parts)
        case .missing: FileAccess.obstacle(on: folder + name).map { addFault(folder, $0) }
        case .file, .pipe, .other: continue
        }
      }
    }
  }

  private mutating func step(to path: String, _ rest: ArraySlice<GlobPattern.Part>) {
    switch ConfigPath.kind(of: path) {
    // A link that leads nowhere is there, and what it is for is missing.
    case .missing:
      if rest.isEmpty, ConfigPath.kindItself(of: path) != .missing { found.insert(path) }
    case .folder where !rest.isEmpty: walk(path + "/", rest)
    case .file, .folder, .pipe, .other: if rest.isEmpty { found.insert(path) }
    }
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(FileAccess.ClosedFolder) {
      return try FileAccess.listing(of: folder.isEmpty ? "." : folder)
    } catch {
      addFault(folder, error.reason)
      return []
    }
  }

  private mutating func addFault(_ folder: String, _ reason: String) {
    let fault = FolderSearch.fault(folder.isEmpty ? "." : folder, reason)
    if !faults.contains(fault) { faults.append(fault) }
  }
}
