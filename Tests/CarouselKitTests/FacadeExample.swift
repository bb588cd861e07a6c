import CarouselKit

/// The example of `Docs/Facade.md`, word for word, with its output collected.
func facadeExample(output: (String) -> Void) throws {
  func print(_ items: Any...) {
    output(items.map { "\($0)" }.joined(separator: " "))
  }
  // begin
  final class Cards: ItemCarouselDataSource {
    let count = 5

    func numberOfItems(in carousel: ItemCarouselController<String>) -> Int { count }

    func carousel(
      _ carousel: ItemCarouselController<String>, contentForItemAt index: Int, reusing old: String?
    ) -> String {
      "card \(index)"
    }
  }

  let cards = Cards()
  let carousel = ItemCarouselController<String>(
    Layout(.rotary), viewport: LayoutSize(width: 640, height: 480))
  carousel.dataSource = cards
  carousel.reloadData()

  carousel.scrollToItem(at: 4, animated: true)
  while carousel.needsFrames {
    carousel.advance(by: .milliseconds(16))
    for placement in carousel.placements {
      _ = placement  // draw carousel.content(ofItemAt: placement.index)
    }
  }
  print(carousel.currentContent ?? "none", "of", cards.count)

  carousel.tap(at: LayoutOffset(x: 480, y: 240))
  print(carousel.indexOfItem(at: LayoutOffset(x: 480, y: 240)) ?? -1, carousel.isScrolling)
  // end
}
