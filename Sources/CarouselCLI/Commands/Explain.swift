import CarouselConfig
import SourceDiagnostics
import TerminalCells

/// `explain`: the meaning of a key, or of the id of a diagnostic.
enum Explain {
  static let command = CommandSyntax(
    name: "explain", summary: "explain a key of the config or a diagnostic",
    arguments: "[KEY|ID]", argumentCount: 0...1, options: [],
    operand: .words { KeyExplanation.paths + DiagnosticRule.all.map(\.id) },
    notes: [
      "KEY is a path such as autoplay.every, or its last component; ID names a diagnostic. Without an"
        + " argument, all ids are listed by topic."
    ],
    examples: [
      ("carousel-play explain easing", "show its values, its default and an example"),
      ("carousel-play explain unknown-key", "explain the diagnostic, with an example"),
    ],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    guard let topic = arguments.positional.first else {
      Console.output.write(index)
      return .success
    }
    guard let text = explain(id: topic) ?? KeyExplanation.text(of: topic) else {
      let ids = DiagnosticRule.all.map(\.id)
      let nearest =
        Suggestion(for: topic.lowercased(), among: ids)?.name ?? KeyExplanation.nearest(to: topic)
      throw UsageError(
        message: "`\(topic)` is neither an id nor a key",
        hint: nearest.map { "did you mean `\($0)`?" }
          ?? "`\(CommandTable.program) explain` lists all ids")
    }
    Console.output.write(text)
    return .success
  }

  /// The explanation of an id; nil for another word.
  static func explain(id topic: String) -> String? {
    guard let rule = DiagnosticRule.named(topic) else { return nil }
    var sections = [
      "\(rule.severity.rawValue)[\(rule.id)]: \(rule.summary)",
      HelpText.wrapped(rule.explanation).joined(separator: "\n"),
    ]
    if topic != rule.id { sections.append("`\(topic)` was renamed to `\(rule.id)`.") }
    let file = rule.file
    if let wrong = rule.wrong {
      sections.append("wrong:\n" + example(wrong, file.map { ($0.name, $0.wrong) }))
    }
    if let right = rule.right {
      sections.append("right:\n" + example(right, file.map { ($0.name, $0.right) }))
    }
    if let fix = rule.fix { sections.append(note(on: fix)) }
    return sections.joined(separator: "\n\n") + "\n"
  }

  /// All ids by topic.
  private static var index: String {
    let width = DiagnosticRule.all.map(\.id.count).max() ?? 0
    let sections = Concern.all.map { concern in
      let rows = concern.rules.map { rule in
        let blank = String(repeating: " ", count: width - rule.id.count + 2)
        return "  \(rule.id)\(blank)\(rule.summary)"
      }
      return ([concern.title + ":"] + rows).joined(separator: "\n")
    }
    return sections.joined(separator: "\n\n")
      + "\n\n`\(CommandTable.program) explain ID` explains a diagnostic.\n"
  }

  private static func example(
    _ config: DiagnosticRule.Example, _ file: (name: String, text: DiagnosticRule.Example)?
  ) -> String {
    let text = indented(config.visibleText)
    guard let file else { return text }
    return text + "\n  with \(file.name):\n" + indented(file.text.visibleText)
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n").map { "    " + $0 }.joined(separator: "\n")
  }

  private static func note(on fix: Fix.Safety) -> String {
    switch fix {
    case .safe: "`validate --fix` fixes it where the intended meaning is plain."
    case .needsReview: "`validate --diff` proposes a change to review."
    }
  }
}
