internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics

extension ConfigReader {
  mutating func checkColors(_ carousel: CheckedCarousel) {
    let draft = carousel.draft
    guard let indicator = carousel.deck.indicator, indicator.currentColor == indicator.color,
      let current = draft.origins["indicator.current_color"]
    else { return }
    inside(.key("indicator")) {
      $0.inside(.key("current_color")) { reader in
        let other = draft.origins["indicator.color"]
        reader.report(
          .sameColors(), at: current.label(),
          also: other.map { [$0.label("the other pages")] } ?? [])
      }
    }
  }

  /// The cells of a terminal of the usual size.
  private static let usualCells = (columns: 80, rows: 24)

  /// Warns when a key asks for more dots, or segments, than fit.
  mutating func checkIndicator(_ carousel: CheckedCarousel) {
    guard let indicator = carousel.deck.indicator, depth == 0 else { return }
    if indicator.style == .dots { checkDots(carousel, indicator) }
    if indicator.style == .segments { checkSegments(carousel, indicator) }
  }

  /// Segments that have no room are drawn as one bar, which an author may wonder about.
  private mutating func checkSegments(_ carousel: CheckedCarousel, _ indicator: Indicator) {
    guard let style = carousel.draft.origins["indicator.style"] else { return }
    let count = carousel.deck.slides.count
    let isHorizontal = indicator.position.isHorizontal
    let cells = isHorizontal ? Self.usualCells.columns : Self.usualCells.rows
    // A segment has two cells, and one between it and the next.
    guard 3 * count - 1 > cells else { return }
    let finding = Finding.indicatorCrowded(
      count, "segments", cells: cells, of: isHorizontal ? "columns" : "rows")
    inside(.key("indicator")) { reader in
      reader.report(finding.fixed(by: "fraction", .needsReview), at: style.label())
    }
  }

  private mutating func checkDots(_ carousel: CheckedCarousel, _ indicator: Indicator) {
    let (deck, draft) = (carousel.deck, carousel.draft)
    guard let asked = draft.origins["indicator.max_dots"] else { return }
    let dots = min(deck.slides.count, indicator.maxDots)
    let isHorizontal = indicator.position.isHorizontal
    let cells = isHorizontal ? Self.usualCells.columns : Self.usualCells.rows
    // In a row there is a blank between two dots.
    guard isHorizontal ? 2 * dots - 1 > cells : dots > cells else { return }
    let finding = Finding.indicatorCrowded(
      dots, "dots", cells: cells, of: isHorizontal ? "columns" : "rows")
    inside(.key("indicator")) { reader in
      if let style = draft.origins["indicator.style"] {
        reader.report(
          finding.fixed(by: "fraction", .needsReview), at: style.label(),
          also: [asked.label("the maximum")])
      } else {
        reader.report(finding, at: asked.label())
      }
    }
  }
}
