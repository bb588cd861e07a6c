/// A naive model of iCarousel that steps from frame to frame and knows nothing of the engine.
///
/// With all quirks on it must reproduce the traces, with none the facade must agree with it.
final class ItemModel {
  var bugs: Set<ItemBug>
  var isScrollEnabled = true
  var isPaged = false
  var bounces = true
  var bounceDistance = 1.0
  var rate = 0.95
  var speed = 1.0
  var stopsAtItem = true
  var scrollsToItem = true
  var centers = true
  var placeholders = 0
  var offsetMultiplier = 1.0
  var wraps: Bool
  /// Gets each event.
  var emit: ([JSON]) -> Void = { _ in }
  /// What the original's toggle was after this frame, to know which view came last.
  var measuredToggle: Double?

  var count: Int
  var offset = 0.0
  private(set) var toggle = 0.0
  var isScrolling = false
  var isDragging = false
  var isDecelerating = false
  private(set) var isTimerRunning = true
  private var isDraggedSlowly = false
  var autoscroll = 0.0
  var previousOffset = 0.0
  private var previousIndex = 0
  var time = 0.0
  /// The original reads the time of the last frame before there was one; its clock began at 1000 s.
  private var frameTime = -1000.0
  var driftTime = 0.0
  private var toggleTime = 0.0
  private var undrawn = 0.0
  var start = (time: 0.0, offset: 0.0)
  var end = 0.0
  private var duration = 0.0
  private var velocity = 0.0
  /// The offset before it was wrapped.
  var raw = 0.0

  init(count: Int, wraps: Bool, bugs: Set<ItemBug>) {
    (self.count, self.wraps, self.bugs) = (count, wraps, bugs)
  }

  func has(_ bug: ItemBug) -> Bool { bugs.contains(bug) }

  // MARK: Arithmetic

  func clamped(_ index: Int) -> Int {
    if count == 0 { return -1 }
    if wraps { return ((index % count) + count) % count }
    return min(max(0, index), count - 1)
  }

  func clamped(_ offset: Double) -> Double {
    if count == 0 { return has(.i2) ? -1 : 0 }
    let size = Double(count)
    return wraps ? offset - (offset / size).rounded(.down) * size : min(max(0, offset), size - 1)
  }

  func way(from start: Double, to end: Double) -> Double {
    let direct = end - start
    guard wraps else { return direct }
    var wrapped = min(end, start) + Double(count) - max(end, start)
    if start < end { wrapped = -wrapped }
    return abs(direct) <= abs(wrapped) ? direct : wrapped
  }

  func position(of index: Int) -> Double {
    let position = Double(index) - offset
    guard wraps else { return position }
    if position > Double(count) / 2 { return position - Double(count) }
    return position < -Double(count) / 2 ? position + Double(count) : position
  }

  var index: Int { count == 0 ? -1 : clamped(Int(offset.rounded(.toNearestOrAwayFromZero))) }

  static func ease(_ t: Double) -> Double {
    t < 0.5 ? 4 * t * t * t : 0.5 * (2 * t - 2) * (2 * t - 2) * (2 * t - 2) + 1
  }

  var glide: Double {
    let bounded = has(.i9) ? rate : min(rate, 0.999)
    return velocity / (60 * (1 - bounded))
  }

  func setVelocity(_ velocity: Double) { self.velocity = velocity }
  var shouldDecelerate: Bool { abs(velocity) > 2 && abs(glide) > 0.1 }
  var shouldScroll: Bool {
    let way = has(.pair) ? offset - Double(index) : position(of: index)
    return abs(velocity) > 2 && abs(way) > 0.1
  }

  // MARK: Time

  func wait(_ seconds: Double) { time += seconds }
  /// Lets a time pass at which no frame is wanted.
  func skip(to now: Double) { time = now }

  func frame(at now: Double) {
    let since = now - frameTime
    let drift = has(.i6) ? since : now - driftTime
    (time, frameTime) = (now, now)
    let wasScrolling = isScrolling && !isDragging
    if wasScrolling {
      let part = min(1, (now - start.time) / duration)
      offset = start.offset + (end - start.offset) * ItemModel.ease(part)
      moved()
      if part >= 1 {
        isScrolling = false
        emit(["didEndScrollingAnimation"])
      }
    } else if isDecelerating {
      decelerate(now)
    } else if autoscroll != 0, !isDragging {
      let new = clamped(offset - drift * autoscroll)
      if new != offset, !isStuck {
        offset = new
        moved()
      } else if !has(.i10) {
        followOffset()
      }
    } else if abs(toggle) > 1e-6 {
      turn(now)
      moved()
    } else if autoscroll == 0 {
      isTimerRunning = false
    }
    driftTime = now
  }

  private func decelerate(_ now: Double) {
    let passed = min(duration, now - start.time)
    offset = start.offset + velocity * passed - velocity / duration * passed * passed / 2
    if abs(passed - duration) < 1e-6 { offset = end }
    moved()
    guard abs(passed - duration) < 1e-6 else { return }
    isDecelerating = false
    emit(["didEndDecelerating"])
    guard wantsItem else {
      var difference = offset.rounded(.toNearestOrAwayFromZero) - offset
      if difference > 0.5 { difference -= 1 } else if difference < -0.5 { difference += 1 }
      toggleTime = now - 0.4 * abs(difference)
      toggle = -difference
      return
    }
    snap(isFast: false)
  }

  /// Whether the content goes on to an item; under autoscroll the original leaves it beyond an end,
  /// from where it jumps.
  private var wantsItem: Bool {
    let isOutside = abs(offset - clamped(offset)) > 1e-6
    return autoscroll == 0 ? scrollsToItem || isOutside : isOutside && !has(.edge)
  }

  private func snap(isFast: Bool) {
    if abs(offset - Double(index)) < 1e-6 {
      scroll(to: Double(index), over: 0.01)
    } else if isFast {
      let step = velocity > 0 ? 1.0 : -1
      guard wraps, !has(.pair) else { return scroll(to: Double(index) + step, over: 0.4) }
      scroll(by: offset.rounded(.toNearestOrAwayFromZero) + step - offset, over: 0.4)
    } else {
      scroll(to: Double(index), over: 0.4)
    }
  }

  private func turn(_ now: Double) {
    let slowness = velocity != 0 ? min(1, 1 / abs(velocity)) : 1
    let part = min(1, (now - toggleTime) / (0.2 + 0.2 * slowness))
    toggle = toggle < 0 ? ItemModel.ease(part) - 1 : 1 - ItemModel.ease(part)
    if !has(.i11), abs(toggle) <= 1e-6 { toggle = 0 }
  }

  func moved() {
    let last = Double(max(0, count - 1))
    raw = offset
    if wraps || !bounces {
      offset = clamped(offset)
    } else if offset < -bounceDistance {
      (offset, velocity) = (-bounceDistance, 0)
    } else if offset > last + bounceDistance {
      (offset, velocity) = (last + bounceDistance, 0)
    }
    if count == 0, !has(.i2), !has(.i12) { offset = 0 }
    let back = way(from: Double(index), to: Double(previousIndex))
    if back != 0, index >= 0 || has(.i2) || has(.i12) {
      toggleTime = time
      toggle = max(-1, min(1, back))
      isTimerRunning = true
    }
    followOffset()
    if abs(offset - previousOffset) > 1e-6 { emit(["didScroll", JSON(offset)]) }
    if index != previousIndex, index >= 0 || has(.i2) || has(.i12) {
      emit(["currentItemIndexDidChange", JSON(index)])
      previousIndex = index
    }
    previousOffset = offset
  }

  /// The original lets each view in turn set the toggle, so the last one decides.
  private func followOffset() {
    let isSlow = isDraggedSlowly && has(.i10)
    guard
      isDecelerating || (isScrolling && !isDragging && !isSlow) || (autoscroll != 0 && !isDragging)
        || (!wraps && (offset < 0 || offset >= Double(count - 1)))
    else { return }
    guard count > 0 || placeholders > 0 else { return }
    let following = offset - offset.rounded(.toNearestOrAwayFromZero)
    toggle = following
    guard has(.order), let measured = measuredToggle else { return }
    if abs(measured) < 1e-9 || abs(abs(measured) - 0.5) < 1e-6 { toggle = measured }
  }

  // MARK: Calls

  func setOffset(_ new: Double) {
    stop()
    guard new != offset, !isStuck else { return }
    offset = has(.i3) ? new : (count > 0 ? clamped(onItem(new)) : offset)
    moved()
  }

  /// An offset that misses an item by a rounding error is on it.
  private func onItem(_ offset: Double) -> Double {
    abs(offset - offset.rounded()) < 1e-9 ? offset.rounded() : offset
  }

  /// What moves ends; the original forgets to say so.
  func stop() {
    if isScrolling, !has(.i7) { emit(["didEndScrollingAnimation"]) }
    if isDecelerating, !has(.i7) { emit(["didEndDecelerating"]) }
    (isScrolling, isDecelerating) = (false, false)
    driftTime = time
  }

  /// A wrapping item alone; the original turns it around itself.
  var isStuck: Bool { wraps && count == 1 && !has(.single) }

  func scroll(by way: Double, over seconds: Double) {
    guard count > 0 || has(.i2) else { return }
    if isDragging, seconds > 0, !has(.finger) { return }
    guard seconds > 0 else { return setOffset(offset + way) }
    let target = wraps ? offset + way : clamped(offset + way)
    if isStuck || (!has(.i1) && abs(target - offset) < 1e-9) { return stop() }
    stop()
    isScrolling = true
    start = (time, offset)
    let isWhole = abs(target - target.rounded()) < 1e-9
    // Only the original lets a rounding error decide whether the last item is the first.
    end = isWhole && !has(.i1) ? target.rounded() : target
    duration = seconds
    isTimerRunning = true
    emit(["willBeginScrollingAnimation"])
  }

  func scroll(to target: Double, over seconds: Double) {
    scroll(by: way(from: offset, to: target), over: seconds)
  }

  func scroll(items: Int, over seconds: Double) {
    guard seconds > 0 else { return setOffset(Double(clamped(previousIndex + items))) }
    let base =
      items > 0
      ? offset.rounded(.down)
      : items < 0
        ? offset.rounded(.up)
        : offset.rounded(.toNearestOrAwayFromZero)
    scroll(by: base + Double(items) - offset, over: seconds)
  }

  func touch() {
    guard isScrollEnabled else { return }
    stop()
    isDragging = false
  }

  func beginDrag() {
    guard isScrollEnabled, count > 0, !isDragging || has(.finger) else { return }
    touch()
    isDragging = true
    emit(["willBeginDragging"])
  }

  func drag(by way: Double, velocity pointer: Double) {
    guard isDragging, !isStuck else { return }
    var factor = 1.0
    if !wraps, bounces {
      factor = 1 - min(abs(offset - clamped(offset)), bounceDistance) / bounceDistance
    }
    velocity = pointer * factor * speed
    offset += way * factor * offsetMultiplier
    moved()
  }

  func endDrag() {
    guard isDragging else { return }
    (isDragging, isDraggedSlowly) = (false, true)
    if shouldDecelerate, !isStuck {
      isDraggedSlowly = false
      startDecelerating()
    }
    emit(["didEndDragging", .bool(isDecelerating)])
    if isDecelerating { return emit(["willBeginDecelerating"]) }
    driftTime = time
    guard wantsItem else { return }
    snap(isFast: shouldScroll)
  }

  private func startDecelerating() {
    let plan = coast()
    guard plan.end != offset else { return }
    start = (time, offset)
    (end, duration) = plan
    isDecelerating = true
    isTimerRunning = true
  }

  /// Where a coast ends, and how long it takes.
  func coast() -> (end: Double, duration: Double) {
    let way = glide
    var target = offset + way
    if isPaged {
      target = way > 0 ? offset.rounded(.up) : offset.rounded(.down)
    } else if stopsAtItem {
      target = way > 0 ? target.rounded(.up) : target.rounded(.down)
    }
    if !wraps {
      target =
        bounces
        ? max(-bounceDistance, min(Double(count) - 1 + bounceDistance, target)) : clamped(target)
    }
    return (target, abs(target - offset) / abs(0.5 * velocity))
  }

  func setAutoscroll(_ speed: Double) {
    autoscroll = speed
    driftTime = time
    if speed != 0 { isTimerRunning = true }
  }

  func tap(_ item: Int?, allowed: Bool) {
    if isDragging, !has(.finger) { return }
    touch()
    guard let item else { return scroll(to: Double(index), over: 0.4) }
    emit(["shouldSelect", JSON(item)])
    guard allowed else {
      if isScrollEnabled, scrollsToItem, autoscroll != 0 { scroll(to: Double(index), over: 0.4) }
      return
    }
    if item == index ? scrollsToItem : centers { scroll(to: Double(item), over: 0.4) }
    emit(["didSelect", JSON(item)])
  }

  func hide() {
    isTimerRunning = false
    undrawn = time - driftTime
  }

  func show() {
    isTimerRunning = true
    driftTime = time - undrawn
  }
}
