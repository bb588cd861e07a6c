internal import CarouselEngine

extension Timeline {
  /// The number of events to look ahead before a page counts as one that stays.
  private static let maximumLookahead = 512

  /// What the page of the carousel at a path does next, without further input.
  ///
  /// It is found by stepping a copy, so that it cannot differ from what the stage will do.
  package func nextChange(at path: StagePath) -> NextChange {
    var copy = self
    for _ in 0..<Self.maximumLookahead {
      guard copy.stage.mayAdvance(at: path), let next = copy.nextEvent else { return .never }
      for event in copy.step(to: next) where event.path == path {
        if let change = ChangeRecord(event.event, at: copy.now) { return .change(change) }
      }
    }
    return .notUntil(copy.now)
  }
}

extension Stage {
  /// Whether the page of the carousel at a path may still change without further input: if it,
  /// or an outer one, which may restart it, can move.
  fileprivate func mayAdvance(at path: StagePath) -> Bool {
    (0...path.count).contains { depth in
      self[Array(path[..<depth])].map { $0.carousel.isMoving || $0.carousel.canAdvance } ?? false
    }
  }
}
