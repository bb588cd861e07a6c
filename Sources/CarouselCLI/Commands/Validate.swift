import CarouselConfig
import Glibc
import SourceDiagnostics
import TerminalCells
import TerminalIO

/// `validate`: every mistake of every config, where it is and how to mend it.
struct Validate {
  private let options: ValidateOptions
  /// What came from standard input, which can be read only once; nil before that.
  private var standardInput: [UInt8]?
  /// Whether something could not be done that was asked for.
  private var hasFault = false
  /// How many files the fixes change, and how many findings that mends.
  private var changedCount = 0
  private var fixedCount = 0

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let selection = ConfigSelection(
      arguments.positional.isEmpty ? ["."] : arguments.positional)
    var run = Validate(options: try ValidateOptions(arguments))
    for fault in selection.faults { run.complain(fault) }
    if run.options.fixing != .leave {
      // All fixes come before the report, because a config may include one that is fixed.
      for input in selection.inputs { try run.fix(input) }
    }
    return try run.finish(selection)
  }

  private init(options: ValidateOptions) {
    self.options = options
  }

  private mutating func complain(_ fault: UsageError) {
    Console.errors.complain(fault)
    hasFault = true
  }

  private mutating func load(_ input: ConfigSelection.Input) throws(UsageError) -> LoadedConfig {
    switch input {
    case .file(let path):
      try ConfigReading.check(path)
      return read(.file(path))
    case .standardInput:
      let bytes =
        standardInput ?? Console.read(STDIN_FILENO, limit: ConfigLoader.sizeLimit)
      standardInput = bytes
      return read(source(of: input, holding: bytes))
    }
  }

  private func read(_ source: ConfigRequest.Source) -> LoadedConfig {
    // A file that holds only what others include has nothing to play; checking it is no mistake.
    ConfigLoader.load(ConfigRequest(source, root: options.root, allowsShared: true))
  }

  private func source(
    of input: ConfigSelection.Input, holding bytes: [UInt8]
  ) -> ConfigRequest.Source {
    switch input {
    case .file(let path): .file(path, holding: bytes)
    case .standardInput: .text(bytes, name: options.standardInput, folder: ".")
    }
  }

  /// Writes what the fixes make of a config, or shows it.
  private mutating func fix(_ input: ConfigSelection.Input) throws(UsageError) {
    let config = try load(input)
    let old = config.sources[.first]
    let fixes = FixRun(of: config, allowingGuesses: options.allowsGuesses) { bytes in
      read(source(of: input, holding: bytes))
    }
    if let obstacle = fixes.obstacle { report(obstacle, of: old.name) }
    let isChanged = fixes.bytes != old.bytes
    switch (options.fixing, input) {
    case (.leave, _): break
    case (.show, _):
      let diff = UnifiedDiff(of: old.name, from: old.bytes, to: fixes.bytes)
      Console.output.write(
        DiffText.bytes(
          of: diff, isScreen: isTerminal(STDOUT_FILENO), isColored: options.isColored(on: .output)))
    case (.write, .standardInput):
      Console.output.write(fixes.bytes)
      standardInput = fixes.bytes
    case (.write, .file(let path)):
      guard isChanged else { break }
      do throws(FileReplacement.Failure) {
        try FileReplacement.replace(path, holding: old.bytes, by: fixes.bytes)
      } catch {
        return complain(UsageError(message: "`\(path)` is not fixed: \(error.text)"))
      }
    }
    if isChanged { changedCount += 1 }
    fixedCount += fixes.count
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

  private mutating func finish(_ selection: ConfigSelection) throws(UsageError) -> ExitStatus {
    var collector = ReportCollector()
    for input in selection.inputs {
      collector.add(try load(input), isStandardInput: input == .standardInput)
    }
    let report = collector.report(
      limit: options.limit, isStrict: options.isStrict,
      fixedCount: options.fixing == .write ? fixedCount : nil)
    let status = report.fails ? ExitStatus.mistakes : .success
    switch options.fixing {
    case .show:
      if changedCount > 0 {
        let findings = DiagnosticTally.counted(fixedCount, "finding")
        let files = DiagnosticTally.counted(changedCount, "file")
        Console.errors.write("`--fix` would mend \(findings) in \(files)\n")
      }
      return hasFault ? .usage : changedCount > 0 ? .mistakes : status
    case .leave, .write:
      // The fixed text of standard input is what the output is for.
      let isTaken = options.fixing == .write && selection.inputs.contains(.standardInput)
      let console = isTaken ? Console.errors : Console.output
      if !selection.inputs.isEmpty || options.format.isForPrograms {
        console.write(options.format.text(of: report, isColored: options.isColored(on: console)))
      }
      return hasFault ? .usage : status
    }
  }
}
