internal import CarouselTime
package import SourceDiagnostics

extension DiagnosticRule {
  /// What can be wrong with durations.
  static let timeRules: [DiagnosticRule] = [
    .durationWithoutUnit, .badDuration, .durationSign, .durationSpace, .durationWord,
    .durationRange, .sexagesimal,
  ]

  package static let durationWithoutUnit = DiagnosticRule(
    .error, "duration-without-unit", "A duration has no unit.", fix: .needsReview,
    """
    A bare number may mean seconds or milliseconds, so a duration always has a unit: `h`, `m`, `s` \
    or `ms`.
    """,
    wrong: """
      autoplay: ⟪3000⟫
      slides: [one, two]
      """,
    corrected: "3s")

  package static let badDuration = DiagnosticRule(
    .error, "bad-duration", "A value is not a duration.",
    """
    A duration is a number and a unit, such as `250ms` or `1.5s`, or several of them with the \
    longest first: `1m30s`.
    """,
    wrong: """
      autoplay: ⟪250mss⟫
      transition: none
      slides: [one, two]
      """,
    corrected: "250ms")

  package static let durationSign = DiagnosticRule(
    .error, "duration-sign", "A duration has a sign.", fix: .needsReview,
    "A duration is never negative, and a `+` is redundant.",
    wrong: """
      autoplay: ⟪+3s⟫
      slides: [one, two]
      """,
    corrected: "3s")

  package static let durationSpace = DiagnosticRule(
    .error, "duration-space", "A duration has a space between number and unit.", fix: .needsReview,
    "A duration is one word: there is no space between its number and its unit.",
    wrong: """
      autoplay: ⟪3 s⟫
      slides: [one, two]
      """,
    corrected: "3s")

  package static let durationWord = DiagnosticRule(
    .error, "duration-word", "A duration is written in words or in ISO 8601.", fix: .needsReview,
    "Units are written as `h`, `m`, `s` and `ms`, not in words or as in ISO 8601.",
    wrong: """
      autoplay: ⟪3 seconds⟫
      slides: [one, two]
      """,
    corrected: "3s")

  package static let durationRange = DiagnosticRule(
    .error, "duration-range", "A duration is out of range.",
    "The duration is longer or shorter than this key allows; the message names the limits.",
    wrong: """
      autoplay: ⟪10ms⟫
      slides: [one, two]
      """,
    corrected: "1s")

  package static let sexagesimal = DiagnosticRule(
    .error, "sexagesimal", "A value is written as minutes and seconds.", fix: .needsReview,
    """
    `1:30` was ninety in an old version of YAML and is a string in the current one. Write the \
    units.
    """,
    wrong: """
      autoplay: ⟪1:30⟫
      slides: [one, two]
      """,
    corrected: "1m30s")
}

extension Finding {
  /// The problem of a string in the place of a duration in `range`.
  static func duration(
    _ text: String, _ fault: DurationText.ParseError, in range: ClosedRange<Duration>
  ) -> Finding {
    let expected = "write a number and a unit, such as `3s`, `250ms` or `1m30s`"
    func finding(_ rule: DiagnosticRule, _ rest: String, _ repaired: String?) -> Finding {
      let finding = Finding(
        rule, "\(quoted(text)) \(rest)", help: repaired.map { "write `\($0)`" } ?? expected)
      return repaired.map { finding.fixed(by: $0, .needsReview) } ?? finding
    }
    switch fault {
    case .noUnit: return withoutUnit(text, in: range)
    case .sign: return finding(.durationSign, "has a sign", unsigned(text))
    case .space(let repaired):
      return repaired == nil
        ? finding(.badDuration, "is not a duration", nil)
        : finding(.durationSpace, "contains a space", repaired)
    case .words(let repaired):
      return finding(.durationWord, "is not in the supported form of a duration", repaired)
    case .unknownUnit(let unit):
      if (try? DurationText.parse(text.lowercased())) != nil {
        return finding(.badDuration, "has a unit in upper case", text.lowercased())
      }
      return Finding(
        .badDuration, "\(quoted(unit)) is not a unit of time",
        help: "the units are `h`, `m`, `s` and `ms`")
    case .order:
      return Finding(
        .badDuration, "the units of \(quoted(text)) must be in descending order",
        help: "write each unit once, the largest first: `1m30s`")
    case .malformed:
      if let rest = withoutSeparator(text), (try? DurationText.parse(rest)) != nil {
        return finding(.badDuration, "is followed by a `\(text.suffix(1))`", rest)
      }
      return finding(.badDuration, "is not a duration", nil)
    case .tooLong:
      return Finding(
        .durationRange, "\(quoted(text)) is too long", help: "write a shorter duration")
    }
  }

  static func durationRange(_ text: String, range: String) -> Finding {
    Finding(.durationRange, "\(quoted(text)) is out of range", help: "write \(range)")
  }

  /// Nearly all numbers without a unit are milliseconds, as in other kits; small ones are seconds.
  private static func withoutUnit(_ text: String, in range: ClosedRange<Duration>) -> Finding {
    let message = "\(quoted(text)) has no unit"
    let isLarge = Int(text).map { $0 >= 20 } ?? false
    let units = isLarge ? ["ms", "s"] : ["s", "ms"]
    let times = units.compactMap { try? DurationText.parse(text + $0) }.filter(range.contains)
    guard let time = times.first.map(DurationText.text) else {
      return Finding(
        .durationWithoutUnit, message, help: "write \(ValueForm.duration(range).text)")
    }
    let other = "\(text)ms"
    let isOther =
      isLarge
      ? times.first == .milliseconds(Int(text) ?? 0) && other != time
      : times.count > 1 && times[0] != times[1]
    let help =
      !isOther
      ? "write `\(time)`"
      : isLarge ? "write `\(time)` (or `\(other)`)" : "write `\(time)` or `\(other)`"
    return Finding(.durationWithoutUnit, message, help: help).fixed(by: time, .needsReview)
  }

  private static func unsigned(_ text: String) -> String? {
    let rest = String(text.dropFirst())
    return (try? DurationText.parse(rest)) == nil ? nil : rest
  }

  static func sexagesimal(_ text: String, expected: String) -> Finding {
    let finding = Finding(
      .sexagesimal, "\(quoted(text)) is neither a number nor a duration",
      help: "write \(expected)")
    let meaning = expected.filter { $0 != "`" }
    let isDuration = (try? DurationText.parse(meaning)) != nil
    return isDuration ? finding.fixed(by: meaning, .needsReview) : finding
  }
}
