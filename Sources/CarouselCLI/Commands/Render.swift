import CarouselColor
import CarouselDeck
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO

/// `render`: the frame at a virtual time.
enum Render {
  static let command = CommandSyntax(
    name: "render", summary: "print the frame at a given time", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(
        name: "at", value: "DURATION", summary: "the time since the start (default: 0s)"),
      SharedOption.from(default: "1970-01-01T00:00:00Z"),
      OptionSyntax(
        name: "size", value: "COLUMNSxROWS", summary: "the size of the screen (default: 80x24)"),
      OptionSyntax(
        name: "format", value: "FORMAT", words: ["text", "ansi"],
        summary: "text or ansi (default: text)"),
      SharedOption.colors(default: "truecolor"), SharedOption.root,
    ],
    notes: ["Time is virtual: a frame a day ahead takes no longer than the first one."],
    examples: [
      ("carousel-play render deck.yaml --at 2500ms --size 60x12", "the frame after 2.5 s")
    ],
    run: run)

  private enum Format { case text, ansi }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let time = try arguments.duration("at") ?? .zero
    let wallTime = try arguments.timestamp("from") ?? .zero
    let size = try arguments.size("size") ?? FrameSize(columns: 80, rows: 24)
    let format = try arguments.choice("format", among: [("text", Format.text), ("ansi", .ansi)])
    let depth = try arguments.colorDepth() ?? .truecolor
    guard let show = try ConfigReading.show(at: arguments.positional[0], arguments) else {
      return .problems
    }
    var timeline = Timeline(Stage(show.deck, wallTime: wallTime))
    timeline.jump(to: time)
    let renderer = Renderer(screen: show.screen, depth: format == .ansi ? depth : .none)
    let frame = renderer.frame(
      of: timeline.stage, size: size)
    switch format ?? .text {
    case .text: Console.output.write(frame.plainLines.map { $0 + "\n" }.joined())
    case .ansi:
      Console.output.write(
        ansiText(of: frame, colorDepth: depth, indices: PaletteIndices(of: show.screen)))
    }
    return .success
  }
}
