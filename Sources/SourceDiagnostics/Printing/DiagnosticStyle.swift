/// How the parts of a printed diagnostic are set off from each other.
///
/// Style only decorates: the layout is the same with and without colour.
public enum DiagnosticStyle: Hashable, Sendable {
  /// No decoration.
  case plain
  /// Colours by ANSI escape sequences.
  case ansi

  func decorated(_ run: StyledRun) -> String {
    guard self == .ansi, let code = Self.code(for: run.part) else { return run.text }
    return "\u{1B}[\(code)m\(run.text)\u{1B}[0m"
  }

  private static func code(for part: StyledRun.Part) -> String? {
    switch part {
    case .severity(.error): "1;31"
    case .severity(.warning): "1;33"
    case .message: "1"
    case .frame, .secondary: "34"
    case .note: "36"
    case .source: nil
    }
  }
}

/// A stretch of printed text that is one part of a diagnostic.
struct StyledRun: Hashable {
  enum Part: Hashable {
    case severity(Severity)
    case message
    case frame
    case source
    case secondary
    case note
  }

  let part: Part
  let text: String

  init(_ part: Part, _ text: String) {
    self.part = part
    self.text = text
  }
}
