/// The model as the subject of a replay.
final class PagingModelSubject: PagingSubject {
  let model: PagingModel
  private let log: PagingLog

  init(
    _ scenario: PagingScenario, isVertical: Bool, bugs: Set<PagingBug>, log: PagingLog
  ) {
    self.log = log
    model = PagingModel(
      bugs: bugs, vertical: isVertical, page: scenario.page, bounces: scenario.bounces,
      clamps: scenario.clampsOnResize)
    model.viewForItem = { log.view(for: $0, reusing: $1) }
    model.countItems = { log.hasDataSource ? log.count : nil }
    model.emit = { log.emit($0) }
    model.itemOf = { log.items[$0] }
  }

  var offset: Double { model.offset }
  var state: [String: JSON] { model.state }

  func reload(at page: Int?) { model.reload(at: page) }
  func scrollTo(_ page: Int, animated: Bool) { model.scrollTo(page, animated: animated) }
  func animationFrame(_ frame: Int, of count: Int) { model.animationFrame(frame, of: count) }
  func beginDrag() { model.beginDrag() }
  func drag(to position: Double) { model.drag(to: position) }
  func endDrag(willDecelerate: Bool) { model.endDrag(willDecelerate: willDecelerate) }
  func decelerate(to position: Double) { model.decelerate(to: position) }
  func endDecelerating() { model.endDecelerating() }
  func tap(_ position: Double) { model.tap(position) }
  func setScrollEnabled(_ enabled: Bool) { model.setScrollEnabled(enabled) }
  func setInsetTop(_ top: Double) {}
  func resetInset() {}
  func visibleItems() { model.visibleItems() }

  func setFrame(_ frame: [Double], measured: JSON) {
    model.setFrame(frame, measured: measured)
    if model.bugs.contains(.p9) { log.adopt(measured) }
  }

  func setVertical(_ vertical: Bool, measured: JSON) {
    model.setVertical(vertical, measured: measured)
    if model.bugs.contains(.p10) { log.adopt(measured) }
  }
}
