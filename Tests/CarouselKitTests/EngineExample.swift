import CarouselKit

/// The example of `Docs/Engine.md`, word for word, with its output collected.
func engineExample(output: (String) -> Void) throws {
  func print(_ items: Any...) {
    output(items.map { "\($0)" }.joined(separator: " "))
  }
  // begin
  var options = CarouselOptions()
  options.autoplay = Autoplay(hold: .seconds(3))
  options.transition = Transition(duration: .milliseconds(400))
  var carousel = Carousel(.count(5), options: options)

  var events = try carousel.send(.previous)
  events += carousel.advance(by: .seconds(1))
  print(carousel.currentPage ?? -1, carousel.currentPlace?.lap ?? 0)

  events += carousel.advance(by: .seconds(3))
  print(carousel.offset, carousel.isMoving)
  for case .pageChanged(let from, let to, _, let reason) in events {
    print("\(from ?? -1) to \(to ?? -1), by \(reason)")
  }
  // end
}
