import CarouselKit

/// The example of `Docs/Layouts.md`, word for word, with its output collected.
func layoutExample(output: (String) -> Void) throws {
  func print(_ items: Any...) {
    output(items.map { "\($0)" }.joined(separator: " "))
  }
  // begin
  let carousel = Carousel(.count(7))
  var options = LayoutOptions()
  options.itemSize = LayoutSize(width: 200, height: 200)
  options.visibleItems = 3
  let arrangement = carousel.arrangement(
    try Layout(.scale, options: options), viewport: LayoutSize(width: 640, height: 480))
  for placed in arrangement.visible(at: carousel.offset) {
    print(placed.page, placed.transform.translation.x, placed.opacity)
  }
  if let hit = arrangement.hit(x: 200, y: 50, at: carousel.offset) {
    print("page \(hit.page) is at (200, 50)")
  }
  // end
}
