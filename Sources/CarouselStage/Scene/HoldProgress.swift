internal import CarouselDeck
internal import CarouselEngine

/// How much of the hold of a page has passed.
public struct HoldProgress: Hashable, Sendable {
  /// How long the page has been held; at most the length.
  public var passed: Duration
  /// How long it is held in all; above zero.
  public var length: Duration
  /// Whether time passes: false while something makes the carousel wait.
  public var isRunning: Bool

  /// The progress of a hold.
  public init(passed: Duration, length: Duration, isRunning: Bool) {
    self.passed = passed
    self.length = length
    self.isRunning = isRunning
  }
}

extension Stage {
  /// The hold of the current page for an indicator that shows it; nil where none has a length.
  func holdProgress(for indicator: Indicator) -> HoldProgress? {
    guard indicator.style == .segments, indicator.followsHold, carousel.isAutoplaying else {
      return nil
    }
    guard let report = carousel.holdReport, report.length > .zero,
      report.term.page == carousel.currentPage
    else {
      // The page has come into the middle, and its hold begins when it rests there.
      let isArriving = carousel.isMoving && carousel.currentPage != carousel.settledPage
      return isArriving
        ? HoldProgress(passed: .zero, length: .seconds(1), isRunning: false) : nil
    }
    guard let left = carousel.holdLeft else { return nil }
    let passed = min(max(.zero, report.length - left), report.length)
    switch report.state {
    case .counting:
      return HoldProgress(passed: passed, length: report.length, isRunning: true)
    case .kept: return HoldProgress(passed: passed, length: report.length, isRunning: false)
    case .due, .manual, .untilDone: return nil
    }
  }
}
