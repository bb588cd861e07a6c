public import CarouselDeck
public import CarouselEngine

/// What a deck is doing: its carousel, and a stage for each nested deck that has been shown.
///
/// A carousel knows nothing of nesting. The stage coordinates them: the clock of a child
/// starts when its parent settles on it and follows `Deck.WhenHidden` from then on, input finds the
/// carousel that can use it, and a parent can wait until a child is done. At one instant a parent
/// comes before its children.
///
/// Memory grows with the nested decks visited, not with the slides.
public struct Stage: Hashable, Sendable {
  /// The deck.
  public internal(set) var deck: Deck
  /// Its carousel.
  public internal(set) var carousel: Carousel
  /// The stages of the nested decks shown so far, by page.
  public internal(set) var children: [Int: Stage] = [:]
  /// The pages whose children restart when they are shown again.
  var finished: Set<Int> = []
  /// The page whose hold ends when its child is done, because the child has reported it.
  var awaited: Int?
  /// How long the page has been shown since the last rest or change, while nothing made it wait.
  var shown = Duration.zero
  /// How deep the focus is: nil is the innermost carousel shown.
  var focusDepth: Int?

  /// Makes the stage of a deck at rest on its start page, with its clocks running.
  ///
  /// `wallTime` is the time since the beginning of 1970 in UTC; decks without a shared clock do not
  /// look at it. Cost: linear in the slides, to see whether each has an id.
  public init(_ deck: Deck, wallTime: Duration = .zero) {
    self.deck = deck
    carousel = Carousel(deck.items, options: deck.options, wallTime: wallTime)
    if let page = carousel.currentPage, let nested = slide(at: page)?.deck {
      children[page] = Stage(nested, wallTime: wallTime)
      followChild()
    }
  }

  /// The stage's first events: a `started` for each carousel that is shown.
  public var startEvents: [StageEvent] {
    guard let page = carousel.currentPage else { return [] }
    let own = StageEvent(path: [], event: .started(page: page))
    return [own] + (shownChild.map { child in child.startEvents.map { $0.under(page) } } ?? [])
  }

  /// The slide of a page, or nil for a page that has none.
  public func slide(at page: Int) -> Slide? {
    deck.slides.indices.contains(page) ? deck.slides[page] : nil
  }

  /// The stage of the nested deck on the current page, if it has been started.
  public var shownChild: Stage? { carousel.currentPage.flatMap { children[$0] } }

  /// The stage at a path, or nil where none has been started.
  public subscript(path: StagePath) -> Stage? {
    guard let page = path.first else { return self }
    return children[page]?[Array(path.dropFirst())]
  }

  /// Whether anything that runs is moving.
  public var isMoving: Bool {
    carousel.isMoving || runningPages.contains { children[$0]?.isMoving ?? false }
  }

  /// The pages of the children whose time passes, in order.
  var runningPages: [Int] {
    guard !children.isEmpty else { return [] }
    let current = carousel.currentPage
    return children.filter { $0.key == current || $0.value.deck.whenHidden == .run }.keys.sorted()
  }
}

extension StageEvent {
  /// The same event, seen from the parent whose page holds the stage.
  func under(_ page: Int) -> StageEvent { StageEvent(path: [page] + path, event: event) }
}
