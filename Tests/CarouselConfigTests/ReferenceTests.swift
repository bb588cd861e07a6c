import CarouselConfig
import CarouselDeck
import Foundation
import Testing

@Suite("The reference page")
struct ReferenceTests {
  private static let page = URL(filePath: #filePath)
    .appending(path: "../../../Docs/Configuration.md").standardized

  @Test("Docs/Configuration.md is what the schema says")
  func isCurrent() throws {
    let expected = ReferencePage.markdown()
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try FileManager.default.createDirectory(
        at: Self.page.deletingLastPathComponent(), withIntermediateDirectories: true)
      try expected.write(to: Self.page, atomically: true, encoding: .utf8)
      Issue.record("recorded \(Self.page.lastPathComponent)")
    }
    #expect(try String(contentsOf: Self.page, encoding: .utf8) == expected)
  }

  @Test("Each example of the page loads without diagnostics")
  func examples() {
    let blocks = ReferencePage.markdown().components(separatedBy: "```yaml\n").dropFirst()
    #expect(blocks.count > 5)
    for block in blocks {
      let text = block.components(separatedBy: "\n```")[0]
      #expect(loaded(text).diagnostics == [], "\(text)")
    }
  }

  /// A type of layout that looks at a key; for the type itself nothing that matters.
  private func typeReading(_ key: String) -> String {
    switch key {
    case "type": "fade_range: 1"
    case "side_scale": "type: scale"
    case "side_translation": "type: translation"
    default: "type: linear"
    }
  }

  @Test("The default of each key is what its absence means", arguments: ReferencePage.standards)
  func standards(standard: ReferencePage.Standard) throws {
    let folder = try TemporaryFolder()
    try folder.write("a.png", ImageBytes.png(1, 1))
    let entry = "\(standard.key): \(standard.value)"
    let (with, without) =
      switch standard.place {
      case "": ("\(entry)\nslides: [a, b]", "slides: [a, b]")
      case "slides" where ["alt", "fit"].contains(standard.key):
        ("slides: [{ image: a.png, \(entry) }]", "slides: [{ image: a.png }]")
      case "slides": ("slides: [{ \(entry) }, {}]", "slides: [{}, {}]")
      case "layout":
        (
          "layout: { \(typeReading(standard.key)), \(entry) }\nslides: [a, b]",
          "layout: { \(typeReading(standard.key)) }\nslides: [a, b]"
        )
      case "autoplay":
        (
          "autoplay: { every: 3s, \(entry) }\nslides: [a, b]",
          "autoplay: 3s\nslides: [a, b]"
        )
      default: ("\(standard.place): { \(entry) }\nslides: [a, b]", "slides: [a, b]")
      }
    let one = loaded(with, folder: folder.path)
    let other = loaded(without, folder: folder.path)
    #expect(one.diagnostics == [])
    #expect(one.show != nil)
    #expect(one.show == other.show)
  }
}
