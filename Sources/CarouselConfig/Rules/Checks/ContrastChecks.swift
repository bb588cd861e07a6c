internal import CarouselColor
internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Warns about texts that are hard to read, where both colours are known.
  ///
  /// A caption is not less readable than the other words of its slide: what recedes keeps its
  /// contrast (`RGB.receding`).
  mutating func checkContrast(_ carousel: CheckedCarousel) {
    let (deck, slides) = (carousel.deck, carousel.list.source)
    guard slides.node.count == deck.slides.count else { return }
    var depths = ContrastByDepth()
    for (index, (slide, node)) in zip(deck.slides, slides.node.elements).enumerated()
    where slide.hasOwnColors {
      let path = log.path
      log.path += [.key("slides"), .element(index)]
      checkWords(of: slide, writtenAs: node, in: slides.file, on: backdrop, &depths)
      log.path = path
    }
  }

  /// Checks what is written on a slide, and on its parts.
  private mutating func checkWords(
    of slide: Slide, writtenAs node: YAMLNode, in file: FileID, on backdrop: RGB?,
    _ depths: inout ContrastByDepth
  ) {
    let ground = slide.background.seen(on: backdrop)
    let path = log.path
    defer { log.path = path }
    if case .division(let division) = slide.content {
      let written =
        switch division.arrangement {
        case .columns: node["columns"]
        case .rows: node["rows"]
        }
      guard let parts = written, parts.count == division.parts.count else { return }
      for (index, (part, element)) in zip(division.parts, parts.elements).enumerated() {
        log.path = path + [.key(division.arrangement.rawValue), .element(index)]
        checkWords(of: part.slide, writtenAs: element, in: file, on: ground, &depths)
      }
      log.path = path
    }
    guard slide.color != .standard, let words = slide.words, let ground,
      let color = slide.color.seen(on: ground),
      let low = depths.low(color, as: .letters, on: ground), let value = node["color"]
    else { return }
    let place = node["background"].map { Label(file, $0.range, "the background") }
    log.path.append(.key("color"))
    report(
      .lowContrast(of: words, low), at: Label(file, value.range), also: place.map { [$0] } ?? [])
  }

  /// Warns about indicators that are hard to see on some slide, where both colours are known.
  ///
  /// Only those of a row: cards in space have theirs beside them.
  mutating func checkIndicatorContrast(_ carousel: CheckedCarousel) {
    let deck = carousel.deck
    guard let indicator = deck.indicator, deck.layout.type == .linear,
      deck.slides.count > 1 || !indicator.isHiddenForSinglePage
    else { return }
    if let color = indicator.currentColor {
      checkMarks("current_color", color, isCurrent: true, carousel)
    }
    // The usual colour is a mixture that can be seen on any known background.
    if indicator.color != Indicator().color {
      checkMarks("color", indicator.color, isCurrent: false, carousel)
    }
  }

  /// Reports the first slide on which a colour of the indicator is hard to see.
  private mutating func checkMarks(
    _ key: String, _ color: ThemeColor, isCurrent: Bool, _ carousel: CheckedCarousel
  ) {
    guard let origin = carousel.draft.origins["indicator.\(key)"],
      let style = carousel.deck.indicator?.style
    else { return }
    let slides = carousel.list.source
    var depths = ContrastByDepth()
    for (index, slide) in carousel.deck.slides.enumerated() {
      // The mark of the current page gets another colour where it would be lost.
      guard let ground = slide.background.seen(on: backdrop), let seen = color.seen(on: ground),
        !isCurrent || !seen.isIndistinguishable(from: ground),
        let low = depths.low(seen, as: style.isRead ? .letters : .marks, on: ground)
      else { continue }
      let node = zip(0..., slides.node.elements).first { $0.0 == index }?.1
      let isWritten = slides.node.count == carousel.deck.slides.count
      let place = isWritten ? node?["background"] : nil
      let label = place.map { Label(slides.file, $0.range, "the background") }
      let marks =
        isCurrent ? "the mark of the current page" : "the marks of the other pages"
      inside(.key("indicator")) {
        $0.inside(.key(key)) { reader in
          reader.report(
            .lowContrast(of: style.isRead ? "the numbers" : marks, low, onSlide: index + 1),
            at: origin.label(), also: label.map { [$0] } ?? [])
        }
      }
      return
    }
  }
}

/// The contrast of colours as a terminal shows them, with all, with 256 and with 16 colours.
struct ContrastByDepth {
  private static let depths = [ColorDepth.truecolor, .palette256, .palette16]

  private var reductions: [ColorReduction] = []

  /// The contrast where it is too low; nil where it is enough.
  ///
  /// The reduction keeps a contrast that is enough, so nothing is reduced then. Entries that an
  /// author has chosen change nothing about that: they are used only where they keep it too.
  mutating func low(_ color: RGB, as ink: Ink, on ground: RGB) -> LowContrast? {
    guard color.contrast(with: ground) < ink.minimumContrast else { return nil }
    if reductions.isEmpty { reductions = Self.depths.map { ColorReduction(depth: $0) } }
    var low = LowContrast(color: color, ground: ground, minimum: ink.minimumContrast, ratios: [])
    for index in reductions.indices {
      let shown = reductions[index].shown(color, as: ink, on: ground)
      let ratio = shown.ink.contrast(with: shown.ground)
      if ratio < low.minimum { low.ratios.append((reductions[index].depth, ratio)) }
    }
    return low
  }
}

extension Slide {
  /// Whether there is something to check: a deck may have a million slides without.
  fileprivate var hasOwnColors: Bool {
    if case .division = content { true } else { color != .standard }
  }

  /// What there is to read on it; nil for nothing.
  var words: String? {
    let hasText =
      switch content {
      case .text(let text): !text.isEmpty
      case .markdown(let document): !document.blocks.isEmpty
      case .plain, .image, .deck, .division: false
      }
    if hasText { return "text" }
    return !title.isEmpty ? "the title" : !caption.isEmpty ? "the caption" : nil
  }
}
