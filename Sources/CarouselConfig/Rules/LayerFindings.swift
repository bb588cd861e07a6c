internal import SourceDiagnostics

extension Finding {
  static func unknownPreset(_ name: String, suggestion: Suggestion?, known: [String]) -> Finding {
    let help =
      if let suggestion {
        "did you mean `\(suggestion.name)`?"
      } else if known.isEmpty {
        "there are no `presets` in this config"
      } else {
        "the presets are " + known.prefix(20).map { "`\($0)`" }.joined(separator: ", ")
      }
    let finding = Finding(.unknownPreset, "there is no preset \(quoted(name))", help: help)
    return suggestion.map { finding.fixed(by: $0.name, .needsReview) } ?? finding
  }

  static func extendsCycle(_ names: [String]) -> Finding {
    let chain = (names + names.prefix(1)).map { "`\($0)`" }.joined(separator: " → ")
    return Finding(
      .extendsCycle, "the presets extend each other in a circle: \(chain)",
      help: "remove one of the links")
  }

  static func extendsTooDeep(limit: Int) -> Finding {
    Finding(.tooDeep, "presets extend each other more than \(limit) deep", help: "merge some")
  }

  static func unusedPreset(_ name: String) -> Finding {
    Finding(.unusedPreset, "no carousel extends the preset `\(name)`", help: "remove it")
  }

  static func unusedPalette(_ name: String) -> Finding {
    Finding(.unusedPalette, "nothing uses the colour `$\(name)`", help: "remove it")
  }
}
