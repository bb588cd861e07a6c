import CarouselConfig
import CarouselFiles
import Glibc
import SourceDiagnostics
import TerminalIO

/// `validate`: every mistake of every config, where it is and how to mend it.
struct Validate {
  static let command = CommandSyntax(
    name: "validate", summary: "check configs and say what is wrong, and how to mend it",
    arguments: "[PATH]...", argumentCount: 0...Int.max,
    options: [
      OptionSyntax(
        name: "format", value: "FORMAT", words: ReportFormat.allCases.map(\.rawValue),
        summary: ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (human)"),
      OptionSyntax(name: "strict", summary: "let warnings fail"),
      OptionSyntax(
        name: "max", value: "N", summary: "show the first N findings, and all for 0 (100)"),
      OptionSyntax(
        name: "color", value: "WHEN", words: ["auto", "always", "never"],
        summary: "auto, always or never (auto)"),
      OptionSyntax(name: "fix", summary: "write safe fixes into the files, then check again"),
      OptionSyntax(name: "diff", summary: "print what --fix would change, and change nothing"),
      OptionSyntax(
        name: "unsafe-fixes", summary: "with --fix or --diff: also those that are a guess"),
      OptionSyntax(
        name: "stdin-filename", value: "FILE",
        summary: "read standard input as if it were this file"),
      SharedOption.root,
    ],
    operand: .paths,
    notes: [
      "PATH is a file, a folder (all .yaml and .yml files in it), a pattern in quotes (* ? [a-z] **"
        + " {a,b}) or - for standard input; without any it is the folder you are in.",
      "With --fix, what was read from standard input is written to standard output, and the report"
        + " goes to standard error.",
      "A comment `# carousel: allow ID` allows a warning in its line, or in the line below.",
      "Exit: 0 no errors; 1 at least one error, with --strict a warning, with --diff a change;"
        + " 2 wrong usage, or a PATH with nothing to check (the others are checked all the same).",
    ],
    examples: [
      ("carousel-play validate Configs", "check every config in a folder"),
      ("carousel-play validate --fix 'shows/**/*.yaml'", "mend what can be mended"),
      (
        "carousel-play validate --format sarif --max 0 > findings.sarif",
        "findings for a code scanning service"
      ),
    ],
    run: run)

  private let options: ValidateOptions
  /// What came from standard input, which can be read only once.
  private var standardInput: [UInt8] = []
  /// Whether something could not be done that was asked for.
  private var hasFault = false
  /// How many files the fixes change, and how many findings that mends.
  private var changedCount = 0
  private var fixedCount = 0
  /// What is left to mend by hand.
  private var remainder = ReportCollector()

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    var selection = ConfigSelection(
      arguments.positional.isEmpty ? ["."] : arguments.positional)
    var run = Validate(options: try ValidateOptions(arguments))
    for fault in selection.faults { run.complain(fault) }
    // From here on nothing keeps a config from being reported, whatever happens to another one.
    if selection.inputs.contains(.standardInput) {
      do throws(UsageError) {
        run.standardInput = try Console.readInput(limit: ConfigLoader.sizeLimit)
      } catch {
        run.complain(error)
        selection.forgetStandardInput()
      }
    }
    if run.options.fixing != .leave {
      // All fixes come before the report, because a config may include one that is fixed.
      for input in selection.inputs { run.fix(input, of: selection) }
    }
    return run.finish(selection)
  }

  private init(options: ValidateOptions) {
    self.options = options
  }

  private mutating func complain(_ fault: UsageError) {
    Console.errors.complain(fault)
    hasFault = true
  }

  private func load(_ input: ConfigSelection.Input) -> LoadedConfig {
    switch input {
    case .file(let path): read(.file(path))
    case .standardInput: read(source(of: input, holding: standardInput))
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
    case .standardInput:
      // What has a name is read as if it had been saved under it.
      options.standardInputName.map { .file($0, holding: bytes) }
        ?? .text(bytes, name: "stdin", folder: ".")
    }
  }

  /// Writes what the fixes make of a config, or shows it.
  private mutating func fix(_ input: ConfigSelection.Input, of selection: ConfigSelection) {
    let config = load(input)
    let old = config.sources[.first]
    let fixes = FixRun(of: config, allowingGuesses: options.allowsGuesses) { bytes in
      read(source(of: input, holding: bytes))
    }
    if let obstacle = fixes.obstacle { report(obstacle, of: old.name) }
    let isChanged = fixes.bytes != old.bytes
    switch (options.fixing, input) {
    case (.leave, _): break
    case (.show, _):
      // A config that is included and named itself tells of its own what is left.
      remainder.add(fixes.config, isStandardInput: input == .standardInput) { file in
        file == .first || !selection.names(fixes.config.sources[file].name)
      }
      let diff = UnifiedDiff(of: old.name, from: old.bytes, to: fixes.bytes)
      Console.output.write(
        DiffText.bytes(
          of: diff, isScreen: isTerminal(STDOUT_FILENO), isColored: options.isColored(on: .output)))
    case (.write, .standardInput):
      Console.output.write(fixes.bytes)
      standardInput = fixes.bytes
    case (.write, .file(let path)):
      guard isChanged else { break }
      do throws(FileReplacement.ReplacementError) {
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

  private func finish(_ selection: ConfigSelection) -> ExitStatus {
    var collector = ReportCollector()
    for input in selection.inputs {
      collector.add(load(input), isStandardInput: input == .standardInput)
    }
    let report = collector.report(
      limit: options.limit, isStrict: options.isStrict,
      fixedCount: options.fixing == .write ? fixedCount : nil)
    let status = report.fails ? ExitStatus.mistakes : .success
    switch options.fixing {
    case .show:
      if changedCount > 0 {
        let findings = DiagnosticTally.counted(fixedCount, "problem")
        let files = DiagnosticTally.counted(changedCount, "file")
        Console.errors.write("`--fix` would fix \(findings) in \(files)\n")
      }
      if let rest = remainder.tallyText {
        Console.errors.write("left to mend by hand: \(rest) (shown without `--diff`)\n")
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
