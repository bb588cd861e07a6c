import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselStage
import TerminalCells
import Testing

@testable import CarouselRender

@Suite("Composition of a slide")
struct CompositionTests {
  private static func options(_ viewing: Viewing, _ glyphs: GlyphSet = .unicode) -> PaintOptions {
    PaintOptions(glyphs: glyphs, depth: .truecolor, geometry: .standard, viewing: viewing)
  }

  private static func state(
    _ style: Indicator.Style, _ position: Indicator.Position
  ) -> Scene.IndicatorState? {
    var deck = Deck.of(Array(repeating: Slide(.plain), count: 120), indicator: Indicator())
    deck.indicator?.style = style
    deck.indicator?.position = position
    return Stage(deck).scene(columns: 9, rows: 9).indicator
  }

  /// Slides with all kinds of parts.
  private static let slides: [Slide] = {
    let texts = [
      "text", "one\ntwo\nthree\nfour\nfive", "main   passing\nnightly   failing\ndocs   12",
      String(repeating: "a line of prose that is longer than most screens are wide, ", count: 9),
      String(repeating: "row\n", count: 80), "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
    ]
    var slides = texts.map { Slide.text($0, title: "A title", caption: "a caption below") }
    slides += texts.map { Slide.text($0, align: .left, valign: .top) }
    var long = Slide.text("text", title: String(repeating: "A title of many words ", count: 5))
    long.size = .fill
    slides.append(long)
    for size in TypeSize.allCases {
      var slide = Slide.text("Twelve letters", title: "Seven", caption: "below")
      (slide.size, slide.titleSize) = (size, size)
      slides.append(slide)
    }
    var deck = Slide(.deck(.of([Slide(.plain)])))
    deck.title = "A title"
    deck.caption = "a caption"
    return slides + [deck]
  }()

  @Test(
    "At every size the parts are inside of the margins and apart from each other",
    arguments: Viewing.allCases, Indicator.Position.allCases)
  func apart(viewing: Viewing, position: Indicator.Position) throws {
    let indicator = try #require(Self.state(.fraction, position))
    for slide in Self.slides {
      for size in Self.sizes {
        let composition = SlideComposition(
          of: slide, size: size, indicator: indicator, Self.options(viewing))
        let room = IndicatorRoom(indicator, size: size, Self.options(viewing))
        var parts = [composition.title, composition.body, composition.caption].compactMap { $0 }
          .map(\.region)
        if composition.body == nil { parts.append(composition.content) }
        if let indicator = room.indicator { parts.append(indicator) }
        var below = 0
        for part in parts where !part.isEmpty {
          let inside = CellRect(size).insideMargins
          #expect(part.intersection(inside) == part, "\(size) \(slide.content)")
          #expect(parts.filter { !$0.intersection(part).isEmpty }.count == 1, "\(size)")
          below += part.rows
        }
        #expect(below <= 2 * size.rows)
      }
    }
  }

  private static let sizes: [FrameSize] =
    [1, 2, 5, 11, 12, 19, 20, 29, 30, 39, 40, 79, 80, 100, 120, 240].flatMap { columns in
      [1, 2, 3, 7, 8, 12, 15, 16, 19, 20, 24, 30, 40, 50, 60, 70].map { rows in
        FrameSize(columns: columns, rows: rows)
      }
    }

  @Test("Every line is as wide as its room at most, whatever its size", arguments: Viewing.allCases)
  func widths(viewing: Viewing) {
    for slide in Self.slides {
      for size in Self.sizes {
        let composition = SlideComposition(
          of: slide, size: size, indicator: nil, Self.options(viewing))
        for part in [composition.title, composition.body, composition.caption] {
          guard let part else { continue }
          #expect(part.text.width <= 2 * part.region.columns, "\(size) \(slide.content)")
          #expect(part.text.rows == part.region.rows, "\(size) \(slide.content)")
          #expect([1, 4, 8, 12].contains(part.text.step.rows))
        }
      }
    }
  }

  @Test(
    "A group is at 45 % of the free rows, or where its slide says",
    arguments: [(VerticalAlignment.top, 1), (.middle, 10), (.bottom, 22)])
  func group(valign: VerticalAlignment, row: Int) throws {
    var slide = Slide.text("text", valign: valign)
    slide.size = .cell
    let composition = SlideComposition(
      of: slide, size: FrameSize(columns: 80, rows: 24), indicator: nil, Self.options(.desk))
    #expect(try #require(composition.body).region.row == row)
  }

  @Test("An indicator at a side takes the same columns from both", arguments: [30, 31, 80, 200])
  func symmetric(columns: Int) throws {
    for position in [Indicator.Position.left, .right] {
      let size = FrameSize(columns: columns, rows: 24)
      let room = IndicatorRoom(
        Self.state(.fraction, position), size: size, Self.options(.desk))
      let left = room.rest.column
      let right = columns - room.rest.column - room.rest.columns
      #expect(left == right)
      #expect(room.indicator != nil && room.indicator?.intersection(room.rest).isEmpty == true)
    }
  }

  @Test("Only what has letters that the block face lacks is in the terminal's own")
  func missing() throws {
    func steps(_ slide: Slide) -> (title: Int?, lines: [Int]?, caption: Int?) {
      let composition = SlideComposition(
        of: slide, size: FrameSize(columns: 240, rows: 70), indicator: nil, Self.options(.wall))
      let body = composition.body?.text
      return (
        composition.title?.text.step.rows,
        body.map { body in body.lines.map { body.step(of: $0).rows } },
        composition.caption?.text.step.rows
      )
    }
    let kana = "おはよう"
    #expect(steps(.text("a\nb", title: kana, caption: "c")) == (1, [4, 4], 4))
    #expect(steps(.text(kana, title: "a", caption: "c")) == (8, [1], 4))
    #expect(steps(.text("a\n\(kana)\nb", title: "a", caption: kana)) == (8, [4, 1, 4], 1))
    #expect(steps(.text("- a\n- \(kana)")) == (nil, [4, 1], nil))
    #expect(steps(.text("a  b\nc  \(kana)")) == (nil, [1, 1], nil))
  }

  @Test("Without block characters all letters are the terminal's own")
  func ascii() {
    for slide in Self.slides {
      let composition = SlideComposition(
        of: slide, size: FrameSize(columns: 240, rows: 70), indicator: nil,
        Self.options(.wall, .ascii))
      for part in [composition.title, composition.body, composition.caption] {
        #expect(part?.text.step ?? .cell == .cell)
      }
    }
  }
}
