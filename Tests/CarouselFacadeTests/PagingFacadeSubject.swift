import CarouselEngine
import CarouselFacade

/// The facade as the subject of a replay: its data source, its delegate and its owner.
final class PagingFacadeSubject: PagingSubject {
  let controller: CarouselController<String>
  private let log: PagingLog
  private var shownFrames = 0

  /// The time of one frame of an animated move, of which there are 18.
  static let frame = Duration.milliseconds(10)

  init(vertical: Bool, bounces: Bool, hasDataSource: Bool = true, log: PagingLog) {
    self.log = log
    var options = CarouselOptions.paging
    options.axis = vertical ? .vertical : .horizontal
    options.scroll.bounces = bounces
    options.transition = Transition(duration: PagingFacadeSubject.frame * 18, easing: .linear)
    controller = CarouselController(options: options)
    controller.delegate = self
    if hasDataSource { controller.dataSource = self }
  }

  private func emit(_ name: JSON, _ rest: JSON...) {
    log.emit([name] + rest)
  }

  var offset: Double { controller.offset }

  var state: [String: JSON] {
    [
      "index": JSON(controller.currentPage), "offset": JSON(controller.offset),
      "direction": .string(controller.direction.name),
      "numberOfItems": JSON(controller.numberOfItems),
      "contentPages": JSON(controller.numberOfItems), "prev": describe(.previous),
      "cur": describe(.current), "next": describe(.next),
    ]
  }

  private func describe(_ slot: Slot) -> JSON {
    let placement = controller.placement(of: slot)
    let view = controller.visibleItem(slot)
    return .object([
      "view": JSON(view), "item": JSON(view.flatMap { log.items[$0] }), "at": JSON(placement.at),
      "hidden": .bool(placement.isHidden),
    ])
  }

  func reload(at page: Int?) { controller.reload(at: page) }

  func scrollTo(_ page: Int, animated: Bool) {
    shownFrames = 0
    controller.scroll(to: page, animated: animated)
  }

  func animationFrame(_ frame: Int, of count: Int) {
    controller.advance(by: PagingFacadeSubject.frame * (frame - shownFrames))
    shownFrames = frame
  }

  func beginDrag() { controller.beginDragging() }
  func drag(to position: Double) { controller.drag(to: position) }
  func endDrag(willDecelerate: Bool) { controller.endDragging(willDecelerate: willDecelerate) }
  func decelerate(to position: Double) { controller.coast(to: position) }
  func endDecelerating() { controller.endCoasting() }
  func tap(_ position: Double) { controller.tap(at: position) }
  func setScrollEnabled(_ enabled: Bool) { controller.isScrollEnabled = enabled }
  func setFrame(_ frame: [Double], measured: JSON) { controller.boundsDidChange() }
  func setVertical(_ vertical: Bool, measured: JSON) { controller.isVertical = vertical }
  func setInsetTop(_ top: Double) { controller.contentInset.top = top }
  func resetInset() { controller.resetInset() }

  func visibleItems() {
    let items = [Slot.current, .next, .previous].map { slot in
      JSON(controller.visibleItem(slot).flatMap { log.items[$0] })
    }
    emit("visibleItems", .array(items + [.null]))
  }
}

extension PagingFacadeSubject: CarouselDataSource, CarouselDelegate {
  typealias Content = String

  func numberOfItems(in carousel: CarouselController<String>) -> Int {
    emit("numberOfItems", JSON(log.count))
    return log.count
  }

  func carousel(
    _ carousel: CarouselController<String>, contentForItemAt index: Int, reusing old: String?
  ) -> String {
    log.view(for: index, reusing: old)
  }

  func carousel(
    _ carousel: CarouselController<String>, pageDidChangeTo page: Int, from previous: Int
  ) {
    emit("didChange", JSON(page), JSON(previous), JSON(carousel.currentPage))
  }

  func carousel(_ carousel: CarouselController<String>, didScrollTo rate: Double) {
    emit("didScroll", JSON(rate))
  }

  func carousel(
    _ carousel: CarouselController<String>, didMove content: String, ofItem index: Int,
    to slot: Slot
  ) {
    emit("didMove", .string(content), JSON(index))
  }

  func carousel(_ carousel: CarouselController<String>, didChange direction: Direction) {
    emit("direction", .string(direction.name))
  }

  func carousel(_ carousel: CarouselController<String>, didSelectItemAt index: Int) {
    emit("didSelect", JSON(index))
  }
}

extension Direction {
  /// The word of the traces.
  var name: String {
    switch self {
    case .still: "static"
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    }
  }
}
