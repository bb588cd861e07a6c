import CarouselConfig
import Glibc
import SourceDiagnostics
import TerminalCells

/// `validate`: every mistake of every config, where it is and how to mend it.
enum Validate {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let color = try arguments.choice(
      "color", among: [("auto", Bool?.none), ("always", true), ("never", false)])
    let usesColor = (color ?? nil) ?? ConfigReading.useColor(on: STDOUT_FILENO)
    let paths = try files(arguments.positional.isEmpty ? ["."] : arguments.positional)
    var tally = DiagnosticTally()
    let standardInput = arguments["stdin-filename"] ?? "stdin"
    let root = try arguments.root()
    for path in paths {
      let config = try ConfigReading.load(
        path, root: root, standardInput: standardInput, allowsShared: true)
      tally.add(DiagnosticTally(config.report))
      let printer = ConfigReading.printer(config, color: usesColor)
      let text = config.diagnostics.map { printer.text(for: $0) + "\n" }.joined()
      guard Console.output.write(text) else { break }
    }
    let isClean = tally == DiagnosticTally()
    let name = paths == ["-"] ? standardInput : paths[0]
    let what = paths.count == 1 ? visibleText(name) : "\(paths.count) configs"
    Console.output.write(isClean ? "\(what): no mistakes\n" : tally.text + "\n")
    return tally.errors > 0 || (arguments.has("strict") && !isClean) ? .mistakes : .success
  }

  /// The files that the arguments name, folders opened.
  private static func files(_ paths: [String]) throws(UsageError) -> [String] {
    let missing = paths.filter { $0 != "-" && ConfigPath.kind(of: $0) == .missing }
    if missing.count == 1 { throw ConfigPath.missing(missing[0]) }
    guard missing.isEmpty else {
      throw UsageError(
        message: "no files " + missing.map { "`\($0)`" }.joined(separator: ", "))
    }
    var files: [String] = []
    for path in paths {
      guard path != "-", ConfigPath.kind(of: path) == .folder else {
        files.append(path)
        continue
      }
      let configs = ConfigPath.configs(in: path)
      guard !configs.isEmpty else {
        throw UsageError(
          message: "no .yaml or .yml file in `\(path)`", hint: "name a file or another folder")
      }
      files += configs
    }
    return files
  }
}
