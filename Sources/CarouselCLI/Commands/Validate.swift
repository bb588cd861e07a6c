import CarouselConfig
import Glibc
import SourceDiagnostics
import TerminalCells
import TerminalIO

/// `validate`: every mistake of every config, where it is and how to mend it.
struct Validate {
  private let options: ValidateOptions
  private var collector = ReportCollector()
  /// Whether something could not be done that was asked for.
  private var hasFault = false
  /// How many files the fixes would change.
  private var changedCount = 0

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let selection = ConfigSelection(
      arguments.positional.isEmpty ? ["."] : arguments.positional)
    var run = Validate(options: try ValidateOptions(arguments))
    for fault in selection.faults { run.complain(fault) }
    for input in selection.inputs { try run.check(input) }
    return run.finish(selection)
  }

  private init(options: ValidateOptions) {
    self.options = options
  }

  private mutating func complain(_ fault: UsageError) {
    Console.errors.complain(fault)
    hasFault = true
  }

  private mutating func check(_ input: ConfigSelection.Input) throws(UsageError) {
    let isStandardInput = input == .standardInput
    let config = try load(input)
    guard options.fixing != .leave else {
      return collector.add(config, isStandardInput: isStandardInput)
    }
    let fixes = FixRun(of: config, allowingGuesses: options.allowsGuesses) { bytes in
      switch input {
      case .standardInput: load(standardInput: bytes)
      case .file(let path):
        ConfigLoader.load(
          path: path, holding: bytes, root: options.root, allowsShared: true)
      }
    }
    let name = config.sources[.first].name
    if let obstacle = fixes.obstacle { report(obstacle, of: name) }
    let isDone = deliver(fixes, of: config, to: input)
    collector.add(
      isDone ? fixes.config : config, fixed: isDone ? fixes.count : 0,
      isStandardInput: isStandardInput)
  }

  private func load(_ input: ConfigSelection.Input) throws(UsageError) -> LoadedConfig {
    switch input {
    case .standardInput:
      return load(standardInput: Console.read(STDIN_FILENO, limit: ConfigLoader.sizeLimit))
    case .file(let path):
      return try ConfigReading.load(path, root: options.root, allowsShared: true)
    }
  }

  private func load(standardInput bytes: [UInt8]) -> LoadedConfig {
    ConfigLoader.load(
      text: bytes, name: options.standardInput, folder: ".", root: options.root, allowsShared: true)
  }

  /// Writes what the fixes made of a config, or shows it.
  ///
  /// - Returns: Whether the fixes are made, or would be.
  private mutating func deliver(
    _ fixes: FixRun, of config: LoadedConfig, to input: ConfigSelection.Input
  ) -> Bool {
    let old = config.sources[.first]
    let isChanged = fixes.bytes != old.bytes
    if isChanged { changedCount += 1 }
    switch (options.fixing, input) {
    case (.show, _):
      let diff = UnifiedDiff(of: old.name, from: old.bytes, to: fixes.bytes)
      Console.output.write(
        DiffText.bytes(
          of: diff, isScreen: isTerminal(STDOUT_FILENO), isColored: options.isColored(on: .output)))
    case (.leave, _): break
    case (.write, .standardInput): Console.output.write(fixes.bytes)
    case (.write, .file(let path)):
      guard isChanged else { break }
      do throws(FileReplacement.Failure) {
        try FileReplacement.replace(path, holding: old.bytes, by: fixes.bytes)
      } catch {
        complain(UsageError(message: "`\(path)` is not fixed: \(error.text)"))
        return false
      }
    }
    return true
  }

  /// Says why not all fixes were made; the report tells what is left to do.
  private func report(_ obstacle: FixRun.Obstacle, of name: String) {
    let reason =
      switch obstacle {
      case .moreErrors(let errors, let before):
        "more fixes would bring it from \(DiagnosticTally.counted(before, "error")) to \(errors)"
      case .endless: "its fixes undo each other"
      }
    Console.errors.complain(
      UsageError(message: "`\(name)`: \(reason)", hint: "mend some of it by hand, then run again"))
  }

  private func finish(_ selection: ConfigSelection) -> ExitStatus {
    let report = collector.report(limit: options.limit, isStrict: options.isStrict)
    let isShowing = options.fixing == .show
    if isShowing {
      if changedCount > 0 {
        let files = DiagnosticTally.counted(changedCount, "file")
        let findings = DiagnosticTally.counted(collector.fixedCount ?? 0, "finding")
        Console.errors.write("`--fix` would mend \(findings) in \(files)\n")
      }
    } else if !selection.inputs.isEmpty || options.format.isForPrograms {
      // The fixed text of standard input is what the output is for.
      let isTaken = options.fixing == .write && selection.inputs.contains(.standardInput)
      let console = isTaken ? Console.errors : Console.output
      console.write(options.format.text(of: report, isColored: options.isColored(on: console)))
    }
    if hasFault { return .usage }
    return report.fails || isShowing && changedCount > 0 ? .mistakes : .success
  }
}
