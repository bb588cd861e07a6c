/// A naive model of SNInfiniteScrollView, frame by frame, that knows nothing of the engine.
///
/// With all bugs on it must reproduce the traces, with none the loop must agree with it.
final class LoopModel: LoopSubject {
  private struct Timer {
    let serial: Int
    var due: Int
  }

  private struct Animation {
    let from: Double
    let to: Double
    var frame = 0
    /// Whether it goes on in points of another size, which no page can tell.
    var isResized = false
  }

  private let bugs: Set<LoopBug>
  private let requestedContentMode: Int
  private let direction: Bool?
  private var frame = 0
  private var count = 0
  private var hasImages = false
  private var isLaidOut = false
  private(set) var offset = 0.0
  private var page = 0
  private var tags = [0, 0, 0]
  private var dot = 0
  private var dots = 0
  private var timers: [Timer] = []
  private var startedTimers = 0
  private var animation: Animation?
  private var isDragging = false
  private(set) var fired: Set<Int> = []
  private(set) var raised = false
  private(set) var isAliveAfterRemoval: Bool?

  /// The frames of one move, and between two of them.
  private static let move = 18
  private static let interval = 60

  init(_ scenario: LoopScenario, bugs: Set<LoopBug>) {
    self.bugs = bugs
    requestedContentMode = scenario.requestedContentMode
    direction = scenario.isVertical
  }

  private func has(_ bug: LoopBug) -> Bool { bugs.contains(bug) }

  /// Whether anything can move.
  private var moves: Bool {
    if !has(.s4), count == 1 { return false }
    return has(.s3) || count > 0
  }

  var contentMode: Int { has(.s7) ? 0 : requestedContentMode }
  var isVertical: Bool { direction ?? has(.s8) }

  var state: [JSON] {
    let shown = hasImages ? tags.map { JSON($0) } : [.null, .null, .null]
    return [
      JSON(offset), JSON(page), .array(shown), JSON(dot), JSON(timers.count),
      .bool(animation != nil),
    ]
  }

  // MARK: Scrolling

  private func scroll(to new: Double) {
    guard new != offset else { return }
    offset = new
    if abs(new - new.rounded()) < 1.0 / 320, (0...2).contains(Int(new.rounded())) {
      page = tags[Int(new.rounded())]
    }
    showDot()
  }

  private func showDot() { dot = min(max(0, page), max(0, dots - 1)) }

  private func updateContent() {
    tags = [page - 1 < 0 ? count - 1 : page - 1, page, page + 1 >= count ? 0 : page + 1]
    if isLaidOut { scroll(to: 1) }
  }

  private func startTimer() {
    startedTimers += 1
    if !has(.s1) { timers = [] }
    guard moves else { return }
    timers.append(Timer(serial: startedTimers, due: frame + LoopModel.interval))
  }

  func advance(to target: Int, measured: JSON?) {
    while frame < target {
      frame += 1
      fired = []
      for index in timers.indices where timers[index].due == frame {
        timers[index].due += LoopModel.interval
        fired.insert(timers[index].serial)
        if offset != 2 { animation = Animation(from: offset, to: 2) }
      }
      stepAnimation(measured: frame == target ? measured : nil)
    }
  }

  private func stepAnimation(measured: JSON?) {
    guard var running = animation else { return }
    running.frame += 1
    animation = running
    let isLast = running.frame == LoopModel.move
    if !running.isResized {
      let way = running.to - running.from
      scroll(to: running.from + way * Double(running.frame) / Double(LoopModel.move))
    } else if let measured, !isLast {
      scroll(to: measured[0]?.double ?? offset)
    }
    guard isLast else { return }
    animation = nil
    updateContent()
  }

  // MARK: What is asked

  func create(_ images: Int) {
    dots = images
    setImages(images)
  }

  func setImages(_ images: Int?) {
    if images == 0, has(.s3) {
      raised = true
      return
    }
    hasImages = (images ?? 0) > 0
    count = images ?? 0
    page = 0
    if !has(.s6) {
      dots = count
      showDot()
    }
    updateContent()
    if !has(.shim) { animation = nil }
    if isDragging, !has(.s1) { timers = [] } else { startTimer() }
  }

  func layOut() {
    let isFirst = !isLaidOut
    isLaidOut = true
    guard isFirst || has(.shim) else { return }
    updateContent()
    if !isFirst { animation?.isResized = true }
  }

  func beginDrag() {
    isDragging = true
    animation = nil
    if !timers.isEmpty { timers.removeLast() }
  }

  func drag(to position: Double) {
    if moves { scroll(to: min(max(0, position), 2)) }
  }

  func endDrag(willDecelerate: Bool) {
    isDragging = false
    startTimer()
    if !willDecelerate, !has(.s5) { updateContent() }
  }

  func decelerate(to position: Double) { drag(to: position) }
  func endDecelerating() { updateContent() }

  func remove() {
    if !has(.s2) { timers = [] }
    isAliveAfterRemoval = has(.s2)
  }
}
