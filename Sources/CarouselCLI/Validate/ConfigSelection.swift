import CarouselFiles

/// The configs that a command line names, each once, and the errors of paths without one.
struct ConfigSelection: Hashable, Sendable {
  /// Where a config comes from.
  enum Input: Hashable, Sendable {
    case standardInput
    case file(String)
  }

  /// The configs, in the order in which they are named; those of a folder are sorted.
  private(set) var inputs: [Input] = []

  /// Why some paths lead to no config.
  private(set) var errors: [UsageError] = []

  private var seen: Set<Input> = []

  /// Resolves paths: files, folders, patterns, and `-`.
  init(_ paths: [String]) {
    for path in paths {
      do throws(UsageError) {
        try add(path)
      } catch {
        errors.append(error)
      }
    }
  }

  /// Leaves standard input out, because it cannot be read.
  mutating func forgetStandardInput() {
    inputs.removeAll { $0 == .standardInput }
  }

  /// Whether a file is one of the configs, by this name or another.
  func names(_ path: String) -> Bool { seen.contains(.file(FileAccess.resolved(path) ?? path)) }

  private mutating func add(_ path: String) throws(UsageError) {
    guard path != "-" else { return add(.standardInput, as: .standardInput) }
    if FileAccess.kind(of: path) == .missing, GlobPattern.isPattern(path) {
      try addMatches(of: path)
    } else {
      try addExisting(path)
    }
  }

  private mutating func addMatches(of text: String) throws(UsageError) {
    let patterns: [GlobPattern]
    do throws(GlobError) {
      patterns = try GlobPattern.all(in: text)
    } catch {
      switch error {
      case .tooManyAlternatives(let limit):
        throw UsageError(message: "a pattern expands to more than \(limit) others", hint: "use `*`")
      }
    }
    let searches = patterns.map { GlobSearch($0) }
    let paths = searches.flatMap(\.paths)
    let closed = searches.flatMap(\.errors).map(Self.error)
    errors += closed
    guard !paths.isEmpty || !closed.isEmpty else {
      throw UsageError(
        message: "nothing matches `\(text)`", hint: "`**/` matches any folders, `*` a name")
    }
    // A folder without configs is not an error if the pattern matches other configs.
    var configs: [String] = []
    var hasFailed = !closed.isEmpty
    for path in paths {
      if FileAccess.kind(of: path) == .folder {
        let search = FolderSearch(path)
        configs += search.configs
        errors += search.errors.map(Self.error)
        hasFailed = hasFailed || !search.errors.isEmpty
      } else {
        configs.append(path)
      }
    }
    guard !configs.isEmpty || hasFailed else {
      throw UsageError(message: "no .yaml or .yml file matches `\(text)`")
    }
    add(configs)
  }

  private mutating func addExisting(_ path: String) throws(UsageError) {
    switch FileAccess.kind(of: path) {
    case .missing: throw ConfigPath.missing(path)
    case .regular, .pipe, .socket, .device, .link: addFile(path)
    case .folder:
      let search = FolderSearch(path)
      errors += search.errors.map(Self.error)
      guard !search.configs.isEmpty || !search.errors.isEmpty else {
        throw UsageError(
          message: "no .yaml or .yml file in `\(path)`", hint: "name a file or another folder")
      }
      add(search.configs)
    }
  }

  private static func error(_ error: FolderError) -> UsageError {
    UsageError(message: "cannot read the folder `\(error.path)`: \(error.reason)")
  }

  /// Adds what was found together: of several names of a file the one with the fewest links,
  /// because links may not exist on other machines.
  private mutating func add(_ paths: [String]) {
    let groups = Dictionary(grouping: paths) { FileAccess.resolved($0) ?? $0 }
    let names = groups.values.compactMap { names in
      // The first one wins where the number is the same.
      names.count == 1
        ? names[0] : names.min { FileAccess.linkCount(of: $0) < FileAccess.linkCount(of: $1) }
    }
    let kept = Set(names)
    for path in paths where kept.contains(path) { addFile(path) }
  }

  private mutating func addFile(_ path: String) {
    add(.file(path), as: .file(FileAccess.resolved(path) ?? path))
  }

  private mutating func add(_ input: Input, as identity: Input) {
    if seen.insert(identity).inserted { inputs.append(input) }
  }
}
