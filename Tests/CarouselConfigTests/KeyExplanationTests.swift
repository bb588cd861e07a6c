import SourceDiagnostics
import Testing

@testable import CarouselConfig

@Suite("Explanations of keys")
struct KeyExplanationTests {
  /// What the examples name is there.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder([
      "shared/brand.yaml": "palette: { brand: red }\n", "notes.txt": "a\n", "notes.md": "a\n",
    ])
    try folder.write("art/harbour.png", ImageBytes.png(64, 48))
    return folder
  }

  @Test("Each right example of each key loads without a finding", arguments: KeyRow.all)
  func right(row: KeyRow) throws {
    let folder = try Self.folder()
    for example in row.examples {
      let text = KeyExample.config(row, example)
      Corpus.keep(text)
      let config = ConfigLoader.load(
        text: Array(text.utf8), name: "a.yaml", folder: folder.path)
      let findings = config.diagnostics.filter { $0.severity == .error }
      #expect(findings == [], "\(text)")
    }
    #expect(!row.examples.isEmpty)
  }

  @Test("The wrong example of each key is an error about its value", arguments: KeyRow.all)
  func wrong(row: KeyRow) throws {
    let folder = try Self.folder()
    let text = KeyExample.config(row, row.form.mistake)
    let findings = loaded(text, folder: folder.path).diagnostics.filter { $0.severity == .error }
    #expect(findings.count == 1, "\(text)\n\(findings.map(\.message))")
    #expect(findings.allSatisfy { $0.help != nil })
  }

  @Test("An explanation has all that the table knows")
  func whole() {
    #expect(
      KeyExplanation.text(of: "autoplay.laps") == """
        autoplay.laps: How many times autoplay returns to its first page before it stops.

          where    under `autoplay`, in a carousel, a preset or `defaults`
          value    a whole number in 1…1000000000 or `forever`
          default  `forever`
          right    autoplay:
                     every: 3s
                     laps: 2
          wrong    autoplay:
                     every: 3s
                     laps: 0
          because  `0` is out of range
                   write a whole number in 1…1000000000

        """)
  }

  @Test(
    "A key is said to stand in presets exactly where the loader takes it", arguments: KeyRow.all)
  func places(row: KeyRow) throws {
    guard row.context == .carousel, let example = row.examples.first else { return }
    let text = "presets: { p: { \(row.name): \(example) } }\nslides: [a]"
    let isMisplaced = loaded(text).diagnostics.contains { $0.rule == .misplacedKey }
    let explanation = try #require(KeyExplanation.text(of: row.path))
    #expect(explanation.contains("preset or `defaults`\n") != isMisplaced)
    #expect(ReferencePage.markdown().contains("except `start`, `slides` and `slides_from`."))
  }

  @Test("The last part of a path is enough; all keys that end so are explained")
  func names() throws {
    #expect(KeyExplanation.text(of: "easing") == KeyExplanation.text(of: "transition.easing"))
    let colors = try #require(KeyExplanation.text(of: "color"))
    #expect(colors.contains("indicator.color: "))
    #expect(colors.contains("slides.color: "))
    for path in KeyExplanation.paths { #expect(KeyExplanation.text(of: path) != nil) }
  }

  @Test(
    "For a key that is none the nearest is known, or what it is called here",
    arguments: [
      ("esing", "easing"), ("autoplay.evry", "autoplay.every"), ("infiniteLoop", "wrap"),
      ("qqq", nil),
    ])
  func nearest(path: String, expected: String?) {
    #expect(KeyExplanation.text(of: path) == nil)
    #expect(KeyExplanation.nearest(to: path) == expected)
  }
}
