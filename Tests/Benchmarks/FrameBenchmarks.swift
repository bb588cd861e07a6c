import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO

/// What one frame of a full-width slide transition costs, in time and in bytes.
enum FrameBenchmarks {
  static func run() {
    for (columns, rows) in [(120, 40), (200, 60)] {
      print("a slide transition at \(columns)x\(rows), 24 frames of 400 ms")
      let size = FrameSize(columns: columns, rows: rows)
      let frames = transition(size)
      var encoder = ANSIEncoder(colorDepth: .truecolor)
      let whole = encoder.encode(frames[0]).count
      var moving = 0
      for frame in frames.dropFirst() { moving += encoder.encode(frame, tolerance: 6).count }
      let steps = frames.count - 1
      Measure.report("first paint", Double(whole), "bytes")
      Measure.report("each frame in motion", Double(moving / steps), "bytes")
      Measure.report(
        "each frame against the first paint", Double(moving / steps) / Double(whole), "")
      Measure.report("composing a frame", compose(deck, size) / 1e6, "ms")
      var other = deck
      other.effect = .fade
      Measure.report("composing a fade", compose(other, size) / 1e6, "ms")
      other.effect = .dissolve
      Measure.report("composing a dissolve", compose(other, size) / 1e6, "ms")
      other.layout = Layout(.coverFlow)
      Measure.report("composing a cover flow", compose(other, size) / 1e6, "ms")
      Measure.report("encoding a frame in motion", encode(frames) / 1e6, "ms")
    }
    TypeBenchmarks.run()
  }

  private static var deck: Deck {
    let paragraph = Array(repeating: "Round and round goes the carousel, page by page.", count: 40)
    var deck = Deck(
      name: "bench",
      slides: (0..<10).map { number in
        var slide = Slide(.text(paragraph.joined(separator: " ")))
        slide.title = "Slide \(number)"
        slide.background = .rgb(UInt8(20 * number), 40, 90)
        return slide
      })
    deck.options.transition = Transition(duration: .milliseconds(400))
    return deck
  }

  private static func frame(of stage: Stage, _ renderer: Renderer, _ size: FrameSize) -> Frame {
    renderer.frame(for: stage.scene(columns: size.columns, rows: size.rows), size: size)
  }

  private static func transition(_ size: FrameSize) -> [Frame] {
    var stage = Stage(deck)
    let renderer = Renderer(screen: Screen())
    var frames = [frame(of: stage, renderer, size)]
    _ = stage.step(axis: .horizontal, forward: true)
    for _ in 1...24 {
      _ = stage.advance(by: .nanoseconds(16_666_667))
      frames.append(frame(of: stage, renderer, size))
    }
    return frames
  }

  private static func compose(_ deck: Deck, _ size: FrameSize) -> Double {
    var stage = Stage(deck)
    let renderer = Renderer(screen: Screen())
    _ = stage.step(axis: .horizontal, forward: true)
    _ = stage.advance(by: .milliseconds(200))
    return Measure.nanoseconds(calls: 20) { _ in _ = frame(of: stage, renderer, size) }
  }

  private static func encode(_ frames: [Frame]) -> Double {
    Measure.nanoseconds(calls: 1) { _ in
      var encoder = ANSIEncoder(colorDepth: .truecolor)
      for frame in frames { _ = encoder.encode(frame, tolerance: 6) }
    } / Double(frames.count)
  }
}
