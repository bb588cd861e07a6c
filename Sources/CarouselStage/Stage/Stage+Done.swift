internal import CarouselEngine

/// When a parent that waits for a nested carousel may continue.
///
/// That is a state of the child and no event, so that it cannot be missed: whatever restarts the
/// hold of the parent finds it as it is by then.
extension Stage {
  /// The time until this need not be shown any longer, or nil while that is unknown.
  ///
  /// A lap ends where it began, with every page seen for its whole hold. One that cannot advance by
  /// itself, because it has reached its last page, was stopped or has a single page, is to show the
  /// page at which it rests for the hold of that page.
  ///
  /// - Parameter hold: How long a page is shown that has no hold with a length.
  private func timeUntilDone(orElse hold: Duration) -> Duration? {
    if carousel.lapsCompleted > 0 { return .zero }
    guard carousel.isResting, !carousel.canAdvance else { return nil }
    guard let page = carousel.currentPage,
      case .time(let own)? = carousel.options.autoplay?.hold(of: page)
    else { return max(.zero, hold - shown) }
    return max(.zero, own - shown)
  }

  /// The time until the child of a page is done that this waits for; nil if it does
  /// not wait, or does not know.
  func timeUntilDone(at page: Int) -> Duration? {
    guard let child = children[page], let autoplay = carousel.options.autoplay,
      autoplay.hold(of: page) == .untilDone
    else { return nil }
    return child.timeUntilDone(orElse: autoplay.hold)
  }

  /// Ends the hold of a page that waits for its child when the child will be done.
  mutating func followChild() {
    guard !children.isEmpty, let page = carousel.currentPage, carousel.settledPage == page,
      !carousel.isMoving, !finished.contains(page), let hold = carousel.holdReport,
      hold.term.page == page
    else { return }
    if hold.term.length != .content { awaited = nil }
    // A hold that an intent has ended is not taken back.
    guard hold.state == .untilDone || awaited == page else { return }
    let left = timeUntilDone(at: page)
    awaited = left == nil ? nil : page
    carousel.expectContent(doneAfter: left)
  }

  /// Notes that a child which has been left is done, so that it restarts when it is shown again.
  mutating func noteEnd(of page: Int) {
    guard page != carousel.settledPage, timeUntilDone(at: page) == .zero else { return }
    finished.insert(page)
  }

  /// Counts the time for which the page is shown while nothing makes it wait.
  mutating func noteRest(of time: Duration) {
    if carousel.isResting, !carousel.isPausedByOthers { shown += time }
  }
}
