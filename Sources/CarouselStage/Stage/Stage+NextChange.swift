import CarouselEngine

extension Stage {
  /// The number of events to look ahead before a page counts as one that stays.
  private static let maximumLookahead = 512

  /// What the page of the carousel at a path does next, without interference.
  ///
  /// It is found by letting a copy go on, so that it cannot differ from what the stage will do.
  ///
  /// - Parameters:
  ///   - path: The carousel.
  ///   - now: The present time, from which that of the change is counted on.
  package func nextChange(at path: StagePath, now: Duration) -> NextChange {
    var copy = self
    var time = now
    for _ in 0..<Self.maximumLookahead {
      guard copy.mayAdvance(at: path), let step = copy.timeUntilNextEvent else { return .never }
      time += step
      for event in copy.advance(by: step) where event.path == path {
        if let change = ChangeRecord(event.event, at: time) { return .change(change) }
      }
    }
    return .notUntil(time)
  }

  /// Whether the page of the carousel at a path may still change without interference: where that,
  /// or one around it, which may restart it, has a way to move.
  private func mayAdvance(at path: StagePath) -> Bool {
    (0...path.count).contains { depth in
      self[Array(path[..<depth])].map { $0.carousel.isMoving || $0.carousel.canAdvance } ?? false
    }
  }
}
