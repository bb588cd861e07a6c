internal import SourceDiagnostics

/// What is said about a problem, whatever its place.
///
/// The messages are in extensions, beside the rules of their concern.
struct Finding {
  /// What to write in the place of what is underlined.
  struct Replacement {
    let text: String
    let safety: Fix.Safety
  }

  let rule: DiagnosticRule
  let message: String
  var help: String?
  var replacement: Replacement?

  init(_ rule: DiagnosticRule, _ message: String, help: String? = nil) {
    self.rule = rule
    self.message = message
    self.help = help
  }

  /// The same finding, with the fix to write `text`.
  func fixed(by text: String, _ safety: Fix.Safety = .safe) -> Finding {
    var finding = self
    finding.replacement = Replacement(text: text, safety: safety)
    return finding
  }
}

/// A string in back quotes, shortened to one line that fits a message.
func quoted(_ text: some StringProtocol) -> String {
  let line = text.prefix { !$0.isNewline }
  let short = line.unicodeScalars.prefix(40)
  let isWhole = short.count == text.unicodeScalars.count
  return "`" + String(String.UnicodeScalarView(short)) + (isWhole ? "`" : "…`")
}

/// A value without the sign that ends it in other languages; nil when there is none.
func withoutSeparator(_ text: String) -> String? {
  guard text.count > 1, let last = text.last, last == "," || last == ";" else { return nil }
  return String(text.dropLast())
}

/// `` `a`, `b` or `c` ``.
func alternatives(_ names: some Collection<String>) -> String {
  WordList.alternatives(names.map { "`\($0)`" })
}
