import CarouselEngine
import CarouselFacade

/// A data source and a delegate that write down every call, and can act inside one.
final class Recorder: CarouselDataSource, CarouselDelegate {
  typealias Content = String

  var count: Int
  var allowsSelection = true
  private(set) var calls: [String] = []
  /// Is done once, inside the first call that begins with the key.
  var actions: [String: (CarouselController<String>) -> Void] = [:]

  init(_ count: Int) { self.count = count }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ call: String, by carousel: CarouselController<String>) {
    calls.append(call)
    guard let key = actions.keys.first(where: call.hasPrefix) else { return }
    actions.removeValue(forKey: key)?(carousel)
  }

  func numberOfItems(in carousel: CarouselController<String>) -> Int {
    let answer = count
    note("count", by: carousel)
    return answer
  }

  func carousel(
    _ carousel: CarouselController<String>, contentForItemAt index: Int, reusing old: String?
  ) -> String {
    note("load \(index) \(old ?? "-")", by: carousel)
    return "c\(index)"
  }

  func carousel(
    _ carousel: CarouselController<String>, pageDidChangeTo page: Int, from previous: Int
  ) {
    note("page \(page) from \(previous) reads \(carousel.currentPage)", by: carousel)
  }

  func carousel(_ carousel: CarouselController<String>, didScrollTo rate: Double) {
    note("scroll \(rate)", by: carousel)
  }

  func carousel(
    _ carousel: CarouselController<String>, didMove content: String, ofItem index: Int,
    to slot: Slot
  ) {
    note("move \(content) \(slot)", by: carousel)
  }

  func carousel(_ carousel: CarouselController<String>, didChange direction: Direction) {
    note("direction \(direction)", by: carousel)
  }

  func carousel(_ carousel: CarouselController<String>, shouldSelectItemAt index: Int) -> Bool {
    allowsSelection
  }

  func carousel(_ carousel: CarouselController<String>, didSelectItemAt index: Int) {
    note("select \(index)", by: carousel)
  }

  func carouselWillBeginDragging(_ carousel: CarouselController<String>) {
    note("dragging", by: carousel)
  }

  func carousel(
    _ carousel: CarouselController<String>, didEndDraggingWillDecelerate willDecelerate: Bool
  ) {
    note("dragged \(willDecelerate)", by: carousel)
  }

  func carouselWillBeginDecelerating(_ carousel: CarouselController<String>) {
    note("coasting", by: carousel)
  }

  func carouselDidEndDecelerating(_ carousel: CarouselController<String>) {
    note("coasted", by: carousel)
  }

  func carouselDidEndScrollingAnimation(_ carousel: CarouselController<String>) {
    note("animated", by: carousel)
  }
}

extension CarouselOptions {
  /// Bounded paging with moves of a second at constant speed.
  static func slowPaging(_ boundary: Boundary = .bounded) -> CarouselOptions {
    var options = CarouselOptions.paging
    options.boundary = boundary
    options.transition = Transition(duration: .seconds(1), easing: .linear)
    return options
  }
}
