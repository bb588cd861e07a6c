public import CarouselEngine

/// Where a carousel is in a stage: the pages that lead down to it.
///
/// The root's path is empty.
public typealias StagePath = [Int]

/// Something that happened, and to which carousel.
public struct StageEvent: Hashable, Sendable {
  /// The carousel.
  public var path: StagePath
  /// What happened to it.
  public var event: Event

  /// Makes an event of the carousel at `path`.
  public init(path: StagePath, event: Event) {
    self.path = path
    self.event = event
  }
}
