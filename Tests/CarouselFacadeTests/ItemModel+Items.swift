/// What becomes of a motion when items come and go.
extension ItemModel {
  /// Arranges the items; the original scrolls to the one where it is.
  func layOut() {
    previousOffset = offset
    let isPausedByOthers = isDragging && !has(.finger)
    if !isScrolling, !isDecelerating, autoscroll == 0, !isPausedByOthers {
      if scrollsToItem, index != -1 {
        scroll(to: Double(index), over: 0.4)
      } else if index != -1 || has(.i2) {
        offset = Double(index)
      }
    }
    moved()
  }

  func reload(_ new: Int) {
    let isRight = new < count ? !has(wraps ? .i5 : .i4) : !has(.leap)
    if isRight, new > 0 || !has(.i2) {
      exchange(new, landing: min(max(0, index), max(0, new - 1)))
      return layOut()
    }
    count = new
    if count > 0, offset < 0 { scroll(to: 0, over: 0) }
    layOut()
  }

  func insert() {
    if !has(.leap), count > 0 || !(has(.i2) || has(.i12)) {
      return exchange(count + 1, landing: max(0, index))
    }
    count += 1
    moved()
    if offset < 0 { scroll(to: 0, over: 0) }
  }

  func remove() {
    guard count > 0 else { return }
    let old = index
    if !has(.leap), count > 1 || !(has(.i2) || has(.i12)) {
      let last = count - 1
      let landing = wraps ? (last > 0 ? old % last : 0) : min(old, max(0, last - 1))
      return exchange(last, landing: landing, isAligned: true)
    }
    count -= 1
    offset = Double(index)
    if count == 0, !has(.i12) { offset = 0 }
    moved()
  }

  func setWraps(_ new: Bool) {
    if !has(.leap), new != wraps { exchange(count, wraps: new, landing: max(0, index)) }
    wraps = new
    layOut()
  }

  /// What is right: what moves goes on to its item, and ends if that is gone.
  private func exchange(
    _ new: Int, wraps newWraps: Bool? = nil, landing: Int, isAligned: Bool = false
  ) {
    let distance = landing == index ? -position(of: landing) : 0
    // The turns that lie behind are of another length from here on.
    let turns = wraps && count > 0 ? (raw / Double(count)).rounded(.down) * Double(count) : 0
    let newWraps = newWraps ?? wraps
    let isMoving = isScrolling || isDecelerating
    let slack = bounces ? bounceDistance : 0
    let last = Double(max(0, new - 1))
    func reaches(_ offset: Double, _ slack: Double) -> Bool {
      newWraps || (-slack...last + slack).contains(offset)
    }
    let goesOn =
      isMoving && new > 1 && reaches(offset, slack)
      && reaches(end - turns, isScrolling ? 0 : slack)
    if isMoving, !goesOn { stop() }
    (count, wraps) = (new, newWraps)
    if goesOn {
      start.offset -= turns
      end -= turns
    } else {
      driftTime = time
      offset = Double(landing)
      if !isAligned || isDragging, !isStuck, landing < new {
        offset += distance
        let slack = isDragging ? slack : 0
        if !wraps { offset = max(-slack, min(last + slack, offset)) }
      }
      if count == 0, isDragging {
        isDragging = false
        emit(["didEndDragging", .bool(false)])
      }
    }
    moved()
  }
}
