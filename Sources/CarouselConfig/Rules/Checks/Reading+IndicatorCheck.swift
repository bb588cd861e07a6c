internal import CarouselDeck
internal import SourceDiagnostics

extension Reading {
  /// The cells of a terminal of the usual size.
  private static let usualCells = (columns: 80, rows: 24)

  /// Warns when somebody asks for more dots than fit.
  mutating func checkIndicator(_ deck: Deck, _ draft: CarouselDraft) {
    guard let indicator = deck.indicator, indicator.style == .dots, depth == 0,
      let asked = draft.origins["indicator.max_dots"]
    else { return }
    let dots = min(deck.slides.count, indicator.maxDots)
    let isHorizontal = indicator.position.isHorizontal
    let cells = isHorizontal ? Self.usualCells.columns : Self.usualCells.rows
    // In a row there is a blank between two dots.
    guard isHorizontal ? 2 * dots - 1 > cells : dots > cells else { return }
    let finding = Finding.indicatorCrowded(
      dots: dots, cells: cells, of: isHorizontal ? "columns" : "rows")
    inside(.key("indicator")) { reading in
      if let style = draft.origins["indicator.style"] {
        reading.report(
          finding.fixed(by: "fraction", .needsReview), at: style.label(),
          also: [asked.label("so many")])
      } else {
        reading.report(finding, at: asked.label())
      }
    }
  }
}
