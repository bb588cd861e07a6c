import CarouselEngine
import CarouselFacade

/// The loop as the subject of a replay.
///
/// The stand-in shows the first step of a move in the very frame in which its timer fires, so what
/// it shows at a frame is what the loop shows one frame later, if nothing is asked until then.
final class LoopFacadeSubject: LoopSubject {
  /// Somebody who holds a loop, as a view controller does.
  private final class Owner {
    var loop: ThreeViewLoop
    init(_ loop: ThreeViewLoop) { self.loop = loop }
  }

  private var owner: Owner?
  private weak var formerOwner: Owner?
  private let contentModeAsked: Int
  private var frame = 0
  private var now = Duration.zero
  private var startedTimers = 0
  private(set) var fired: Set<Int> = []
  let raised = false

  init(_ scenario: LoopScenario) {
    contentModeAsked = scenario.requestedContentMode
    let mode = ThreeViewLoop.ContentMode(rawValue: scenario.requestedContentMode)
    let loop: ThreeViewLoop =
      if let isVertical = scenario.isVertical {
        ThreeViewLoop(isVertical: isVertical, contentMode: mode ?? .scaleToFill)
      } else {
        ThreeViewLoop(contentMode: mode ?? .scaleToFill)
      }
    owner = Owner(loop)
  }

  private static func time(of frame: Int) -> Duration { .seconds(1) * frame / 60 }

  private var loop: ThreeViewLoop { owner?.loop ?? ThreeViewLoop() }

  /// What the stand-in shows now.
  private var shown: ThreeViewLoop {
    var ahead = loop
    ahead.advance(by: LoopFacadeSubject.time(of: frame + 1) - now)
    return ahead
  }

  var offset: Double { shown.viewportOffset }
  var contentMode: Int { loop.contentMode.rawValue }
  var isVertical: Bool { loop.isVertical }
  var isAliveAfterRemoval: Bool? { owner == nil ? formerOwner != nil : nil }

  var state: [JSON] {
    let shown = shown
    let pictures = Slot.allCases.map { JSON(shown.picture(in: $0)) }
    return [
      JSON(shown.viewportOffset), JSON(shown.pageIndex), .array(pictures), JSON(shown.pageIndex),
      JSON(loop.isTimerRunning ? 1 : 0), .bool(loop.isAnimating && shown.isAnimating),
    ]
  }

  func advance(to target: Int, measured: JSON?) {
    while frame < target {
      frame += 1
      fired = []
      advance(until: LoopFacadeSubject.time(of: frame))
    }
  }

  private func advance(until time: Duration) {
    guard time > now, let events = owner?.loop.advance(by: time - now) else { return }
    now = time
    for case .motionBegan in events { fired.insert(startedTimers) }
  }

  func create(_ images: Int) { setImages(images) }

  func setImages(_ images: Int?) {
    startedTimers += 1
    owner?.loop.setImages(count: images ?? 0)
  }

  func layOut() { owner?.loop.layOut() }

  func beginDrag() {
    let position = offset
    if loop.isAnimating, !shown.isAnimating {
      // A move that ends with this frame has ended for whoever looks: the page is at rest.
      owner?.loop.beginDragging()
      owner?.loop.scroll(to: 2)
      owner?.loop.endDragging(willDecelerate: false)
    }
    owner?.loop.beginDragging()
    owner?.loop.scroll(to: position)
  }

  func drag(to position: Double) { owner?.loop.scroll(to: position) }

  func endDrag(willDecelerate: Bool) {
    startedTimers += 1
    owner?.loop.endDragging(willDecelerate: willDecelerate)
  }

  func decelerate(to position: Double) { owner?.loop.scroll(to: position) }
  func endDecelerating() { owner?.loop.endDecelerating() }

  func remove() {
    formerOwner = owner
    owner?.loop.remove()
    owner = nil
  }
}
