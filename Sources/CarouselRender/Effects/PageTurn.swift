internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage

/// A slide of a row as a move shows it.
struct MovedPage: Hashable, Sendable {
  var slide: PlacedSlide
  /// The cells that it covers.
  var box: CellRect

  /// A slide where its layout puts it.
  init(_ slide: PlacedSlide) {
    self.slide = slide
    box = slide.box
  }
}

/// Two pages, one of which replaces the other.
///
/// What is drawn depends on the offset alone: a move that is taken back is drawn backwards.
struct PageTurn: Hashable, Sendable {
  let effect: TransitionEffect
  /// How much of the way is done: above 0 and below 1.
  let fraction: Double
  let earlier: PlacedSlide
  let later: PlacedSlide

  /// The two pages between which the offset is; nil at rest and beyond an end, where a page has
  /// no neighbour, and where pages move by their layout.
  init?(_ slides: [PlacedSlide], _ effect: TransitionEffect) {
    guard effect != .slide, slides.count == 2, slides[0].placement.distance < 0,
      slides[1].placement.distance > 0
    else { return nil }
    self.effect = effect
    fraction = -slides[0].placement.distance
    (earlier, later) = (slides[0], slides[1])
  }

  /// The side from which the later page comes.
  var side: PageSide {
    let (from, to) = (earlier.box, later.box)
    if from.row != to.row { return from.row < to.row ? .bottom : .top }
    return from.column <= to.column ? .right : .left
  }

  /// The pages of an effect in which at least one of them moves, back to front; nil where both stay
  /// in place.
  var movedPages: [MovedPage]? {
    var pages = [MovedPage(earlier), MovedPage(later)]
    switch effect {
    case .slide, .push: break
    case .cover: pages[0].box = CellRect(earlier.box.size)
    case .fade, .dissolve, .wipe, .zoom, .flip, .cube: return nil
    }
    return pages
  }
}
