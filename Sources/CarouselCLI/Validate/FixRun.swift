import CarouselConfig
import SourceDiagnostics

/// What the fixes make of a config, round after round until nothing is left to do.
///
/// A fix may bring a mistake to light that was hidden, so that the file would have more errors than
/// before: then the last round that did not is the end. So a second run changes nothing. Some mistakes
/// are found only when those before them are gone, so a round that begins further behind than all
/// others is progress, however many there are.
struct FixRun {
  /// Why the file is not what all fixes would make of it.
  enum Obstacle: Hashable, Sendable {
    /// With all fixes the file would have more errors.
    case moreErrors(Int, before: Int)
    /// The fixes go on and on.
    case endless
  }

  /// The config as it is after the fixes.
  private(set) var config: LoadedConfig
  /// How many findings were fixed.
  private(set) var count = 0
  /// What kept fixes from being made; nil when nothing did.
  private(set) var obstacle: Obstacle?

  /// The text after the fixes.
  var bytes: [UInt8] { config.sources[.first].bytes }

  /// How many rounds may begin no further behind than others did.
  private static let maximumReturns = 100

  /// Fixes a config; `load` reads a text as the same config would be read.
  init(
    of config: LoadedConfig, allowingGuesses: Bool, load: ([UInt8]) -> LoadedConfig
  ) {
    self.config = config
    let allowed = Self.errorCount(of: config)
    var (latest, total) = (config, 0)
    // How much lies behind the first fix of a round, at least: it cannot shrink for ever.
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
