internal import CarouselTime
internal import SourceDiagnostics

extension Finding {
  /// What is wrong with a text in the place of a duration in `range`.
  static func duration(
    _ text: String, _ fault: DurationText.Fault, in range: ClosedRange<Duration>
  ) -> Finding {
    let expected = "write a number and a unit, such as `3s`, `250ms` or `1m30s`"
    func finding(_ id: DiagnosticID, _ rest: String, _ repaired: String?) -> Finding {
      let finding = Finding(
        id, "\(quoted(text)) \(rest)", help: repaired.map { "write `\($0)`" } ?? expected)
      return repaired.map { finding.fixed(by: $0, .needsReview) } ?? finding
    }
    switch fault {
    case .noUnit: return withoutUnit(text, in: range)
    case .sign: return finding(.durationSign, "has a sign", unsigned(text))
    case .space(let repaired):
      return repaired == nil
        ? finding(.badDuration, "is not a duration", nil)
        : finding(.durationSpace, "has a space in it", repaired)
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
    case .malformed:
      if let rest = withoutSeparator(text), (try? DurationText.parse(rest)) != nil {
        return finding(.badDuration, "has a `\(text.suffix(1))` behind it", rest)
      }
      return finding(.badDuration, "is not a duration", nil)
    case .tooLong:
      return Finding(.durationRange, "\(quoted(text)) is too long", help: "write a shorter time")
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
}
