internal import CarouselColor
internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

// What all slides of a carousel start from, and backgrounds of more than one colour.
extension ConfigReader {
  /// What is seen at the upper and at the lower edge of a slide; nil where that is not known.
  func edges(of slide: Slide) -> [RGB?] {
    let (own, screen) = (slide.background.ends, screenBackground.ends)
    guard depth == 0 else { return [own.top.seen(on: nil), own.bottom.seen(on: nil)] }
    return [
      own.top.seen(on: screen.top.seen(on: nil)),
      own.bottom.seen(on: screen.bottom.seen(on: nil)),
    ]
  }

  /// Warns about a colour of text that all slides start from, or that is on a gradient, where it is
  /// hard to read.
  mutating func checkSharedColors(_ carousel: CheckedCarousel) {
    let shared = carousel.draft.origins["slide.color"]
    let (slides, source) = (carousel.deck.slides, carousel.list.source)
    guard shared != nil || slides.contains(where: isOnGradient) else { return }
    var nodes = Array(source.node.elements.map(Optional.some))
    // Slides of files are not written one by one.
    if nodes.count != slides.count { nodes = Array(repeating: nil, count: slides.count) }
    var depths = ContrastByDepth()
    for (index, (slide, node)) in zip(slides, nodes).enumerated() where slide.color != .standard {
      let own = node?["color"].map { Label(source.file, $0.range) }
      guard let words = slide.words, let place = own ?? shared?.label(),
        let (color, ground) = worst(slide), let low = depths.low(color, as: .letters, on: ground)
      else { continue }
      let background = node?["background"].map {
        Label(source.file, $0.range, "the background")
      }
      let path = log.path
      log.path += own == nil ? [.key("slide")] : [.key("slides"), .element(index)]
      log.path.append(.key("color"))
      report(.lowContrast(of: words, low), at: place, also: background.map { [$0] } ?? [])
      log.path = path
    }
  }

  private func isOnGradient(_ slide: Slide) -> Bool {
    [slide.background, screenBackground].contains { $0.ends.top != $0.ends.bottom }
  }

  /// The colours of the text of a slide and of its background, where these have the least contrast.
  private func worst(_ slide: Slide) -> (color: RGB, ground: RGB)? {
    edges(of: slide).compactMap { ground in
      ground.flatMap { ground in slide.color.seen(on: ground).map { ($0, ground) } }
    }.min { $0.0.contrast(with: $0.1) < $1.0.contrast(with: $1.1) }
  }

  /// Warns about a `fit` for all slides where none of them has an image.
  mutating func checkSharedFit(_ carousel: CheckedCarousel) {
    guard let fit = carousel.draft.origins["slide.fit"], fit.layer == .own else { return }
    let hasImage = carousel.deck.slides.contains { slide in
      if case .image = slide.content { true } else { false }
    }
    guard !hasImage, !isPartial, !log.hasErrors else { return }
    inside(.key("slide")) { reader in
      reader.inside(.key("fit")) {
        $0.report(
          .idle("fit", "without an image", help: "remove it, or add `image` to a slide"),
          at: fit.keyLabel())
      }
    }
  }
}
