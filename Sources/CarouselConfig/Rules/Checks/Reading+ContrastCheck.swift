internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension Reading {
  /// What text needs to be readable: success criterion 1.4.3 of WCAG 2.2.
  private static let leastContrast = 4.5

  /// Warns about texts that are hard to read, where both colours are known.
  mutating func checkContrast(_ deck: Deck, _ slides: Value) {
    guard slides.node.count == deck.slides.count else { return }
    for (index, (slide, node)) in zip(deck.slides, slides.node.elements).enumerated()
    where slide.color != .standard && slide.hasWords {
      guard let background = slide.background.seen(on: backdrop),
        let contrast = slide.color.seen(on: background)?.contrast(with: background),
        contrast < Self.leastContrast, let color = node["color"]
      else { continue }
      let place = node["background"].map { Label(slides.file, $0.range, "the background") }
      let path = log.path
      log.path += [.key("slides"), .element(index), .key("color")]
      report(
        .lowContrast(
          contrast, least: Self.leastContrast,
          best: background.contrasting == RGB(0, 0, 0) ? "black" : "white"),
        at: Label(slides.file, color.range), also: place.map { [$0] } ?? [])
      log.path = path
    }
  }

  /// What is seen behind the slides of the carousel that is read, where that is known.
  ///
  /// In a nested carousel nothing is known: it lies on a slide.
  var backdrop: RGB? { depth == 0 ? screenBackground.seen(on: nil) : nil }
}

extension Slide {
  /// Whether there is something to read on it.
  fileprivate var hasWords: Bool {
    if !title.isEmpty || !caption.isEmpty { return true }
    switch content {
    case .text(let text): return !text.isEmpty
    case .markdown(let document): return !document.blocks.isEmpty
    case .plain, .image, .deck: return false
    }
  }
}
