package import CarouselDeck
package import CarouselGrid
package import CarouselStage

/// A part of a slide, or of the screen, whose text is longer than its room.
package struct OverlongText: Hashable, Sendable {
  /// The pages that lead to the slide; empty for a line of the screen.
  package let path: StagePath
  /// The part: `title`, `text` or `caption`, or `columns` where these are wider than the slide;
  /// `header` or `footer`.
  package let part: String
}

extension Renderer {
  /// The texts of a deck, and of those in it, that are cut where their slide is the current one, and
  /// those of the lines above and below it.
  ///
  /// None where the terminal is too small for the carousel as a whole.
  ///
  /// - Complexity: O(length of the text).
  package func overlongTexts(of deck: Deck, size: FrameSize) -> [OverlongText] {
    guard let (region, lines, options) = layout(of: Stage(deck), in: size) else { return [] }
    var found: [OverlongText] = []
    for (part, line) in [("header", lines.header), ("footer", lines.footer)] {
      if line?.isCut ?? false { found.append(OverlongText(path: [], part: part)) }
    }
    collect(
      of: deck, size: region.size, options, path: [], outerIndicator: lines.indicator, into: &found)
    return found
  }

  private func collect(
    of deck: Deck, size: FrameSize, _ options: PaintOptions, path: StagePath,
    outerIndicator: Scene.IndicatorState? = nil, into found: inout [OverlongText]
  ) {
    let scene = Stage(deck).scene(
      columns: size.columns, rows: size.rows, geometry: geometry, outerIndicator: outerIndicator)
    // All slides of a carousel are as large as its current one.
    let current = scene.slides(options).min {
      abs($0.placement.distance) < abs($1.placement.distance)
    }
    guard let current else { return }
    for (page, slide) in deck.slides.enumerated() {
      let composition = SlideComposition(
        of: slide, size: current.content.size, indicator: current.indicator, options)
      if let division = slide.content.division, division.arrangement == .columns,
        division.leastCells > current.content.columns
      {
        found.append(OverlongText(path: path + [page], part: "columns"))
      }
      found += composition.cutParts.map { OverlongText(path: path + [page], part: $0) }
      guard let child = slide.deck else { continue }
      collect(
        of: child, size: composition.content.size, options, path: path + [page], into: &found)
    }
  }
}

extension SlideComposition {
  /// The parts whose text is cut, those of a divided slide included.
  var cutParts: [String] {
    var parts: [String] = []
    if title?.text.isCut ?? false { parts.append("title") }
    if caption?.text.isCut ?? false { parts.append("caption") }
    if isCut, parts.isEmpty || body?.text.isCut ?? false, division.isEmpty { parts.append("text") }
    for part in division.flatMap(\.composition.cutParts) where !parts.contains(part) {
      parts.append(part)
    }
    return parts
  }
}
