import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells

extension Slide {
  /// A text slide with some of its parts.
  static func text(
    _ text: String, title: String = "", caption: String = "", align: HorizontalAlignment = .center,
    valign: VerticalAlignment = .middle, background: ThemeColor = .transparent
  ) -> Slide {
    var slide = Slide(.text(text))
    slide.title = title
    slide.caption = caption
    slide.align = align
    slide.valign = valign
    slide.background = .color(background)
    return slide
  }
}

extension Deck {
  /// A deck whose moves have a constant speed of one page in a second.
  static func of(_ slides: [Slide], axis: Axis = .horizontal, indicator: Indicator? = nil) -> Deck {
    var deck = Deck(name: "deck", slides: slides)
    deck.options.axis = axis
    deck.options.transition = Transition(duration: .seconds(1), easing: .linear)
    deck.indicator = indicator
    return deck
  }

  /// The stage a while after a step forward.
  func moving(for milliseconds: Int) throws -> Stage {
    var stage = Stage(self)
    try stage.send(.next)
    _ = stage.advance(by: .milliseconds(milliseconds))
    return stage
  }
}

extension Stage {
  func frame(
    _ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode, screen: Screen = Screen(),
    overlay: Overlay? = nil
  ) -> Frame {
    Renderer(screen: screen, glyphs: glyphs).frame(
      for: scene(columns: columns, rows: rows), size: FrameSize(columns: columns, rows: rows),
      overlay: overlay)
  }
}

extension Slide {
  /// The slide on a screen of its own, without an indicator.
  func lines(_ columns: Int, _ rows: Int, glyphs: GlyphSet = .unicode) -> [String] {
    Stage(.of([self])).frame(columns, rows, glyphs: glyphs).plainLines
  }
}

/// The lines of a literal.
func rows(_ literal: String) -> [String] {
  literal.split(separator: "\n", omittingEmptySubsequences: false).map { line in
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
