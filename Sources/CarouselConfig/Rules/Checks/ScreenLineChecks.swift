internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics

// What the header and the footer of the screen mean together, and with the carousel that plays.
extension ConfigReader {
  /// Warns about what a line cannot show: a text in the place of the indicator, and a second
  /// indicator.
  mutating func checkLines(_ draft: ScreenDraft) {
    for (name, line) in [("header", draft.header), ("footer", draft.footer)] {
      guard let place = line.indicator else { continue }
      let origin = draft.origins["screen.\(name).indicator"]
      if let text = draft.origins["screen.\(name).\(place.rawValue)"], text.layer == .own {
        reportIdle(
          [name, place.rawValue], "beside `indicator: \(place.rawValue)`",
          help: "write it at another place, or remove it", at: text, also: origin)
      }
      let header = draft.origins["screen.header.indicator"]
      if name == "footer", draft.header.indicator != nil, let origin, origin.layer == .own {
        reportIdle(
          [name, "indicator"], "beside that of the header", help: "remove one of them",
          at: origin, also: header)
      }
    }
  }

  /// Warns about a colour of a line that is hard to read on the screen, where both are known.
  mutating func checkLineContrast(_ draft: ScreenDraft) {
    let ends = draft.screen.background.ends
    let grounds = [ends.top.seen(on: nil), ends.bottom.seen(on: nil)]
    for (name, line, ground) in [
      ("header", draft.header, grounds[0]), ("footer", draft.footer, grounds[1]),
    ] {
      var depths = ContrastByDepth()
      guard line.color != .standard, let ground, let color = line.color.seen(on: ground),
        let origin = draft.origins["screen.\(name).color"],
        let low = depths.low(color, as: .letters, on: ground)
      else { continue }
      inside(.key(name)) {
        $0.inside(.key("color")) { reader in
          reader.report(.lowContrast(of: "the \(name)", low), at: origin.label())
        }
      }
    }
  }

  /// Warns about a place for the indicator of a carousel that has none.
  mutating func checkIndicator(of deck: Deck, in draft: ScreenDraft) {
    guard deck.indicator == nil, let name = draft.indicatorLine,
      let origin = draft.origins["screen.\(name).indicator"], origin.layer == .own,
      !isPartial
    else { return }
    inside(.key("screen")) {
      $0.reportIdle(
        [name, "indicator"], "with `indicator: none`",
        help: "remove it, or write an indicator for the carousel", at: origin)
    }
  }

  /// Warns about an edge for an indicator that is in a line of the screen.
  mutating func checkIndicatorPlace(_ carousel: CheckedCarousel) {
    guard depth == 0, let line = indicatorLine, carousel.deck.indicator != nil else { return }
    for key in ["position", "align"] {
      guard let origin = carousel.draft.origins["indicator.\(key)"], origin.layer == .own else {
        continue
      }
      reportIdle(
        ["indicator", key], "beside `screen.\(line.name).indicator`", help: "remove one of them",
        at: origin, also: line.origin)
    }
  }

  /// Reports a key that does nothing, by the last two keys of its path.
  private mutating func reportIdle(
    _ path: [String], _ reason: String, help: String, at origin: Origin, also other: Origin? = nil
  ) {
    let steps = log.path
    defer { log.path = steps }
    log.path += path.map { .key($0) }
    report(
      .idle(path.last ?? "", reason, help: help), at: origin.keyLabel(),
      also: other.map { [$0.label("this one")] } ?? [])
  }
}

extension ScreenDraft {
  /// The line that shows the indicator.
  var indicatorLine: String? {
    header.indicator != nil ? "header" : footer.indicator != nil ? "footer" : nil
  }
}
