package import SourceDiagnostics
internal import YAMLTree

extension DiagnosticRule {
  /// What can be wrong with presets.
  static let presetRules: [DiagnosticRule] = [
    .unknownPreset, .extendsCycle, .unusedPreset,
  ]

  package static let unknownPreset = DiagnosticRule(
    .error, "unknown-preset", "A preset does not exist.", fix: .needsReview,
    """
    `extends` names a preset of this file or of an included one, and there is none with that \
    name.
    """,
    wrong: """
      presets:
        calm: { transition: 1s }
      extends: ⟪clam⟫
      slides: [one, two]
      """,
    corrected: "calm")

  package static let extendsCycle = DiagnosticRule(
    .error, "extends-cycle", "Presets extend each other in a cycle.",
    """
    Presets extend each other in a cycle, so none of them can be resolved. Remove one of the \
    links.
    """,
    wrong: """
      presets:
        calm: { extends: ⟪slow⟫ }
        slow: { extends: calm }
      extends: calm
      slides: [one, two]
      """,
    right: """
      presets:
        calm: { extends: slow }
        slow: { transition: 1s }
      extends: calm
      slides: [one, two]
      """)

  package static let unusedPreset = DiagnosticRule(
    .warning, "unused-preset", "A preset is never used.",
    "No carousel extends this preset. Remove it, or look for a carousel that should extend it.",
    wrong: """
      presets:
        ⟪calm⟫: { transition: 1s }
      slides: [one, two]
      """,
    right: """
      presets:
        calm: { transition: 1s }
      extends: calm
      slides: [one, two]
      """)
}

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
      .extendsCycle, "the presets extend each other in a cycle: \(chain)",
      help: "remove one of the links")
  }

  static func extendsTooDeep(limit: Int) -> Finding {
    Finding(
      .tooDeep, "presets extend each other more than \(limit) deep", help: "merge some presets")
  }

  static func unusedPreset(_ name: String) -> Finding {
    Finding(.unusedPreset, "no carousel extends the preset `\(name)`", help: "remove it")
  }
}
