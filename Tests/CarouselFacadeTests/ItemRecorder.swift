import CarouselEngine
import CarouselFacade

/// What an item of a test shows.
final class Card {
  var index: Int
  let isPlaceholder: Bool

  init(_ index: Int, isPlaceholder: Bool = false) {
    self.index = index
    self.isPlaceholder = isPlaceholder
  }
}

/// A data source and a delegate that write down every call, reuse contents, and can act inside one.
final class ItemRecorder: ItemCarouselDataSource, ItemCarouselDelegate {
  typealias Content = Card
  typealias Controller = ItemCarouselController<Card>

  var count: Int
  var placeholders = 0
  var allowsSelection = true
  var rule: ((Double, Transform) -> Transform?)?
  private(set) var calls: [String] = []
  private(set) var made = 0
  /// Is done in every call.
  var act: (Controller, String) -> Void = { _, _ in }

  init(_ count: Int) { self.count = count }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ call: String, by carousel: Controller) {
    calls.append(call)
    act(carousel, call)
  }

  func numberOfItems(in carousel: Controller) -> Int { count }

  func numberOfPlaceholders(in carousel: Controller) -> Int { placeholders }

  func carousel(_ carousel: Controller, contentForItemAt index: Int, reusing old: Card?) -> Card {
    bound(index, reusing: old, isPlaceholder: false)
  }

  func carousel(_ carousel: Controller, placeholderAt index: Int, reusing old: Card?) -> Card? {
    bound(index, reusing: old, isPlaceholder: true)
  }

  private func bound(_ index: Int, reusing old: Card?, isPlaceholder: Bool) -> Card {
    precondition(old?.isPlaceholder ?? isPlaceholder == isPlaceholder, "a content of another kind")
    if old == nil { made += 1 }
    let card = old ?? Card(index, isPlaceholder: isPlaceholder)
    card.index = index
    return card
  }

  func carouselWillBeginScrollingAnimation(_ carousel: Controller) {
    note("will scroll", by: carousel)
  }
  func carouselDidEndScrollingAnimation(_ carousel: Controller) { note("did scroll", by: carousel) }
  func carouselDidScroll(_ carousel: Controller) { note("offset", by: carousel) }
  func carouselCurrentItemIndexDidChange(_ carousel: Controller) { note("index", by: carousel) }
  func carouselWillBeginDragging(_ carousel: Controller) { note("will drag", by: carousel) }
  func carousel(_ carousel: Controller, didEndDraggingWillDecelerate willDecelerate: Bool) {
    note("did drag", by: carousel)
  }
  func carouselWillBeginDecelerating(_ carousel: Controller) { note("will glide", by: carousel) }
  func carouselDidEndDecelerating(_ carousel: Controller) { note("did glide", by: carousel) }
  func carousel(_ carousel: Controller, shouldSelectItemAt index: Int) -> Bool {
    note("may select \(index)", by: carousel)
    return allowsSelection
  }
  func carousel(_ carousel: Controller, didSelectItemAt index: Int) {
    note("select \(index)", by: carousel)
  }
  func carousel(
    _ carousel: Controller, transformForItemAtOffset offset: Double, base: Transform
  ) -> Transform? {
    rule?(offset, base)
  }
}

/// Holds recorders for as long as a test runs, as carousels do not.
final class KeptRecorders {
  var recorders: [ItemRecorder] = []
}
