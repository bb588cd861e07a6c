import SourceDiagnostics
import TestSupport

/// Reports that nobody would write: any character in any place, and ranges that may be anywhere.
struct RandomReport {
  private var random: SeededGenerator

  /// Characters that some format has to escape, or that some screen would obey.
  private static let scalars: [Unicode.Scalar] = [
    "a", "é", "日", "😀", "\"", "'", "\\", "/", "<", ">", "&", "%", ":", ",", ";", "=", "\t", "\n",
    "\r", "\0", "\u{1}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9B}", "\u{AD}", "\u{301}", "\u{2028}",
    "\u{2029}", "\u{200B}", "\u{202E}", "\u{2066}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{D7FF}",
    "\u{E000}",
    "\u{10FFFF}", "`", "]", "}", " ", "-",
  ]

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func report() -> ValidationReport {
    var sources = SourceSet()
    let files = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      sources.add(SourceText(name: "n" + text(), text: text() + "\n" + text()))
    }
    let diagnostics = (0..<Int.random(in: 0...6, using: &random)).map { _ in
      diagnostic(in: sources, files)
    }
    return ValidationReport(
      of: sources, checked: files, diagnostics: diagnostics,
      limit: Bool.random(using: &random) ? nil : 2, isStrict: Bool.random(using: &random))
  }

  private mutating func diagnostic(in sources: SourceSet, _ files: [FileID]) -> Diagnostic {
    let secondary = (0..<Int.random(in: 0...2, using: &random)).map { _ in label(sources, files) }
    let edit = label(sources, files)
    return Diagnostic(
      DiagnosticRule.samples.randomElement(using: &random) ?? .syntax, text(),
      at: label(sources, files), also: secondary, path: optional(text()), help: optional(text()),
      fix: optional(
        Fix(
          [Fix.Edit(edit.file, edit.range, text())],
          safety: Bool.random(using: &random) ? .safe : .needsReview)))
  }

  private mutating func label(_ sources: SourceSet, _ files: [FileID]) -> Label {
    let file = files.randomElement(using: &random) ?? .first
    let length = sources[file].bytes.count
    let start = Int.random(in: 0...length, using: &random)
    return Label(
      file, SourceRange(start, Int.random(in: start...length, using: &random)), optional(text()))
  }

  private mutating func optional<Value>(_ value: Value) -> Value? {
    Bool.random(using: &random) ? value : nil
  }

  private mutating func text() -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...8, using: &random) {
      Self.scalars.randomElement(using: &random).map { text.unicodeScalars.append($0) }
    }
    return text
  }
}
