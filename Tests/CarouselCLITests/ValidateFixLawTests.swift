import CarouselConfig
import CarouselDeck
import SourceDiagnostics
import Testing

@testable import CarouselCLI

@Suite("Fixes of broken configs")
struct ValidateFixLawTests {
  private func load(_ bytes: [UInt8]) -> LoadedConfig {
    ConfigLoader.load(text: bytes, name: "a.yaml", folder: ".", allowsShared: true)
  }

  private func fixed(_ bytes: [UInt8], _ allowingGuesses: Bool) -> FixRun {
    FixRun(of: load(bytes), allowingGuesses: allowingGuesses, load: load)
  }

  @Test("The corpus is there")
  func corpus() { #expect(BrokenConfigs.all.count > 200) }

  @Test("A second run changes nothing, and no run adds an error", arguments: [false, true])
  func idempotence(allowingGuesses: Bool) {
    var total = 0
    for text in BrokenConfigs.all {
      let bytes = Array(text.utf8)
      let once = fixed(bytes, allowingGuesses)
      let twice = fixed(once.bytes, allowingGuesses)
      #expect(twice.bytes == once.bytes, "\(text)")
      #expect(twice.count == 0, "\(text)")
      #expect(once.obstacle != .endless, "\(text)")
      #expect(once.config.report.errorCount <= load(bytes).report.errorCount, "\(text)")
      #expect(once.count > 0 || once.bytes == bytes, "\(text)")
      total += once.count
    }
    #expect(total > 20)
  }

  @Test("A byte order mark and the kind of line breaks stay, and change no fix")
  func lineBreaks() {
    for text in BrokenConfigs.all where !text.contains("\r") && !text.hasPrefix("\u{FEFF}") {
      let fixes = fixed(Array(text.utf8), false)
      guard fixes.count > 0 else { continue }
      let expected = String(decoding: fixes.bytes, as: UTF8.self)
      let windows = fixed(Array(text.replacing("\n", with: "\r\n").utf8), false)
      #expect(
        String(decoding: windows.bytes, as: UTF8.self) == expected.replacing("\n", with: "\r\n"))
      let marked = fixed([0xEF, 0xBB, 0xBF] + Array(text.utf8), false)
      #expect(marked.bytes == [0xEF, 0xBB, 0xBF] + fixes.bytes)
    }
  }

  @Test("Only bytes in the range of an edit change")
  func comments() {
    let config = """
      # one
      warp:   none   # two

      slides:\t
        - { text:   a }   # three
      """
    let fixes = fixed(Array(config.utf8), false)
    #expect(
      String(decoding: fixes.bytes, as: UTF8.self)
        == config.replacing("warp", with: "wrap"))
  }

  @Test("Fixes that bring more errors to light are not made, and that is said")
  func moreErrors() {
    let config = load(Array("warp: none\nslides: [a]\n".utf8))
    let worse = load(Array("a: 1\nb: 2\nc: 3\n".utf8))
    let run = FixRun(of: config, allowingGuesses: false) { _ in worse }
    #expect(run.bytes == config.sources[.first].bytes)
    #expect(run.count == 0)
    #expect(run.obstacle == .moreErrors(worse.report.errorCount, before: 1))
  }

  @Test(
    "Errors that hide each other are all fixed in one run, however many there are",
    arguments: [
      // All that one round can fix: no line makes sense before the others.
      ("\t- a\n", "  - a\n"), ("\t-\n\t\ttext: a\n", "  -\n    text: a\n"),
      // One in a round.
      ("  \t- a\n", "    - a\n"),
    ])
  func hidden(line: String, fixed: String) {
    let count = 250
    let slides = { (line: String) in "slides:\n" + String(repeating: line, count: count) }
    let run = self.fixed(Array(slides(line).utf8), false)
    #expect(String(decoding: run.bytes, as: UTF8.self) == slides(fixed))
    #expect(run.obstacle == nil)
    #expect(run.config.diagnostics == [])
  }

  @Test("Tabs that begin lines of texts are fixed with the others, and change no text")
  func tabsInTexts() throws {
    let lines = "\t- a\n\t- \"b\n\tc\"\n\t- { text:\n\td }\n\t- text: |\n\t\t\te\n\t\t\tf\n"
    let count = 30
    let run = fixed(Array(("slides:\n" + String(repeating: lines, count: count)).utf8), false)
    #expect(run.config.diagnostics == [])
    let slides = try #require(run.config.show).deck.slides
    let words = ["a", "b c", "d", "e\nf"].map { Slide.Content.text($0) }
    #expect(slides.map(\.content) == (0..<count).flatMap { _ in words })
  }

  @Test("Fixes that undo each other change nothing")
  func endless() {
    let config = load(Array("warp: none\nslides: [a]\n".utf8))
    let run = FixRun(of: config, allowingGuesses: false) { bytes in
      load(
        Array(String(decoding: bytes, as: UTF8.self).replacing("wrap", with: "warp").utf8 + [10]))
    }
    #expect(run.obstacle == .endless)
    #expect(run.bytes == config.sources[.first].bytes)
  }
}
