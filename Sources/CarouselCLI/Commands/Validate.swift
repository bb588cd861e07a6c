import CarouselConfig
import Glibc
import SourceDiagnostics

/// `validate`: every mistake of every config, where it is and how to mend it.
enum Validate {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let color = try arguments.choice(
      "color", among: [("auto", Bool?.none), ("always", true), ("never", false)])
    let usesColor = (color ?? nil) ?? ConfigReading.useColor(on: STDOUT_FILENO)
    let paths = try files(arguments.positional.isEmpty ? ["."] : arguments.positional)
    var tally = DiagnosticTally()
    for path in paths {
      let config = try ConfigReading.load(
        path, standardInput: arguments["stdin-filename"] ?? "stdin")
      tally.add(DiagnosticTally(config.report))
      let printer = ConfigReading.printer(config, color: usesColor)
      let text = config.diagnostics.map { printer.text(for: $0) + "\n" }.joined()
      guard Console.output.write(text) else { break }
    }
    let isClean = tally == DiagnosticTally()
    let what = paths.count == 1 ? paths[0] : "\(paths.count) configs"
    Console.output.write(isClean ? "\(what): no mistakes\n" : tally.text + "\n")
    return tally.errors > 0 || (arguments.has("strict") && !isClean) ? .mistakes : .success
  }

  /// The files that the arguments name, folders opened.
  private static func files(_ paths: [String]) throws(UsageError) -> [String] {
    var files: [String] = []
    for path in paths {
      guard path != "-" else {
        files.append(path)
        continue
      }
      switch ConfigPath.kind(of: path) {
      case .missing: throw ConfigPath.missing(path)
      case .file: files.append(path)
      case .folder:
        let configs = ConfigPath.configs(in: path)
        guard !configs.isEmpty else {
          throw UsageError(
            message: "no .yaml or .yml file in `\(path)`", hint: "name a file or another folder")
        }
        files += configs
      }
    }
    return files
  }
}
