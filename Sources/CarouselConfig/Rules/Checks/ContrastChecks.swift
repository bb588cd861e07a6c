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
    let (deck, source) = (carousel.deck, carousel.list.source)
    let shared = carousel.draft.origins["slide.color"].map {
      WrittenColor(label: $0.label(), path: log.path + [.key("slide"), .key("color")])
    }
    // Slides of files are not written one by one.
    let isWritten = source.node.count == deck.slides.count
    guard isWritten || shared != nil else { return }
    var nodes = source.node.elements.makeIterator()
    var depths = ContrastByDepth()
    for (index, slide) in deck.slides.enumerated() {
      let node = nodes.next()
      guard slide.hasOwnColors else { continue }
      let path = log.path
      log.path += [.key("slides"), .element(index)]
      checkWords(
        of: slide, writtenAs: isWritten ? node : nil, in: source.file, from: shared,
        on: backdropEdges, &depths)
      log.path = path
    }
  }

  /// Checks what is written on a slide, and on its parts.
  ///
  /// - Parameters:
  ///   - shared: The colour that it has without one of its own.
  ///   - beneath: What is behind its upper and its lower edge.
  private mutating func checkWords(
    of slide: Slide, writtenAs node: YAMLNode?, in file: FileID, from shared: WrittenColor?,
    on beneath: [RGB?], _ depths: inout ContrastByDepth
  ) {
    let path = log.path
    defer { log.path = path }
    let own = node?["color"].map {
      WrittenColor(label: Label(file, $0.range), path: path + [.key("color")])
    }
    let written = own ?? shared
    if case .division(let division) = slide.content, let node {
      let list =
        switch division.arrangement {
        case .columns: node["columns"]
        case .rows: node["rows"]
        }
      guard let parts = list, parts.count == division.parts.count else { return }
      let grounds =
        switch division.arrangement {
        case .columns: slide.background.edges(on: beneath)
        // Each is on a stretch of the gradient: the middle stands for all of them.
        case .rows: beneath.map { slide.background.seen(on: $0) }
        }
      for (index, (part, element)) in zip(division.parts, parts.elements).enumerated() {
        log.path = path + [.key(division.arrangement.rawValue), .element(index)]
        checkWords(
          of: part.slide, writtenAs: element, in: file, from: written, on: grounds, &depths)
      }
    }
    guard slide.color != .standard, let words = slide.words, let written,
      let (color, ground) = slide.color.hardest(on: slide.background.edges(on: beneath)),
      let low = depths.low(color, as: .letters, on: ground)
    else { return }
    let place = node?["background"].map { Label(file, $0.range, "the background") }
    log.path = written.path
    report(.lowContrast(of: words, low), at: written.label, also: place.map { [$0] } ?? [])
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

  /// What is behind an indicator.
  private func edges(of slide: Slide, touchedBy position: Indicator.Position) -> [RGB?] {
    if depth == 0, let indicatorLine {
      // It is on the screen.
      return [indicatorLine.name == "header" ? backdropEdges[0] : backdropEdges[1]]
    }
    let edges = edges(of: slide)
    return switch position {
    case .top: Array(edges.prefix(1))
    case .bottom: Array(edges.suffix(1))
    case .left, .right: edges
    }
  }

  /// Reports the first slide on which a colour of the indicator is hard to see.
  private mutating func checkMarks(
    _ key: String, _ color: ThemeColor, isCurrent: Bool, _ carousel: CheckedCarousel
  ) {
    guard let origin = carousel.draft.origins["indicator.\(key)"],
      let indicator = carousel.deck.indicator
    else { return }
    let (style, position) = (indicator.style, indicator.position)
    let line = depth == 0 ? indicatorLine : nil
    let slides = carousel.list.source
    var depths = ContrastByDepth()
    for (index, slide) in carousel.deck.slides.enumerated() {
      // The mark of the current page gets another colour where it would be lost.
      guard let (seen, ground) = color.hardest(on: edges(of: slide, touchedBy: position)),
        !isCurrent || !seen.isIndistinguishable(from: ground),
        let low = depths.low(seen, as: style.isRead ? .letters : .marks, on: ground)
      else { continue }
      let node = zip(0..., slides.node.elements).first { $0.0 == index }?.1
      let isWritten = line == nil && slides.node.count == carousel.deck.slides.count
      let place = isWritten ? node?["background"] : nil
      let label = place.map { Label(slides.file, $0.range, "the background") }
      let marks =
        isCurrent ? "the mark of the current page" : "the marks of the other pages"
      inside(.key("indicator")) {
        $0.inside(.key(key)) { reader in
          reader.report(
            .lowContrast(
              of: style.isRead ? "the numbers" : marks, low, onSlide: line == nil ? index + 1 : nil),
            at: origin.label(), also: label.map { [$0] } ?? [])
        }
      }
      return
    }
  }
}

/// Where the colour of a text is written.
private struct WrittenColor {
  let label: Label
  let path: [FindingLog.Step]
}

extension ThemeColor {
  /// This colour and the one behind it with which it has the least contrast, at the edges of a
  /// ground or half way between them; nil where none is known.
  fileprivate func hardest(on edges: [RGB?]) -> (color: RGB, ground: RGB)? {
    var grounds = edges.compactMap(\.self)
    // A colour between those of the edges can be read at both and be lost on the way.
    if grounds.count == 2 { grounds.append(grounds[0].blended(with: grounds[1], amount: 0.5)) }
    return grounds.compactMap { ground in seen(on: ground).map { ($0, ground) } }
      .min { $0.0.contrast(with: $0.1) < $1.0.contrast(with: $1.1) }
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
