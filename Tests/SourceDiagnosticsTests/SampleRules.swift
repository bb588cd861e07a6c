import SourceDiagnostics

/// Rules to make diagnostics with; which ones there are is no business of this module.
extension DiagnosticRule {
  static let samples: [DiagnosticRule] = [
    .anchorUnused, .badHex, .controlCharacter, .duplicateKey, .durationWithoutUnit, .extendsCycle,
    .neverMoves, .noValue, .notABoolean, .syntax, .unknownKey,
  ]

  static let anchorUnused = warning("anchor-unused")
  static let badHex = error("bad-hex")
  static let controlCharacter = error("control-character")
  static let duplicateKey = error("duplicate-key")
  static let durationWithoutUnit = error("duration-without-unit")
  static let extendsCycle = error("extends-cycle")
  static let neverMoves = warning("never-moves", "Autoplay has nothing to play.")
  static let noValue = error("no-value")
  static let notABoolean = error("not-a-boolean")
  static let syntax = error("syntax", "The text is not YAML.")
  static let unknownKey = error("unknown-key")

  private static func error(_ id: String, _ summary: String = "Something is wrong.")
    -> DiagnosticRule
  {
    DiagnosticRule(.error, id, summary, "")
  }

  private static func warning(_ id: String, _ summary: String = "Something is wrong.")
    -> DiagnosticRule
  {
    DiagnosticRule(.warning, id, summary, "")
  }
}
