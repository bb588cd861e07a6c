import CarouselConfig
import CarouselDeck
import CarouselFiles
import CarouselGrid
import CarouselRender
import Glibc
import SourceDiagnostics
import TerminalIO

/// `validate`: every problem of every config, its position and its fix.
struct Validate {
  static let command = CommandSyntax(
    name: "validate", summary: "check configs and suggest fixes",
    arguments: "[PATH]...", argumentCount: 0...Int.max,
    options: [
      OptionSyntax(
        name: "format", value: "FORMAT", words: ReportFormat.allCases.map(\.rawValue),
        summary: ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (default: human)"
      ),
      OptionSyntax(name: "strict", summary: "fail on warnings"),
      OptionSyntax(
        name: "max", value: "N", summary: "show at most N problems, or all with 0 (default: 100)"),
      OptionSyntax(
        name: "color", value: "WHEN", words: ["auto", "always", "never"],
        summary: "auto, always or never (default: auto)"),
      OptionSyntax(name: "fix", summary: "apply safe fixes to the files, then check again"),
      OptionSyntax(name: "diff", summary: "print what --fix would change, without changing it"),
      OptionSyntax(
        name: "unsafe-fixes", summary: "with --fix or --diff: include unsafe fixes"),
      OptionSyntax(
        name: "size", value: "COLUMNSxROWS",
        summary: "also report texts that do not fit on a screen of this size"),
      OptionSyntax(
        name: "stdin-filename", value: "FILE",
        summary: "read standard input as if it were this file"),
      SharedOption.root,
    ],
    operand: .paths,
    notes: [
      "PATH is a file, a folder (all .yaml and .yml files in it), a pattern in quotes (* ? [a-z] **"
        + " {a,b}) or - for standard input; the default is the current folder.",
      "With --fix, fixed standard input is written to standard output, and the report to standard"
        + " error.",
      "A comment `# carousel: allow ID` suppresses a warning on its line, or on the next one.",
      "Exit status: 0 no errors; 1 at least one error (with --strict a warning, with --diff a change);"
        + " 2 wrong usage, or a PATH with nothing to check (the others are still checked).",
    ],
    examples: [
      ("carousel-play validate Configs", "check every config in a folder"),
      ("carousel-play validate --fix 'shows/**/*.yaml'", "apply all safe fixes"),
      (
        "carousel-play validate --format sarif --max 0 > results.sarif",
        "write results for code scanning"
      ),
    ],
    run: run)

  private let options: ValidateOptions
  /// The standard input, which can be read only once.
  private var standardInput: [UInt8] = []
  /// Whether a request failed.
  private var hasFailed = false
  /// The number of files that the fixes change, and of problems that they fix.
  private var changedCount = 0
  private var fixedCount = 0
  /// What is left to fix by hand.
  private var remainder = ReportCollector()

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    var selection = ConfigSelection(
      arguments.positional.isEmpty ? ["."] : arguments.positional)
    var run = Validate(options: try ValidateOptions(arguments))
    for error in selection.errors { run.complain(error) }
    // From here on every config is reported, whatever happens to the others.
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

  private mutating func complain(_ error: UsageError) {
    Console.errors.complain(error)
    hasFailed = true
  }

  private func load(_ input: ConfigSelection.Input) -> LoadedConfig {
    switch input {
    case .file(let path): read(.file(path))
    case .standardInput: read(source(of: input, holding: standardInput))
    }
  }

  private func read(_ source: ConfigRequest.Source) -> LoadedConfig {
    // A file that is only included by others has nothing to play, which is not an error here.
    let request = ConfigRequest(source, root: options.root, allowsShared: true)
    guard let size = options.size else { return ConfigLoader.load(request) }
    return ConfigLoader.load(request) { show in
      Renderer(screen: show.screen).overlongTexts(of: show.deck, size: size).map { text in
        CutText(path: text.path, part: text.part, size: "\(size.columns)x\(size.rows)")
      }
    }
  }

  private func source(
    of input: ConfigSelection.Input, holding bytes: [UInt8]
  ) -> ConfigRequest.Source {
    switch input {
    case .file(let path): .file(path, holding: bytes)
    case .standardInput:
      // Input with a name is read as if it had been saved under it.
      options.standardInputName.map { .file($0, holding: bytes) }
        ?? .text(bytes, name: "stdin", folder: ".")
    }
  }

  /// Writes the fixed config, or shows the changes.
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
      // A config that is both included and named reports what is left in it itself.
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
        return complain(UsageError(message: "cannot fix `\(path)`: \(error.text)"))
      }
    }
    if isChanged { changedCount += 1 }
    fixedCount += fixes.count
  }

  /// Reports why not all fixes were made; the report lists what is left to do.
  private func report(_ obstacle: FixRun.Obstacle, of name: String) {
    let reason =
      switch obstacle {
      case .moreErrors(let errors, let before):
        "more fixes would raise it from \(DiagnosticTally.counted(before, "error")) to \(errors)"
      case .endless: "its fixes undo each other"
      }
    Console.errors.complain(
      UsageError(message: "`\(name)`: \(reason)", hint: "fix some problems by hand, then retry"))
  }

  private func finish(_ selection: ConfigSelection) -> ExitStatus {
    var collector = ReportCollector()
    for input in selection.inputs {
      collector.add(load(input), isStandardInput: input == .standardInput)
    }
    let report = collector.report(
      limit: options.limit, isStrict: options.isStrict,
      fixedCount: options.fixing == .write ? fixedCount : nil)
    let status = report.fails ? ExitStatus.problems : .success
    switch options.fixing {
    case .show:
      if changedCount > 0 {
        let findings = DiagnosticTally.counted(fixedCount, "problem")
        let files = DiagnosticTally.counted(changedCount, "file")
        Console.errors.write("`--fix` would fix \(findings) in \(files)\n")
      }
      if let rest = remainder.tallyText {
        Console.errors.write("left to fix by hand: \(rest) (shown without `--diff`)\n")
      }
      return hasFailed ? .usage : changedCount > 0 ? .problems : status
    case .leave, .write:
      // Standard output is taken by the fixed text of standard input.
      let isTaken = options.fixing == .write && selection.inputs.contains(.standardInput)
      let console = isTaken ? Console.errors : Console.output
      if !selection.inputs.isEmpty || options.format.isForPrograms {
        console.write(options.format.text(of: report, isColored: options.isColored(on: console)))
      }
      return hasFailed ? .usage : status
    }
  }
}
