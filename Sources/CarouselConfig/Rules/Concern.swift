package import SourceDiagnostics
internal import YAMLTree

/// What some rules are about: a chapter of `explain` and of the page about diagnostics.
package struct Concern: Sendable {
  /// The heading.
  package let title: String

  /// The rules, in the order in which they are shown.
  package let rules: [DiagnosticRule]

  /// All concerns with all rules that a config can break, each once.
  package static let all = [
    Concern(title: "Files and their bytes", rules: DiagnosticRule.fileRules),
    Concern(title: "Punctuation and spacing", rules: DiagnosticRule.syntaxRules),
    Concern(title: "Unsupported YAML", rules: DiagnosticRule.treeRules),
    Concern(title: "Keys and names", rules: DiagnosticRule.keyRules),
    Concern(
      title: "Values",
      rules:
        DiagnosticRule.shapeRules + DiagnosticRule.partRules + [.textCut]
        + DiagnosticRule.scalarRules),
    Concern(title: "Durations", rules: DiagnosticRule.timeRules),
    Concern(title: "Colours", rules: DiagnosticRule.colorRules + DiagnosticRule.lookRules),
    Concern(
      title: "Presets, palettes and other files",
      rules: DiagnosticRule.presetRules + DiagnosticRule.pathRules),
    Concern(title: "Motion", rules: DiagnosticRule.motionRules),
  ]
}

extension DiagnosticRule {
  /// All rules that a config can break, by concern.
  package static let all = Concern.all.flatMap(\.rules)

  private static let table = Dictionary(
    uniqueKeysWithValues: all.flatMap { rule in
      [rule.id, rule.formerID].compactMap(\.self).map { ($0, rule) }
    })

  /// The rule that has an id, or had it in an earlier version; nil when there is none.
  package static func named(_ id: String) -> DiagnosticRule? { table[id] }
}
