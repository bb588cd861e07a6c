import CarouselConfig
import CarouselDeck
import CarouselEngine
import Foundation
import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

/// Inputs that are made to be slow, to crash or to be misread.
@Suite("Hostile and odd inputs")
struct HostileConfigTests {
  private func ids(path: String) -> [String] {
    let config = ConfigLoader.load(path: path)
    #expect(config.show == nil)
    #expect(config.diagnostics.allSatisfy { $0.help != nil || $0.rule == .tooDeep })
    return config.diagnostics.map(\.rule.id)
  }

  @Test("What is no readable file is one diagnostic with a fix")
  func files() throws {
    let folder = try TemporaryFolder(["empty.yaml": "", "hero.yaml": "slides: [a]"])
    let pipe = folder.path + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(ids(path: folder.path) == ["not-a-regular-file"])
    #expect(ids(path: pipe) == ["not-a-regular-file"])
    let piped = ConfigLoader.load(path: pipe).diagnostics
    #expect(piped.first?.help?.contains("`-`") == true)
    #expect(ids(path: "/dev/zero") == ["not-a-regular-file"])
    #expect(ids(path: folder.path + "/hreo.yaml") == ["unreadable"])
    #expect(ids(path: "") == ["unreadable"])
    #expect(ids(path: folder.path + "/hero.yaml/a") == ["unreadable"])
    #expect(ids(path: folder.path + "/empty.yaml") == ["empty-file"])
    let large = folder.path + "/large.yaml"
    #expect(FileManager.default.createFile(atPath: large, contents: nil))
    #expect(truncate(large, 65 << 20) == 0)
    #expect(ids(path: large) == ["too-large"])
    let missing = ConfigLoader.load(path: folder.path + "/hreo.yaml").diagnostics
    #expect(missing.map(\.help) == ["did you mean `\(folder.path)/hero.yaml`?"])
  }

  @Test("Bytes that are no config are refused")
  func bytes() throws {
    #expect(loaded(String(repeating: "[", count: 100_000)).diagnostics.map(\.rule) == [.tooDeep])
    let laughs = (1..<10).map { level in
      let aliases = Array(repeating: "*l\(level - 1)", count: 10).joined(separator: ", ")
      return "x-\(level): &l\(level) [\(aliases)]\n"
    }
    let config = loaded("x-0: &l0 ha\n" + laughs.joined() + "slides: [a]\n")
    #expect(config.diagnostics.map(\.rule) == [.aliasExplosion])
    var generator = SeededGenerator(seed: 7)
    let noise = (0..<10_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let binary = ConfigLoader.load(text: noise, name: "a", folder: ".")
    #expect(binary.diagnostics.count == 1)
    #expect(binary.show == nil)
  }

  @Test("Presets cannot multiply each other")
  func presets() {
    let lists = (0..<15).map { level in
      let names = Array(repeating: "p\(level + 1)", count: 100).joined(separator: ", ")
      return "  p\(level): { extends: [\(names)] }\n"
    }
    let text = "presets:\n" + lists.joined() + "  p15: { wrap: none }\nextends: p0\nslides: [a]\n"
    let config = loaded(text)
    #expect(config.diagnostics == [])
    #expect(config.show?.deck.options.boundary == .bounded)
  }

  @Test("Many mistakes are cut off, and many names are refused")
  func many() {
    let wrong = "slides:\n" + String(repeating: "- { hold: 3 }\n", count: 100_000)
    #expect(loaded(wrong).diagnostics.count == 1000)
    let names = (0..<257).map { "  p\($0): {}\n" }.joined()
    #expect(loaded("slides: [a]\npresets:\n" + names).diagnostics.map(\.rule) == [.tooMany])
    let palette = (0..<9999).map { "  c\($0): $c\($0 + 1)\n" }.joined()
    let chain = loaded("slides: [{ color: $c0 }]\npalette:\n" + palette + "  c9999: red\n")
    #expect(chain.show?.deck.slides.map(\.color) == [.rgb(255, 0, 0)])
  }

  @Test("Mistakes are cheap, however often they are made or repeated by aliases")
  func mistakes() {
    func repeated(_ text: String) -> String {
      "slides:\n" + String(repeating: "- \(text)\n", count: 20_000)
    }
    for text in ["{ color: nayv }", "{ colour: navy }", "{ align: centre }", "{ color: $a }"] {
      #expect(loaded(repeated(text)).diagnostics.count == 1000)
      let aliased = "x-a: &a \(text)\nslides:\n" + String(repeating: "- *a\n", count: 20_000)
      #expect(loaded(aliased).diagnostics.count == 1)
    }
    let keys = (0..<20_000).map { "key\($0): 1\n" }.joined()
    #expect(loaded(keys + "slides: [a]").diagnostics.count == 1000)
  }

  @Test("Line ends and a byte order mark change no position")
  func lineEnds() {
    let text = "direcion: a\nslides:\n  - { hold: 3 s }\nwrap: no\nstart: 5\n"
    func places(_ text: String) -> [String] {
      let config = loaded(text)
      return config.diagnostics.map { diagnostic in
        let place = config.sources[diagnostic.primary.file].location(
          of: diagnostic.primary.range.start)
        return "\(place) \(diagnostic.rule.id)"
      }
    }
    let expected = places(text)
    #expect(
      expected == [
        "1:1 unknown-key", "1:11 not-one-of", "3:13 duration-space", "4:7 not-one-of",
        "5:8 out-of-range",
      ])
    let crlf = text.replacing("\n", with: "\r\n")
    #expect(places(crlf) == expected)
    #expect(places("\u{FEFF}" + text) == expected)
    #expect(places("\u{FEFF}" + crlf) == expected)
  }

  @Test("Every beginning of a config either loads or has an error")
  func beginnings() {
    let text = Array(WorkedExampleTests.text.utf8)
    for end in 0...text.count {
      let config = ConfigLoader.load(text: Array(text[..<end]), name: "a", folder: ".")
      #expect((config.show == nil) == (config.report.errorCount > 0), "\(end)")
      for diagnostic in config.diagnostics {
        #expect(diagnostic.primary.range.end <= end)
      }
    }
  }
}
