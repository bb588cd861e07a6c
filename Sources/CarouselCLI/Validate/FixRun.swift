import CarouselConfig
import SourceDiagnostics

/// Applies the fixes of a config, round after round until nothing is left to do.
///
/// A fix may reveal hidden errors, so that the file would have more errors than
/// before: then the result is that of the last round that did not. So a second run changes nothing.
/// Some errors are found only when those before them are gone, so a round that begins further on
/// than all others is progress, however many there are.
struct FixRun {
  /// Why not all fixes were applied.
  enum Obstacle: Hashable, Sendable {
    /// With all fixes the file would have more errors.
    case moreErrors(Int, before: Int)
    /// The fixes never end.
    case endless
  }

  /// The config as it is after the fixes.
  private(set) var config: LoadedConfig
  /// The number of problems fixed.
  private(set) var count = 0
  /// What kept fixes from being made; nil when nothing did.
  private(set) var obstacle: Obstacle?

  /// The text after the fixes.
  var bytes: [UInt8] { config.sources[.first].bytes }

  /// The maximum number of rounds that begin no further on than earlier ones.
  private static let maximumReturns = 100

  /// Fixes a config; `load` loads bytes in its place.
  init(
    of config: LoadedConfig, allowingGuesses: Bool, load: ([UInt8]) -> LoadedConfig
  ) {
    self.config = config
    let allowed = Self.errorCount(of: config)
    var (latest, total) = (config, 0)
    // The shortest rest after the first fix of a round so far: it cannot shrink for ever.
    var (rest, returns) = (Int.max, 0)
    while returns <= Self.maximumReturns {
      let text = latest.sources[.first].bytes
      let pass = FixPass(
        of: latest.diagnostics, in: .first, of: text, allowingGuesses: allowingGuesses)
      guard let start = pass.start, pass.bytes != text else { return }
      if text.count - start < rest { rest = text.count - start } else { returns += 1 }
      (latest, total) = (load(pass.bytes), total + pass.count)
      let errors = Self.errorCount(of: latest)
      if errors <= allowed {
        (self.config, count, obstacle) = (latest, total, nil)
      } else {
        obstacle = .moreErrors(errors, before: allowed)
      }
    }
    (self.config, count, obstacle) = (config, 0, .endless)
  }

  private static func errorCount(of config: LoadedConfig) -> Int {
    config.diagnostics.count { $0.severity == .error } + config.omitted.errors
  }
}
