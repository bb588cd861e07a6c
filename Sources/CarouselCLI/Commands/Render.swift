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
        name: "format", value: "FORMAT", words: ["text", "ansi", "png"],
        summary: "text, ansi or png (default: png for a FILE.png, else text)"),
      RenderOutput.syntax,
      SharedOption.colors(default: "truecolor"), SharedOption.root,
    ] + PictureOptions.syntax,
    notes: [
      "Time is virtual: a frame a day ahead takes no longer than the first one.",
      "A picture has 8x16 pixels a cell. Its letters come from Unifont or else a console font of this "
        + "system; in Debian, `apt install unifont` has nearly every character.",
    ],
    examples: [
      ("carousel-play render deck.yaml --at 2500ms --size 60x12", "the frame after 2.5 s"),
      ("carousel-play render deck.yaml --colors 16 -o frame.png", "a picture in 16 colours"),
    ],
    run: run)

  private enum Format { case text, ansi, png }

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let time = try arguments.duration("at") ?? .zero
    let wallTime = try arguments.timestamp("from") ?? .zero
    let size = try arguments.size("size") ?? FrameSize(columns: 80, rows: 24)
    let output = RenderOutput(arguments)
    let named = try arguments.choice(
      "format", among: [("text", Format.text), ("ansi", .ansi), ("png", .png)])
    let format = named ?? (output.namesPicture ? .png : .text)
    let depth = try arguments.colorDepth() ?? .truecolor
    let scale = try PictureOptions.scale(arguments)
    let picture = format == .png ? try PictureOptions(arguments, size: size, scale: scale) : nil
    if picture != nil { try output.requireNoTerminal() }
    guard let show = try ConfigReading.show(at: arguments.positional[0], arguments) else {
      return .problems
    }
    var timeline = Timeline(Stage(show.deck, wallTime: wallTime))
    timeline.jump(to: time)
    let renderer = Renderer(screen: show.screen, depth: format == .text ? .none : depth)
    let frame = renderer.frame(of: timeline.stage, size: size)
    let indices = PaletteIndices(of: show.screen)
    if let picture {
      try output.write(picture.bytes(of: frame, depth: depth, indices: indices))
    } else if format == .ansi {
      try output.write(ansiText(of: frame, colorDepth: depth, indices: indices))
    } else {
      try output.write(Array(frame.plainLines.map { $0 + "\n" }.joined().utf8))
    }
    return .success
  }
}
