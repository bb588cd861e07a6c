public import CarouselEngine

/// Reads events and notes where they break the grammar.
public struct GrammarChecker {
  /// Whether every rest must be a page.
  public var restsOnPages: Bool
  /// What was broken, in order.
  public private(set) var faults: [String] = []
  private var isMoving = false
  private var direction = Direction.still
  private var lastOffset = 0.0

  /// Makes a checker that has read nothing.
  public init(restsOnPages: Bool = true) {
    self.restsOnPages = restsOnPages
  }

  /// Reads the events that come next.
  public mutating func read(_ events: [Event]) {
    for event in events { read(event) }
  }

  private mutating func read(_ event: Event) {
    switch event {
    case .motionBegan:
      check(!isMoving, "a motion begins inside another")
      isMoving = true
    case .motionEnded:
      check(isMoving, "an end without a beginning")
      check(direction == .still, "a motion ends while going \(direction)")
      isMoving = false
    case .scrolled(let offset):
      check(isMoving, "an offset outside a motion")
      lastOffset = offset
    case .directionChanged(let new):
      check(new != direction, "a direction told twice")
      direction = new
    case .settled:
      check(!isMoving, "a rest inside a motion")
      check(!restsOnPages || lastOffset == lastOffset.rounded(), "a rest at offset \(lastOffset)")
    case .pageChanged(_, _, _, let reason):
      check(isMoving || reason == .reload, "a page change outside a motion")
    case .started, .slotLoaded, .selected, .reachedEnd, .autoplayPaused, .autoplayResumed,
      .autoplayStopped, .missed, .dataShifted, .lapCompleted:
      break
    }
  }

  private mutating func check(_ condition: Bool, _ fault: String) {
    if !condition { faults.append(fault) }
  }
}
