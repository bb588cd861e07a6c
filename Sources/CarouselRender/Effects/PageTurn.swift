internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage

/// A slide of a row as a move shows it.
struct TurnedPage: Hashable, Sendable {
  var slide: PlacedSlide
  /// The cells that it covers.
  var box: CellRect
  /// 0…1; 1 hides what is below.
  var opacity: Double
  var coverage = Canvas.Layer.Coverage.whole

  /// A slide where its layout puts it.
  init(_ slide: PlacedSlide) {
    self.slide = slide
    box = slide.box
    opacity = slide.placement.opacity
  }
}

/// Two pages, one of which replaces the other.
///
/// What is drawn depends on the offset alone: a move that is taken back is drawn backwards.
struct PageTurn: Hashable, Sendable {
  /// The outgoing page, then the incoming one.
  private(set) var pages: [TurnedPage]

  /// The two pages between which the offset is; nil at rest and beyond an end, where a page has
  /// no neighbour, and where pages move by their layout.
  init?(_ slides: [PlacedSlide], _ effect: TransitionEffect) {
    guard effect != .slide, slides.count == 2, slides[0].placement.distance < 0,
      slides[1].placement.distance > 0
    else { return nil }
    pages = slides.map { TurnedPage($0) }
    let fraction = -slides[0].placement.distance
    let look = effect.look(fraction)
    for page in pages.indices {
      pages[page].opacity = page == 0 ? 1 : look.opacity
      let moves = page == 0 ? look.movesEarlier : look.movesLater
      if !moves { pages[page].box = CellRect(pages[page].box.size) }
    }
    pages[1].coverage = look.coverage
  }
}

extension TransitionEffect {
  /// How a turn looks.
  fileprivate struct Look {
    /// Whether the outgoing page moves, rather than staying in the middle.
    var movesEarlier = false
    var movesLater = false
    /// The opacity of the incoming page, 0…1.
    var opacity = 1.0
    /// The visible cells of the incoming page.
    var coverage = Canvas.Layer.Coverage.whole
  }

  /// How a turn looks when a fraction of the way is done: above 0 and below 1.
  fileprivate func look(_ fraction: Double) -> Look {
    switch self {
    case .slide, .push: Look(movesEarlier: true, movesLater: true)
    case .cover: Look(movesLater: true)
    case .fade: Look(opacity: fraction)
    case .dissolve: Look(coverage: .scattered(fraction))
    }
  }

  /// Whether the incoming page appears in place, cell by cell or colour by colour.
  var mixesInPlace: Bool { !look(0.5).movesLater }
}
