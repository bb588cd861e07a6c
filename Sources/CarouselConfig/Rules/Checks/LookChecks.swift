internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

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

  /// What text needs to be readable: success criterion 1.4.3 of WCAG 2.2.
  private static let minimumContrast = 4.5

  /// Warns about texts that are hard to read, where both colours are known.
  mutating func checkContrast(_ carousel: CheckedCarousel) {
    let (deck, slides) = (carousel.deck, carousel.list.source)
    guard slides.node.count == deck.slides.count else { return }
    for (index, (slide, node)) in zip(deck.slides, slides.node.elements).enumerated()
    where slide.color != .standard && slide.hasWords {
      guard let background = slide.background.seen(on: backdrop),
        let contrast = slide.color.seen(on: background)?.contrast(with: background),
        contrast < Self.minimumContrast, let color = node["color"]
      else { continue }
      let place = node["background"].map { Label(slides.file, $0.range, "the background") }
      let path = log.path
      log.path += [.key("slides"), .element(index), .key("color")]
      report(
        .lowContrast(
          contrast, least: Self.minimumContrast,
          best: background.contrasting == RGB(0, 0, 0) ? "black" : "white"),
        at: Label(slides.file, color.range), also: place.map { [$0] } ?? [])
      log.path = path
    }
  }

  /// What is seen behind the slides of the carousel that is read, where that is known.
  ///
  /// In a nested carousel nothing is known: it is on a slide.
  var backdrop: RGB? { depth == 0 ? screenBackground.seen(on: nil) : nil }

  /// The cells of a terminal of the usual size.
  private static let usualCells = (columns: 80, rows: 24)

  /// Warns when a key asks for more dots than fit.
  mutating func checkIndicator(_ carousel: CheckedCarousel) {
    let (deck, draft) = (carousel.deck, carousel.draft)
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

extension Slide {
  /// Whether there is something to read on it.
  fileprivate var hasWords: Bool {
    if !title.isEmpty || !caption.isEmpty { return true }
    switch content {
    case .text(let text): return !text.isEmpty
    case .markdown(let document): return !document.blocks.isEmpty
    case .plain, .image, .deck, .division: return false
    }
  }
}
