import CarouselConfig
import CarouselFiles
import SourceDiagnostics

/// Merges the diagnostics of several configs; files that several of them include appear once.
struct ReportCollector {
  private var sources = SourceSet()
  private var checked: [FileID] = []
  private var diagnostics: [Diagnostic] = []
  /// The diagnostics that were counted but not kept, since there were too many.
  private var omitted = DiagnosticTally()
  /// The files by their resolved paths.
  private var files: [String: FileID] = [:]
  /// The files of which only the name is kept, because nothing was found in them.
  private var namesOnly: Set<FileID> = []

  /// Adds what was found in a config, in those of its files that `isMeant` holds for.
  mutating func add(
    _ config: LoadedConfig, isStandardInput: Bool, where isMeant: (FileID) -> Bool = { _ in true }
  ) {
    let found = config.diagnostics.filter { isMeant($0.primary.file) }
    let labels = found.flatMap { [$0.primary] + $0.secondary }
    let edits = found.flatMap { $0.fix?.edits ?? [] }
    let needed = Set(labels.map(\.file) + edits.map(\.file))
    var names: [FileID: FileID] = [:]
    for file in config.sources.files {
      let text = config.sources[file]
      // No path has a zero byte.
      let path =
        file == .first && isStandardInput ? "\0" : FileAccess.resolved(text.name) ?? text.name
      names[file] = add(text, path, isNeeded: needed.contains(file))
    }
    names[.first].map { checked.append($0) }
    diagnostics += found.map { $0.renamed { names[$0] ?? $0 } }
    omitted.add(config.omitted)
  }

  /// The report of all that was added.
  func report(limit: Int?, isStrict: Bool, fixedCount: Int?) -> ValidationReport {
    ValidationReport(
      of: sources, checked: checked, diagnostics: diagnostics, omitted: omitted, limit: limit,
      isStrict: isStrict, fixedCount: fixedCount)
  }

  /// The tally in words; nil when it is zero.
  var tallyText: String? {
    let tally = report(limit: nil, isStrict: false, fixedCount: nil).tally
    return tally == DiagnosticTally() ? nil : tally.text
  }

  private mutating func add(_ text: SourceText, _ path: String, isNeeded: Bool) -> FileID {
    if let file = files[path] {
      guard isNeeded else { return file }
      if namesOnly.remove(file) != nil { sources.replace(file, by: text) }
      // A file that was changed in between is another one.
      if sources[file].bytes == text.bytes { return file }
    }
    let file = sources.add(isNeeded ? text : SourceText(name: text.name, bytes: []))
    files[path] = file
    if !isNeeded { namesOnly.insert(file) }
    return file
  }
}

extension Diagnostic {
  /// The same diagnostic with other file ids.
  fileprivate func renamed(_ name: (FileID) -> FileID) -> Diagnostic {
    var result = self
    result.primary.file = name(primary.file)
    for index in secondary.indices { result.secondary[index].file = name(secondary[index].file) }
    for index in (fix?.edits ?? []).indices {
      result.fix?.edits[index].file = name(fix?.edits[index].file ?? .first)
    }
    return result
  }
}
