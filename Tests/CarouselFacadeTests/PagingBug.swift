/// A bug of PLCarouselView: the only differences that the replay of its traces allows.
///
/// Each is one switch of `PagingModel`: on, the model does what the original did; off, what is right.
enum PagingBug: String, DeclaredDifference, Sendable {
  case p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15

  /// What the original does, and what we do.
  var difference: (original: String, ours: String) {
    switch self {
    case .p1: ("calls didMove without a content", "didMove only for a real content")
    case .p2: ("tells a page change at every reload", "a change is told once, if there is one")
    case .p3: ("still reads the old page inside didChange", "the page is already the new one")
    case .p4: ("a reload with fewer items leaves the page out of range", "the page is clamped")
    case .p5: ("pulled beyond the last page, the page goes out of range", "the page is clamped")
    case .p6: ("the current slot stays where a pull back left it", "it follows the viewport home")
    case .p7: ("a fast pull beyond the first page keeps the old page", "the page is 0 at once")
    case .p8: ("a step throws the leaving content away", "it is offered for re-use")
    case .p9: ("a resize keeps the offset in points", "it keeps the page")
    case .p10: ("a change of axis loses the page", "it keeps the page")
    case .p11: ("the direction returns to static only after a coast", "at every end of motion")
    case .p12: ("items are centred on the frame in the superview", "on the bounds")
    case .p13: ("pages are computed in 32-bit floats", "in doubles with a tolerance of 1e-9")
    case .p14: ("slots are one frame late at a page change", "they stand where the offset says")
    case .p15: ("a nested page is lost, or leaks to another item", "it is kept for its item")
    }
  }
}
