import CarouselColor
import CarouselConfig
import CarouselDeck
import CarouselFiles
import CarouselPlayer
import Glibc
import SourceDiagnostics
import TerminalCells
import TerminalIO

/// Loads a config for a command, and prints its problems.
enum ConfigReading {
  /// The show of a config whose problems go to standard error; nil when they keep it from playing.
  static func show(at path: String, _ arguments: Arguments) throws(UsageError) -> Show? {
    try config(at: path, arguments).show
  }

  /// A config whose problems go to standard error.
  ///
  /// - Parameter ground: The background that `theme: auto` suits.
  static func config(
    at path: String, _ arguments: Arguments, ground: TerminalGround = .dark
  ) throws(UsageError) -> LoadedConfig {
    var request = try request(for: path, root: try arguments.root())
    request.ground = ground
    let config = ConfigLoader.load(request)
    if config.show == nil || !config.diagnostics.isEmpty {
      Console.errors.write(report(config, color: useColor()))
    }
    return config
  }

  /// The show of a config that is reloaded while it plays, or its first error.
  static func showAgain(
    at path: String, root: String?, ground: TerminalGround
  ) -> ReloadResult {
    do throws(UsageError) {
      var request = try request(for: path, root: root)
      request.ground = ground
      let config = ConfigLoader.load(request)
      return config.show.map { .show($0) } ?? .failed(firstError(of: config))
    } catch {
      return .failed(ReloadFailure(message: error.message))
    }
  }

  /// Where the first error is, what it is and what to do, and how many more there are.
  private static func firstError(of config: LoadedConfig) -> ReloadFailure {
    let report = config.report
    guard let error = report.diagnostics.first(where: { $0.severity == .error }) else {
      return ReloadFailure(message: "nothing to play")
    }
    let source = config.sources[error.primary.file]
    let place = "\(source.name):\(source.location(of: error.primary.range.start))"
    let more = report.errorCount - 1
    return ReloadFailure(
      place: place, message: error.message + (more > 0 ? " (and \(more) more)" : ""),
      advice: error.help ?? "")
  }

  /// What to read for a path: a file, or standard input for `-`.
  static func request(for path: String, root: String?) throws(UsageError) -> ConfigRequest {
    guard path != "-" else {
      let text = try Console.readInput(limit: ConfigLoader.sizeLimit)
      return ConfigRequest(.text(text, name: "stdin", folder: "."), root: root)
    }
    try check(path)
    guard FileAccess.kind(of: path) == .pipe else { return ConfigRequest(.file(path), root: root) }
    let text = try ConfigPath.bytes(of: path, limit: ConfigLoader.sizeLimit)
    return ConfigRequest(.text(text, name: path, folder: "."), root: root)
  }

  /// Rejects a missing path and a folder.
  static func check(_ path: String) throws(UsageError) {
    switch FileAccess.kind(of: path) {
    case .missing: throw ConfigPath.missing(path)
    case .folder: throw ConfigPath.folder(path)
    case .regular, .pipe, .socket, .device, .link: return
    }
  }

  /// The report of a config as a person reads it.
  static func report(_ config: LoadedConfig, color: Bool) -> String {
    printer(config, color: color).text(for: config.report)
  }

  static func printer(_ config: LoadedConfig, color: Bool) -> DiagnosticPrinter {
    DiagnosticPrinter(
      sources: config.sources, style: color ? .ansi : .plain, characterWidth: displayWidth(of:))
  }

  /// Whether a report may be coloured: on a terminal, unless `NO_COLOR` or `TERM` forbid it.
  static func useColor(on descriptor: Int32 = STDERR_FILENO) -> Bool {
    guard isTerminal(descriptor) else { return false }
    return TerminalCapabilities(environment: processEnvironment()).colorDepth != .none
  }
}
