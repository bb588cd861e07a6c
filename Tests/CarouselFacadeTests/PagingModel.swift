/// A naive model of PLCarouselView that knows nothing of the engine.
///
/// With all bugs on it must reproduce the traces, with none the facade must agree with it.
final class PagingModel {
  struct SlotState {
    var view: String?
    var at: Double
  }

  let bugs: Set<PagingBug>
  let bounces: Bool
  let clampsOnResize: Bool
  /// Gives the view for an item, re-using one or not.
  var viewForItem: (Int, String?) -> String = { _, _ in "" }
  /// Gives the number of items, or nil without a data source.
  var countItems: () -> Int? = { nil }
  /// Gets each event.
  var emit: ([JSON]) -> Void = { _ in }
  /// The item that a view is bound to.
  var itemOf: (String) -> Int? = { _ in nil }

  private(set) var n = 0
  private(set) var index = 0
  private(set) var offset = 0.0
  private var crossOffset = 0.0
  /// The offset of the last scroll in points, with which the next is compared.
  private var lastPoints = 0.0
  private(set) var direction = "static"
  private var isVertical: Bool
  private var previous = SlotState(at: -1)
  private(set) var current = SlotState(at: 0)
  private var next = SlotState(at: 0)
  private var frame: [Double]
  private var centers: [String: [Double]] = [:]
  private var isScrollEnabled = true
  private var isDragging = false
  private var isCoasting = false
  private var animation: (from: Double, to: Double)?

  init(bugs: Set<PagingBug>, vertical: Bool, page: [Double], bounces: Bool, clamps: Bool) {
    self.bugs = bugs
    self.bounces = bounces
    isVertical = vertical
    frame = [0, 0] + page
    clampsOnResize = clamps
  }

  private var pageSize: Double { isVertical ? frame[3] : frame[2] }

  private func has(_ bug: PagingBug) -> Bool { bugs.contains(bug) }

  // MARK: Moving

  private func turn(_ new: String) {
    guard direction != new else { return }
    direction = new
    emit(["direction", .string(new)])
  }

  private func turn(towards new: Double) {
    let points = new * pageSize
    if points < lastPoints { turn(isVertical ? "up" : "left") }
    if points > lastPoints { turn(isVertical ? "down" : "right") }
  }

  /// The right end of any motion; the original has it only after a coast.
  private func endMotion() {
    animation = nil
    if !has(.p11) { turn("static") }
  }

  private func page(at offset: Double) -> Int {
    var (place, floor, ceil) = (offset, offset.rounded(.down), offset.rounded(.up))
    if has(.p13) {
      let float = Float(offset)
      (floor, ceil) = (Double(float.rounded(.down)), Double(float.rounded(.up)))
    } else if abs(offset - offset.rounded()) <= 1e-9 {
      (place, floor, ceil) = (offset.rounded(), offset.rounded(), offset.rounded())
    }
    var page = Int(Double(index) > place ? ceil : floor)
    if !has(.p5) { page = min(page, max(0, n - 1)) }
    if !has(.p7) { page = max(page, 0) }
    return page
  }

  private func scroll(to new: Double) {
    guard new != offset else { return }
    turn(towards: new)
    lastPoints = new * pageSize
    offset = new
    crossOffset = 0
    let page = page(at: offset)
    let changes = page != index && page >= 0
    if changes { change(to: page) }
    if !changes || !has(.p14) {
      next.at = offset
      if offset < Double(index) {
        current.at = offset
      } else if !has(.p6) {
        current.at = Double(index)
      }
    }
    emit(["didScroll", JSON(new)])
  }

  private func change(to new: Int) {
    let old = index
    if !has(.p3) { index = new }
    if new == old + 1 || new == old - 1 { step(to: new, from: old) } else { load(around: new) }
    place(at: new)
    emit(["didChange", JSON(new), JSON(old), JSON(index)])
    index = new
  }

  private func place(at page: Int) {
    previous.at = Double(page) - 1
    current.at = Double(page)
    next.at = Double(page)
  }

  private func step(to new: Int, from old: Int) {
    let entering: String?
    if new > old {
      let leaving = previous.view
      (previous.view, current.view) = (current.view, next.view)
      next.view = view(for: new + 1, reusing: has(.p8) ? nil : leaving)
      entering = next.view
    } else {
      let leaving = next.view
      (next.view, current.view) = (current.view, previous.view)
      previous.view = view(for: new - 1, reusing: has(.p8) ? nil : leaving)
      entering = previous.view
    }
    center()
    move(entering)
  }

  private func load(around page: Int) {
    next.view = view(for: page + 1, reusing: next.view)
    current.view = view(for: page, reusing: current.view)
    previous.view = view(for: page - 1, reusing: previous.view)
    center()
    for slot in [previous, current, next] { move(slot.view) }
  }

  private func view(for item: Int, reusing old: String?) -> String? {
    (0..<n).contains(item) ? viewForItem(item, old) : nil
  }

  private func move(_ view: String?) {
    if view == nil, !has(.p1) { return }
    emit(["didMove", JSON(view), JSON(view.flatMap(itemOf))])
  }

  private func center() {
    for slot in [previous, current, next] {
      guard let view = slot.view else { continue }
      centers[view] = [frame[0] + frame[2] / 2, frame[1] + frame[3] / 2]
    }
  }

  private func clamped(_ offset: Double) -> Double { min(max(0, offset), max(0, Double(n) - 1)) }

  // MARK: What is asked

  func reload(at landing: Int? = nil) {
    guard let count = countItems() else { return }
    emit(["numberOfItems", JSON(count)])
    if has(.p4), landing == nil { return reloadWithoutClamp(count) }
    let (old, wasEmpty) = (index, n == 0)
    n = count
    index = min(max(0, landing ?? index), max(0, n - 1))
    if index != old, !wasEmpty { turn(towards: Double(index)) }
    load(around: index)
    if index != old { place(at: index) }
    if wasEmpty {
      offset += Double(index)
      lastPoints = offset * pageSize
      place(at: index)
    }
    if has(.p2) || (index != old && !wasEmpty) {
      emit(["didChange", JSON(index), JSON(old), JSON(index)])
    }
    scroll(to: Double(index))
    endMotion()
  }

  private func reloadWithoutClamp(_ count: Int) {
    if count != n {
      n = count
      if clampsOnResize, !isDragging { scroll(to: clamped(offset)) }
    }
    load(around: index)
    if has(.p2) { emit(["didChange", JSON(index), JSON(index), JSON(index)]) }
    if index < n { scroll(to: Double(index)) }
    if !has(.p11) { endMotion() }
  }

  func scrollTo(_ page: Int, animated: Bool) {
    guard (0..<n).contains(page) else { return }
    endMotion()
    if !animated {
      scroll(to: Double(page))
      endMotion()
    } else if Double(page) != offset {
      animation = (offset, Double(page))
    }
  }

  func animationFrame(_ frame: Int, of count: Int) {
    guard let animation else { return }
    let way = animation.to - animation.from
    scroll(to: animation.from + way * Double(frame) / Double(count))
    if frame == count { endMotion() }
  }

  func beginDrag() {
    guard isScrollEnabled else { return }
    isDragging = true
    isCoasting = false
    if animation != nil { endMotion() }
  }

  func drag(to position: Double) {
    guard isDragging else { return }
    scroll(to: bounces ? position : clamped(position))
  }

  func endDrag(willDecelerate: Bool) {
    guard isDragging else { return }
    isDragging = false
    isCoasting = willDecelerate
    if !willDecelerate { endMotion() }
  }

  func decelerate(to position: Double) {
    guard isCoasting else { return }
    scroll(to: bounces ? position : clamped(position))
  }

  func endDecelerating() {
    guard has(.p11) || isCoasting else { return }
    isCoasting = false
    turn("static")
  }

  func tap(_ position: Double) {
    let item = Int(position.rounded(.down))
    if (0..<n).contains(item) { emit(["didSelect", JSON(item)]) }
  }

  func setScrollEnabled(_ enabled: Bool) { isScrollEnabled = enabled }

  /// A change of the frame; with the bug the state after it is whatever was measured.
  func setFrame(_ new: [Double], measured: JSON) {
    let isResized = new[2...] != frame[2...]
    frame = new
    guard isResized else { return }
    if has(.p9) { return adopt(measured) }
    lastPoints = offset * pageSize
    if isDragging { scroll(to: Double(index)) }
  }

  /// A change of the axis; with the bug the state after it is whatever was measured.
  func setVertical(_ vertical: Bool, measured: JSON) {
    guard vertical != isVertical else { return }
    isVertical = vertical
    if has(.p10) { return adopt(measured) }
    lastPoints = offset * pageSize
    if isDragging { scroll(to: Double(index)) }
  }

  func visibleItems() {
    let items = [current, next, previous].map { JSON($0.view.flatMap(itemOf)) }
    emit(["visibleItems", .array(items + [.null])])
  }

  /// Continues from what was measured after a step whose outcome is a bug.
  private func adopt(_ step: JSON) {
    let events = step["events"]?.array ?? []
    for event in events { emit(event.array) }
    guard let state = step["state"] else { return }
    index = state["index"]?.int ?? 0
    offset = state["offset"]?.double ?? 0
    crossOffset = state["crossOffset"]?.double ?? 0
    direction = state["direction"]?.string ?? ""
    previous = slot(state["prev"])
    current = slot(state["cur"])
    next = slot(state["next"])
    if events.contains(where: { $0[0]?.string == "didScroll" }) { lastPoints = offset * pageSize }
  }

  private func slot(_ measured: JSON?) -> SlotState {
    let view = measured?["view"]?.string
    if let view {
      centers[view] =
        measured?["itemCenter"]?.array.compactMap(\.double) ?? [frame[2] / 2, frame[3] / 2]
    }
    return SlotState(view: view, at: measured?["at"]?.double ?? 0)
  }

  // MARK: What is seen

  var state: [String: JSON] {
    var state: [String: JSON] = [
      "index": JSON(index), "offset": JSON(offset), "direction": .string(direction),
      "numberOfItems": JSON(n), "contentPages": JSON(n), "prev": describe(previous, hides: true),
      "cur": describe(current, hides: false), "next": describe(next, hides: true),
    ]
    if crossOffset != 0 { state["crossOffset"] = JSON(crossOffset) }
    return state
  }

  private func describe(_ slot: SlotState, hides: Bool) -> JSON {
    var described: [String: JSON] = [
      "view": JSON(slot.view), "item": JSON(slot.view.flatMap(itemOf)), "at": JSON(slot.at),
      "hidden": .bool(hides && direction == "static"),
    ]
    let middle = [frame[2] / 2, frame[3] / 2]
    if has(.p12), let center = slot.view.flatMap({ centers[$0] }), center != middle {
      described["itemCenter"] = .array(center.map(JSON.init))
    }
    return .object(described)
  }
}
