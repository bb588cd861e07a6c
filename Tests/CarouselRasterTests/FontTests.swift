import TestSupport
import Testing

@testable import CarouselRaster

@Suite("Fonts")
struct FontTests {
  private static func error(of bytes: [UInt8]) -> BitmapFontError? {
    do throws(BitmapFontError) {
      _ = try BitmapFont(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test("Unifont's format has narrow and wide glyphs")
  func hex() throws {
    let font = try TestFont.small()
    #expect(font["A"]?.lines == Array(repeating: "...##...", count: 16))
    #expect(font["B"]?.lines == Array(repeating: "#......#", count: 16))
    #expect(font["你"]?.lines == Array(repeating: "#..............#", count: 16))
    #expect(font["😀"]?.isWide == false)
    #expect(font["C"] == nil)
  }

  @Test(
    "Line ends of other systems, small letters, a missing last line end and other widths are read")
  func variants() throws {
    let narrow = String(repeating: "aB", count: 16)
    let file = "0041:\(narrow)\r\n\n0042:\(narrow)\(narrow)\(narrow)\n0043:\(narrow)"
    let font = try BitmapFont(Array(file.utf8))
    #expect(font["A"]?.lines.first == "#.#.#.##")
    #expect(font["A"] == font["C"])
    #expect(font["B"] == nil)
  }

  @Test("Both versions of console fonts are read, and what gzip made of them", arguments: [1, 2])
  func console(version: Int) throws {
    let file = TestFont.console(version: version)
    for bytes in [file, TestFont.gzip(file)] {
      let font = try BitmapFont(bytes)
      #expect(font["A"]?.lines == Array(repeating: "...##...", count: 16))
      #expect(font["B"]?.lines == Array(repeating: "#......#", count: 16))
      #expect(font["Ä"] == font["B"])
      // These are only in a sequence.
      #expect(font["C"] == nil && font["\u{301}"] == nil)
    }
  }

  @Test("What is no font is refused with its reason")
  func refused() {
    #expect(Self.error(of: []) == .unknownFormat)
    #expect(Self.error(of: Array("root:x:0:0\n".utf8)) == .unknownFormat)
    #expect(Self.error(of: Array("\(TestFont.hex)rest".utf8)) == .damaged)
    #expect(Self.error(of: TestFont.console(version: 2, height: 14)) == .size(width: 8, height: 14))
    for version in [1, 2] {
      let file = TestFont.console(version: version)
      #expect(Self.error(of: TestFont.console(version: version, hasTable: false)) == .noCharacters)
      #expect(Self.error(of: Array(file.prefix(60))) == .damaged)
      #expect(Self.error(of: Array(TestFont.gzip(file).dropLast(9))) == .damaged)
    }
  }

  @Test("Changed bytes never do more than lose a glyph or the font")
  func changed() throws {
    let files = [1, 2].map { TestFont.console(version: $0) } + [Array(TestFont.hex.utf8)]
    for seed in LawCases.seeds(oneOf: 10) {
      var random = SeededGenerator(seed: seed)
      var file = files[Int(seed) % files.count]
      if seed.isMultiple(of: 2) { file = TestFont.gzip(file) }
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        file[Int.random(in: 0..<min(80, file.count), using: &random)] = .random(
          in: 0...255, using: &random)
      }
      if let font = try? BitmapFont(file) {
        for scalar in "AB你Ä".unicodeScalars { _ = font[scalar] }
      }
    }
  }

  @Test("Bold letters are struck twice, italic ones slanted, and none leaves its cell")
  func attributes() throws {
    var letter = try #require(try TestFont.small()["A"])
    letter.embolden()
    #expect(letter.lines == Array(repeating: "...###..", count: 16))
    letter.slant()
    #expect(letter.lines[0] == "....###." && letter.lines[8] == "...###..")
    #expect(letter.lines[15] == "..###...")
    var edge = try #require(try TestFont.small()["B"])
    edge.embolden()
    edge.slant()
    #expect(edge.rows[0] & 0xFF == 0)
  }

  @Test("A glyph is fitted to the cells of its character")
  func fitted() throws {
    let font = try TestFont.small()
    let (narrow, wide) = (try #require(font["A"]), try #require(font["你"]))
    #expect(narrow.fitted(isWide: true).lines[0] == ".......##.......")
    #expect(wide.fitted(isWide: false).lines[0] == "#......#")
    #expect(narrow.fitted(isWide: false) == narrow)
  }
}
