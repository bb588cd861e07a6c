import CarouselConfig

/// The configs that a command line names, each once, and what it names in vain.
struct ConfigSelection: Hashable, Sendable {
  /// Where a config comes from.
  enum Input: Hashable, Sendable {
    case standardInput
    case file(String)
  }

  /// The configs, in the order in which they are named; those of a folder are sorted.
  private(set) var inputs: [Input] = []

  /// Why a path stands for no config.
  private(set) var faults: [UsageError] = []

  private var seen: Set<Input> = []

  /// Finds what paths stand for: files, folders, patterns, and `-`.
  init(_ paths: [String]) {
    for path in paths {
      do throws(UsageError) {
        try add(path)
      } catch {
        faults.append(error)
      }
    }
  }

  private mutating func add(_ path: String) throws(UsageError) {
    guard path != "-" else { return add(.standardInput, as: .standardInput) }
    if ConfigPath.kind(of: path) == .missing, GlobPattern.isPattern(path) {
      try addMatches(of: path)
    } else {
      try addExisting(path)
    }
  }

  private mutating func addMatches(of text: String) throws(UsageError) {
    let patterns = try GlobPattern.all(in: text)
    let paths = patterns.flatMap(GlobSearch.paths)
    guard !paths.isEmpty else {
      throw UsageError(
        message: "nothing matches `\(text)`", hint: "`**/` stands for any folders, `*` for a name")
    }
    // A folder without configs is no fault when the pattern names others.
    let configs = paths.flatMap { path in
      ConfigPath.kind(of: path) == .folder ? ConfigPath.configs(in: path) : [path]
    }
    guard !configs.isEmpty else {
      throw UsageError(message: "no .yaml or .yml file in what matches `\(text)`")
    }
    for path in configs { addFile(path) }
  }

  private mutating func addExisting(_ path: String) throws(UsageError) {
    switch ConfigPath.kind(of: path) {
    case .missing: throw ConfigPath.missing(path)
    case .file, .other: addFile(path)
    case .folder:
      let configs = ConfigPath.configs(in: path)
      guard !configs.isEmpty else {
        throw UsageError(
          message: "no .yaml or .yml file in `\(path)`", hint: "name a file or another folder")
      }
      for path in configs { addFile(path) }
    }
  }

  private mutating func addFile(_ path: String) {
    add(.file(path), as: .file(FileAccess.resolved(path) ?? path))
  }

  private mutating func add(_ input: Input, as identity: Input) {
    if seen.insert(identity).inserted { inputs.append(input) }
  }
}
