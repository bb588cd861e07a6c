internal import SourceDiagnostics

extension Finding {
  static func duration(_ text: String, _ fault: DurationText.Fault) -> Finding {
    let expected = "write a number and a unit, such as `3s`, `250ms` or `1m30s`"
    func finding(_ id: DiagnosticID, _ rest: String, _ repaired: String?) -> Finding {
      let finding = Finding(
        id, "\(quoted(text)) \(rest)", help: repaired.map { "write `\($0)`" } ?? expected)
      return repaired.map { finding.fixed(by: $0, .needsReview) } ?? finding
    }
    switch fault {
    case .noUnit: return withoutUnit(text)
    case .sign: return finding(.durationSign, "has a sign", unsigned(text))
    case .space(let repaired):
      return finding(.durationSpace, "has a space in it", repaired)
    case .words(let repaired):
      return finding(.durationWord, "is not how a duration is written here", repaired)
    case .unknownUnit(let unit):
      if (try? DurationText.parse(text.lowercased())) != nil {
        return finding(.badDuration, "has a unit in capital letters", text.lowercased())
      }
      return Finding(
        .badDuration, "\(quoted(unit)) is not a unit of time",
        help: "the units are `h`, `m`, `s` and `ms`")
    case .order:
      return Finding(
        .badDuration, "the units of \(quoted(text)) do not fall",
        help: "write each unit once, the longest first: `1m30s`")
    case .malformed: return finding(.badDuration, "is not a duration", nil)
    case .tooLong:
      return Finding(.durationRange, "\(quoted(text)) is too long", help: "write a shorter time")
    }
  }

  static func durationRange(_ text: String, range: String) -> Finding {
    Finding(.durationRange, "\(quoted(text)) is out of range", help: "write \(range)")
  }

  /// Nearly all numbers without a unit are milliseconds, as in other kits; small ones are seconds.
  private static func withoutUnit(_ text: String) -> Finding {
    let message = "\(quoted(text)) has no unit"
    if let number = Int(text), number >= 20 {
      let seconds = DurationText.text(of: .milliseconds(number))
      let help =
        seconds == "\(number)ms" ? "write `\(seconds)`" : "write `\(seconds)` (or `\(number)ms`)"
      return Finding(.durationWithoutUnit, message, help: help).fixed(by: seconds, .needsReview)
    }
    return Finding(.durationWithoutUnit, message, help: "write `\(text)s` or `\(text)ms`")
      .fixed(by: text + "s", .needsReview)
  }

  private static func unsigned(_ text: String) -> String? {
    let rest = String(text.dropFirst())
    return (try? DurationText.parse(rest)) == nil ? nil : rest
  }
}
