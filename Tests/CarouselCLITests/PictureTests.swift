import CarouselGrid
import Foundation
import TerminalCells
import TestSupport
import Testing

@testable import CarouselCLI

@Suite("Pictures")
struct PictureTests {
  /// A font with two letters.
  static let font = Golden.folder.appending(path: "letters.hex").path

  /// A folder with a config, which is gone after the test.
  private static func inFolder(_ body: (_ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let config = "slides: [{ text: ABBA, background: '#200000' }]\n"
    try config.write(
      to: folder.appending(path: "show.yaml"), atomically: true, encoding: .utf8)
    try body(folder)
  }

  private static func render(_ options: String, in folder: URL) throws -> EndToEnd.Run {
    let words = options.split(separator: " ").map(String.init)
    return try EndToEnd.run(
      ["render", "show.yaml", "--font", font] + words, in: folder.path)
  }

  /// The width and height that a file claims to have, if it is a picture.
  private static func size(of file: URL) throws -> [Int] {
    let bytes = Array(try Data(contentsOf: file))
    #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("The name of the file or the format asks for a picture, of the size and scale asked for")
  func written() throws {
    try Self.inFolder { folder in
      for (options, expected) in [
        ("-o a.png", [640, 384]), ("-o a.PNG --size 10x3 --scale 2", [160, 96]),
        ("--output a --format png --size 1x1 --scale 3", [24, 48]),
        ("-o a.png --size 9x2 --colors 16", [72, 32]),
      ] {
        let run = try Self.render(options, in: folder)
        #expect(run.status == 0 && run.output == "" && run.errors == "", "\(options): \(run)")
        let name = try #require(options.split(separator: " ").dropFirst().first)
        #expect(try Self.size(of: folder.appending(path: String(name))) == expected)
      }
    }
  }

  @Test("Text goes to a file as well, in place of what was there")
  func text() throws {
    try Self.inFolder { folder in
      let file = folder.appending(path: "frame.txt")
      try String(repeating: "old", count: 999).write(to: file, atomically: true, encoding: .utf8)
      let shown = try Self.render("--size 12x3", in: folder)
      let run = try Self.render("--size 12x3 -o frame.txt", in: folder)
      #expect(run.status == 0 && run.output == "")
      #expect(try Checkout.text(of: file) == shown.output && shown.output.contains("ABBA"))
      #expect(try Self.render("--size 12x3 -o -", in: folder).output == shown.output)
    }
  }

  @Test("The colours of a depth are those of the palette")
  func depths() throws {
    try Self.inFolder { folder in
      for (depth, channel) in [("truecolor", UInt8(0x20)), ("none", 0)] {
        let options = "-o a.png --size 20x5 --colors \(depth)"
        #expect(try Self.render(options, in: folder).status == 0)
        let bytes = Array(try Data(contentsOf: folder.appending(path: "a.png")))
        let palette = try #require(bytes.firstRange(of: Array("PLTE".utf8))).upperBound
        #expect(Array(bytes[palette..<palette + 3]) == [channel, 0, 0], "\(depth)")
      }
    }
  }

  @Test(
    "What cannot be drawn or written is refused, and says what helps",
    arguments: [
      ("--format png --size 0x5", "at least one cell"),
      ("--format png --size 1000x1000", "8000x16000 pixels"),
      ("--scale 4", "one of 1, 2, 3"),
      ("-o nowhere/a.png", "cannot write `nowhere/a.png`: no such file"),
    ])
  func refused(options: String, words: String) throws {
    try Self.inFolder { folder in
      let run = try Self.render(options, in: folder)
      #expect(run.status == 2 && run.output == "")
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test("A file that is no font is refused with its reason")
  func noFont() throws {
    try Self.inFolder { folder in
      for (file, reason) in [
        ("show.yaml", "neither"), ("none", "no such file"), (".", "not a file"),
      ] {
        let run = try EndToEnd.run(
          ["render", "show.yaml", "--font", file, "-o", "a.png"], in: folder.path)
        #expect(run.status == 2)
        #expect(run.errors.contains("`\(file)` cannot be used as a font: "), "\(run.errors)")
        #expect(run.errors.contains(reason), "\(run.errors)")
      }
    }
  }

  @Test("A picture never goes to a terminal")
  func terminal() throws {
    let config = try EndToEnd.Config(EndToEnd.threePages)
    var terminal = try PseudoTerminal(
      EndToEnd.program, ["render", config.path, "--format", "png", "--font", Self.font],
      environment: EndToEnd.environment, size: FrameSize(columns: 80, rows: 24))
    let ending = try terminal.waitForEnd()
    #expect(ending == .exited(2))
    let text = terminal.screen.frame.plainLines.joined(separator: "\n")
    #expect(text.contains("a picture cannot be written to a terminal"))
    #expect(text.contains("-o frame.png"))
  }

  @Test("Without a font the message names the package and the option")
  func search() {
    let error = FontSearch.nothingFound
    #expect(error.hint?.contains("apt install unifont") == true)
    #expect(error.hint?.contains("--font FILE") == true)
    #expect(FontSearch.paths.first == "/usr/share/unifont/unifont.hex")
  }
}
