internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid

/// What surrounds a nested carousel on its slide: a panel, the way to it, and what comes next.
///
/// It depends on the decks alone and not on their pages, so that nothing jumps when they turn.
struct NestedFrame: Hashable, Sendable {
  /// The cells of the panel; nil where its colour would not be known, or the slides on it have
  /// colours of their own.
  private(set) var panel: CellRect?
  /// The row of the titles that lead to the page.
  private(set) var breadcrumb: CellRect?
  /// The rows that name the next page, below a line.
  private(set) var foot: CellRect?
  /// The size of the foot.
  let footStep: TypeStep
  /// What is left for the carousel.
  private(set) var content: CellRect

  /// The minimum number of rows of a slide for the way to it, and of a panel for what comes next.
  private static let spaciousRows = 14
  /// How many slides are looked at.
  private static let sample = 64
  /// The columns at each side of a panel that no slide on it covers, one of them for the bar of the
  /// focus.
  private static let edge = 1

  /// Surrounds a nested carousel.
  ///
  /// - Parameters:
  ///   - deck: The nested carousel.
  ///   - slide: The slide that holds it.
  ///   - rows: The rows of that slide.
  ///   - region: The cells that it leaves for the carousel.
  init(_ deck: Deck, on slide: Slide, rows: Int, in region: CellRect, _ options: PaintOptions) {
    content = region
    footStep = TypeScale(rows: rows, lines: 0, viewing: options.viewing).caption
    let slides = deck.slides.prefix(Self.sample)
    let hasTitles = slides.contains { !$0.title.isEmpty }
    // On a wall nobody can read it, and the titles of the slide and of the page say the same.
    if options.viewing == .desk, hasTitles, !slide.title.isEmpty, rows >= Self.spaciousRows,
      region.rows >= Self.spaciousRows / 2
    {
      breadcrumb = CellRect(
        column: region.column, row: region.row, columns: region.columns, rows: 1)
      content = content.inset(top: 2)
    }
    let isInnermost = !slides.contains { $0.deck != nil }
    let isPlain = slides.allSatisfy { $0.background == .transparent }
    let isKnown = options.theme != nil || options.hasKnownGround || slide.background.flat.isKnown
    guard options.isColored, isKnown, isInnermost, isPlain, content.rows >= 3,
      content.columns >= 8 * Self.edge
    else { return }
    panel = content
    // With 16 colours there may be a line all around.
    let rows = options.depth == .palette16 ? 1 : 0
    content = content.inset(left: Self.edge, top: rows, right: Self.edge, bottom: rows)
    guard hasTitles, deck.slides.count > 1, content.rows >= footStep.rows * Self.spaciousRows / 2,
      content.rows >= Self.spaciousRows
    else { return }
    // Blank rows as high as a third of the letters are above and below the words.
    let gap = footStep.gapBelow
    foot = CellRect(
      column: content.column, row: content.row + content.rows - footStep.rows - gap,
      columns: content.columns, rows: footStep.rows
    ).inset(left: Self.footInset, right: Self.footInset)
    content = content.inset(bottom: footStep.rows + 2 * gap)
  }

  /// The columns between the edge of a panel and what its foot says.
  private static let footInset = 3
}

extension ThemeColor {
  /// Whether it is a colour that hides what is beneath, and that is known.
  fileprivate var isKnown: Bool {
    switch self {
    case .standard, .ansi: false
    case .rgba(_, _, _, let alpha): alpha == 255
    }
  }
}
