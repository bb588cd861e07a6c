internal import CarouselTime
internal import SourceDiagnostics

extension Finding {
  static func lowContrast(_ ratio: Double, least: Double, best: String) -> Finding {
    Finding(
      .lowContrast, "text and background are hard to tell apart: \(tenths(ratio)):1",
      help: "text needs \(tenths(least)):1; `\(best)` would stand out most")
  }

  static func flashing() -> Finding {
    Finding(
      .flashing, "pages of different brightness change more than 3 times a second",
      help: "let each page stay for `334ms` or longer, or give them similar backgrounds")
  }

  static func childLongerThanHold(_ lap: Duration, hold: Duration) -> Finding {
    let (lap, hold) = (DurationText.text(of: lap), DurationText.text(of: hold))
    return Finding(
      .childLongerThanHold, "after \(hold) the carousel in this slide has not shown all its pages",
      help: "write `until_done`, or `\(lap)`"
    ).fixed(by: "until_done", .needsReview)
  }

  static func indicatorCrowded(dots: Int, cells: Int, of axis: String) -> Finding {
    Finding(
      .indicatorCrowded, "\(dots) dots do not fit in \(cells) \(axis)",
      help: "write `style: fraction` or a smaller `max_dots`")
  }

  static func noWayToPause() -> Finding {
    Finding(
      .noWayToPause, "nobody can pause this autoplay: keys, drag and wheel are all off",
      help: "leave one of them on, so that whoever reads slowly can stop it")
  }

  static func deprecated(_ key: String, _ deprecation: Deprecation) -> Finding {
    guard let successor = deprecation.successor else {
      return Finding(.deprecated, "`\(key)` does nothing any more", help: "remove it")
    }
    return Finding(
      .deprecated, "`\(key)` is the old name of `\(successor)`", help: "write `\(successor)`"
    ).fixed(by: successor)
  }

  /// A number with one digit behind the point, rounded down.
  private static func tenths(_ number: Double) -> String {
    let tenths = Int(number * 10)
    return "\(tenths / 10).\(tenths % 10)"
  }
}
