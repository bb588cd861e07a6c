import CarouselConfig
import SourceDiagnostics
import Testing
import YAMLTree

@Suite("One mistake hides no other, and is reported once")
struct OnePassTests {
  @Test(
    "The value under a misspelt key is read as if it were spelt right",
    arguments: [
      "⟪unknown-key|carousles⟫: { a: { slides: [a], wrap: ⟪not-one-of|nne⟫ } }",
      "⟪unknown-key|lyaout⟫: { ⟪unknown-key|tpe⟫: ⟪not-one-of|rotry⟫ }\nslides: [a]",
      "⟪wrong-case|autoPlay⟫: ⟪not-one-of|true⟫\nslides: [a, b]",
      "slides: [{ ⟪unknown-key|tetx⟫: ⟪wrong-shape|[a]⟫ }]",
      "presets: { p: { ⟪unknown-key|wrp⟫: ⟪not-one-of|nne⟫ } }\nextends: p\nslides: [a]",
    ])
  func misspelt(marked: String) { expectFindings(marked) }

  @Test(
    "A value in the place of a list is checked as an element of it",
    arguments: [
      "autoplay: { every: 3s, pause_on: ⟪not-one-of|⟪scalar-for-list|hover⟫⟫ }\nslides: [a, b]",
      "include: ⟪include-missing|⟪scalar-for-list|nothing.yaml⟫⟫\nslides: [a]",
    ])
  func elements(marked: String) { expectFindings(marked) }

  @Test(
    "A fix is not offered where another key has the name already",
    arguments: [
      "wrap: none\nwarp: infinite\nslides: [a]", "Slides: [b]\nslides: [a]",
      "slides: [a]\nitems: [b]", "slides: [a]\nautoplay: { every: 3s, evry: 4s }",
    ])
  func taken(text: String) throws {
    let diagnostic = try #require(loaded(text).diagnostics.first { $0.severity == .error })
    #expect(diagnostic.fix == nil)
    #expect(diagnostic.help?.contains("is already set") == true)
  }

  @Test("Of two keys that would be renamed to one, the first is")
  func renamedTwice() {
    let fixes = loaded("warp: none\nwrp: none\nslides: [a]").diagnostics.map(\.fix)
    #expect(fixes.map { $0 == nil } == [false, true])
  }

  @Test("A key whose value has a mistake is renamed only after a look")
  func renamedWithMistake() {
    let safety = { (text: String) in loaded(text).diagnostics.first?.fix?.safety }
    #expect(safety("warp: none\nslides: [a]") == .safe)
    #expect(safety("warp: [none]\nslides: [a]") == .needsReview)
    #expect(safety("preset: calm\npresets: { calm: {} }\nslides: [a]") == .needsReview)
  }

  @Test(
    "What one mistake breaks is reported once",
    arguments: [
      "slides: [{ text: a, background: ⟪unknown-color|rgb(255, 0, 0)⟫ }]",
      "carousels: { ⟪bad-name|héros⟫: { slides: [a] } }\nplay: héros",
      "palette: { ⟪bad-name|日本⟫: red }\nslides: [{ color: $日本 }]",
      "palette: { a: &c red }\n⟪key-not-text|*c⟫ : foo\nslides: [{ color: $a }]",
      "slides:\n ⟪syntax|-a⟫\n", "slides:\n  ⟪syntax|-a\n  -b⟫\n",
      "slides:\n- ⟪no-value|markdown⟫: |\n  # Hello\n- ⟪no-value|text⟫: |\n- b\n",
      "slides:\n- ⟪key-as-text|title:⟫Hello\n- note:Hello\n- 'title:Hello'\n",
      "slides:\n- markdown: ⟪no-value|# Hello⟫\n",
    ])
  func once(marked: String) { expectFindings(marked) }

  @Test("Beyond the most presets or colours, none of them is missed")
  func tooMany() {
    let presets = (0..<257).map { "  c\($0): {}\n" }.joined()
    #expect(
      loaded("presets:\n\(presets)extends: c0\nslides: [a]").diagnostics.map(\.rule) == [.tooMany])
    let colors = (0..<10_001).map { "  c\($0): red\n" }.joined()
    #expect(
      loaded("palette:\n\(colors)screen: { background: $c0 }\nslides: [a]").diagnostics.map(\.rule)
        == [.tooMany])
  }

  @Test(
    "Each key that waits for another one is reported when that is not there",
    arguments: [
      "autoplay: { every: 3s, ⟪unused-key|at_end⟫: rewind }\nslides: [a, b]",
      "autoplay: { every: 3s, ⟪unused-key|epoch⟫: 2026-01-01T00:00:00Z }\nslides: [a, b]",
      "autoplay: { every: 3s, ⟪unused-key|resume_after⟫: 5s }\nslides: [a, b]",
      "scroll: { ⟪unused-key|bounce_distance⟫: 2 }\nslides: [a]",
      "autoscroll: ⟪+|1⟫\ntransition: { ⟪unused-key|effect⟫: fade }\nslides: [a, b]",
      "indicator: { style: ⟪+|fraction⟫, ⟪unused-key|max_dots⟫: 3 }\nslides: [a]",
      "indicator: { style: ⟪+|bar⟫, ⟪unused-key|shape⟫: \"■□\" }\nslides: [a]",
      "wrap: none\nautoplay: { every: 3s, at_end: rewind }\nslides: [a, b]",
      "wrap: ⟪not-one-of|nne⟫\nautoplay: { every: 3s, at_end: rewind }\nslides: [a, b]",
      "defaults: { scroll: { bounce_distance: 2 } }\nslides: [a]",
      "autoplay: { every: 3s, on_interaction: pause, resume_after: 5s }\nslides: [a, b]",
    ])
  func idle(marked: String) { expectFindings(marked, needsHelp: false) }

  @Test(
    "Autoplay that begins at its end never moves",
    arguments: [
      "wrap: none\nautoplay: { every: 1s, ⟪never-moves|direction⟫: backward }\nslides: [a, b]",
      "wrap: none\nstart: ⟪+|2⟫\n⟪never-moves|autoplay⟫: 1s\nslides: [a, b]",
      "wrap: none\nstart: 2\nautoplay: { every: 1s, direction: backward }\nslides: [a, b]",
      "wrap: none\nautoplay: { every: 1s, direction: backward, at_end: reverse }\nslides: [a, b]",
    ])
  func neverMoves(marked: String) { expectFindings(marked) }

  @Test("A file whose name only looks the same is told so, and a folder by what is in it")
  func names() throws {
    let folder = try TemporaryFolder(["\u{E9}.txt": "a", "photos/a.txt": "b"])
    let accent = loaded("slides: [{ text_file: e\u{301}.txt }]", folder: folder.path)
    #expect(accent.diagnostics.map(\.rule) == [.fileMissing])
    #expect(accent.diagnostics.first?.help?.contains("Unicode") == true)
    let photos = loaded("slides_from: photos", folder: folder.path)
    #expect(photos.diagnostics.map(\.help) == ["write `photos/*`"])
  }
}
