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
    var errors = 0
    var warnings = 0
    for path in paths {
      let config = try ConfigReading.load(
        path, standardInput: arguments["stdin-filename"] ?? "stdin")
      errors += config.report.errorCount
      warnings += config.report.warningCount
      guard !config.diagnostics.isEmpty else { continue }
      guard Console.output.write(ConfigReading.report(config, color: usesColor) + "\n") else {
        break
      }
    }
    if errors + warnings == 0 {
      let what = paths.count == 1 ? paths[0] : "\(paths.count) configs"
      Console.output.write("\(what): no mistakes\n")
    }
    return errors > 0 || (arguments.has("strict") && warnings > 0) ? .mistakes : .success
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
