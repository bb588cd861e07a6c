import CarouselConfig
import SourceDiagnostics
import Testing
import YAMLTree

@Suite("Findings about values")
struct ValueFindingTests {
  @Test(
    "Scalars are read by the type of their key and never guessed",
    arguments: [
      "scroll: { enabled: ⟪not-a-boolean|yes⟫, paging: ⟪not-a-boolean|\"true\"⟫ }",
      "scroll: { enabled: ⟪not-a-boolean|True⟫, paging: ⟪not-a-boolean|1⟫ }",
      "start: ⟪not-an-integer|1e0⟫", "start: ⟪not-an-integer|0x1⟫", "start: ⟪not-an-integer|one⟫",
      "start: ⟪not-an-integer|1.0⟫", "start: ⟪not-an-integer|+1⟫", "start: ⟪leading-zero|01⟫",
      "start: ⟪sexagesimal|1:30⟫", "start: ⟪quoted-number|\"2\"⟫",
      "start: ⟪number-too-big|99999999999999999999⟫", "start: ⟪out-of-range|0⟫",
      "start: ⟪out-of-range|-1⟫",
      "scroll: { bounce_distance: ⟪not-a-number|far⟫ }",
      "scroll: { bounce_distance: ⟪out-of-range|0⟫ }",
      "scroll: { bounce_distance: ⟪leading-zero|00.5⟫ }",
      "wrap: ⟪not-one-of|infinit⟫", "wrap: ⟪not-one-of|Infinite⟫", "reading: ⟪not-one-of|zzzz⟫",
      "direction: ⟪not-one-of|verticle⟫", "transition: { effect: ⟪not-one-of|fades⟫ }",
      "transition: { easing: ⟪not-one-of|ease-in⟫ }",
      "transition: { easing: ⟪not-one-of|cubic_bezier(1 2 3)⟫ }",
      "transition: { easing: ⟪out-of-range|cubic_bezier(0 2 1 1)⟫ }",
      "indicator: { shape: ⟪not-one-of|abc⟫ }", "indicator: { shape: ⟪not-one-of|oo⟫ }",
      "autoplay: { every: 1s, laps: ⟪not-an-integer|many⟫ }",
      "autoplay: { every: 1s, laps: ⟪not-one-of|foreever⟫ }",
      "autoplay: { every: 1s, resume_after: ⟪not-one-of|nevr⟫ }",
    ])
  func scalars(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  @Test(
    "A word that means null is a string only in quotes",
    arguments: [
      "slides: [⟪no-value|null⟫, ⟪no-value|~⟫, \"null\", '~', nul, nUll, null a, NULLs, ~a]",
      "slides: [{ text: ⟪no-value|Null⟫, title: ⟪no-value|NULL⟫, caption: ⟪no-value|~⟫ }]",
      "slides:\n  - ⟪no-value|null⟫\n  - { id: ⟪no-value|null⟫ }\n  - |\n    null\n",
      "include: [⟪no-value|null⟫]\nslides: [a]", "slides: [{ image: ⟪no-value|~⟫ }]",
      "extends: [⟪no-value|null⟫]\nslides: [a]",
      "screen: { title: ⟪no-value|null⟫ }\nslides: [a]",
      "play: ⟪no-value|null⟫\ncarousels: { a: { slides: [a] } }",
    ])
  func nothing(marked: String) { expectFindings(marked) }

  @Test(
    "Each mistake in a duration has its own id",
    arguments: [
      ("every", "⟪duration-without-unit|3000⟫"), ("every", "⟪duration-without-unit|0⟫"),
      ("every", "⟪bad-duration|250mss⟫"), ("every", "⟪bad-duration|soon⟫"),
      ("every", "⟪bad-duration|1s1m⟫"), ("every", "⟪duration-sign|-1s⟫"),
      ("every", "⟪duration-space|3 s⟫"), ("every", "⟪duration-range|10ms⟫"),
      ("every", "⟪duration-range|25h⟫"), ("every", "⟪duration-range|99999999999999999999h⟫"),
      ("every", "⟪duration-word|3 seconds⟫"), ("every", "⟪duration-word|PT3S⟫"),
      ("every", "⟪sexagesimal|1:30⟫"), ("initial_delay", "⟪duration-without-unit|0⟫"),
    ])
  func durations(key: String, value: String) {
    let every = key == "every" ? "" : "every: 3s, "
    expectFindings("slides: [a, b]\nautoplay: { \(every)\(key): \(value) }")
    guard key == "every" else { return }
    expectFindings("slides: [a, b]\nautoplay: \(value)")
    expectFindings("slides: [a, { hold: \(value) }]\nautoplay: 3s")
  }

  @Test(
    "Each mistake in a colour has its own id",
    arguments: [
      "⟪bad-hex|\"#12345\"⟫", "⟪bad-hex|\"#GGG\"⟫", "⟪bad-hex|\"#\"⟫", "⟪unknown-color|nayv⟫",
      "⟪unknown-color|darkGray⟫", "⟪unknown-color|qqqqqqqqqqqq⟫", "⟪hex-without-hash|E4572E⟫",
      "⟪hex-without-hash|00ff00⟫", "⟪color-range|rgb(300 0 0)⟫",
      "⟪color-range|rgb(0 0 0 / 120%)⟫",
      "⟪unknown-color|rgb(0 0)⟫", "⟪unknown-color|\"rgb(0, 0, 0)\"⟫", "⟪color-range|ansi(256)⟫",
      "⟪color-range|hsl(400 0% 0%)⟫", "⟪unknown-color|hsl(0 0 0)⟫", "⟪unknown-color|lab(1 2 3)⟫",
      "⟪color-lost-to-comment|#FF0000⟫", "⟪color-lost-to-comment|#oops⟫", "⟪unknown-palette|$brnd⟫",
      "⟪wrong-shape|[red]⟫",
    ])
  func colors(marked: String) {
    expectFindings("slides:\n  - background: \(marked)\n    text: a\n")
    expectFindings("screen:\n  background: \(marked)\n  title: a\nslides: [a]\n")
  }

  @Test(
    "Palette names lead to colours, in any order but in no circle",
    arguments: [
      "palette: { a: $b, b: red }\nslides: [{ color: $a }]",
      "palette: { ⟪+|brand⟫: red }\nslides: [{ color: $brand }, { color: ⟪unknown-palette|$brnd⟫ }]",
      "palette: { a: $b, b: ⟪unknown-palette|$a⟫ }\nslides: [{ color: $a }]",
      "palette: { a: ⟪unknown-palette|$a⟫ }\nslides: [a]",
      "palette: { a: ⟪unknown-color|reed⟫ }\nslides: [{ color: $a }, { color: $a }]",
      "palette: { ⟪unused-palette|a⟫: red }\nslides: [a]",
    ])
  func palettes(marked: String) { expectFindings(marked) }

  @Test(
    "Values are checked against each other",
    arguments: [
      "start: ⟪out-of-range|9⟫\n⟪+|slides⟫: [a, b, c]",
      "slides: [a, b]\nautoplay: ⟪+|1s⟫\ntransition: ⟪transition-too-long|2s⟫",
      "slides: [a, b]\nautoplay: ⟪transition-too-long|400ms⟫",
      "slides: [a, { hold: ⟪+|1s⟫ }]\nautoplay: 3s\ntransition: { duration: ⟪transition-too-long|1s⟫ }",
      "slides: [a]\nindicator: { color: ⟪+|red⟫, current_color: ⟪same-colors|\"#F00\"⟫ }",
      "⟪+|slides⟫: [a]\n⟪never-moves|autoplay⟫: 3s",
      "slides: [a, { hold: ⟪hold-without-autoplay|3s⟫ }, { hold: 4s }]",
      "slides: [a, { hold: ⟪never-done|until_done⟫ }]\nautoplay: 3s",
      """
      autoplay: 3s
      slides:
        - hold: ⟪never-done|until_done⟫
          ⟪+|carousel⟫: { slides: [a, b] }
        - hold: ⟪never-done|until_done⟫
          ⟪+|carousel⟫: { slides: [a] }
        - hold: ⟪never-done|until_done⟫
          ⟪+|carousel⟫: { autoplay: 1s, slides: [a, { hold: manual }] }
        - hold: until_done
          carousel: { autoplay: 1s, slides: [a, b] }
      """,
      "autoplay: 3s\nslides: [a, { hold: until_done, carousel: { slides: ⟪empty-list|[]⟫ } }]",
      "autoplay: 3s\nslides: [a, { hold: until_done, ⟪unknown-key|carusel⟫: { autoplay: 1s, slides: [a, b] } }]",
      "presets: { ⟪unused-preset|p⟫: { wrap: none } }\nslides: [a]",
      "presets: { p: { wrap: none } }\nextends: p\nslides: [a]",
      "presets:\n  a: { extends: ⟪extends-cycle|b⟫ }\n  b: { extends: [⟪+|a⟫] }\nextends: a\nslides: [a]",
      "presets:\n  a: { extends: ⟪extends-cycle|a⟫ }\nextends: a\nslides: [a]",
      "presets: { calm: { wrap: none } }\nextends: ⟪unknown-preset|clam⟫\nslides: [a]",
      "extends: ⟪unknown-preset|clam⟫\nslides: [a]",
    ])
  func relations(marked: String) { expectFindings(marked) }

  @Test("Carousels can be nested 8 deep and no deeper")
  func nesting() {
    func nested(_ depth: Int, innermost: String) -> String {
      (1..<depth).reduce(innermost) { inner, _ in "{ slides: [{ carousel: \(inner) }] }" }
    }
    expectFindings("carousels: { a: \(nested(8, innermost: "{ slides: [a] }")) }")
    let tooDeep = nested(
      8, innermost: "{ slides: [{ ⟪nested-too-deep|carousel⟫: { slides: [a] } }] }")
    expectFindings("carousels: { a: \(tooDeep) }")
  }

  @Test("Presets can extend each other 16 deep and no deeper")
  func extending() {
    func presets(_ count: Int) -> String {
      (0..<count).map { index in
        index + 1 < count
          ? "  p\(index): { extends: p\(index + 1) }\n" : "  p\(index): { wrap: none }\n"
      }.joined()
    }
    #expect(loaded("extends: p0\nslides: [a]\npresets:\n" + presets(16)).diagnostics == [])
    let ids = loaded("extends: p0\nslides: [a]\npresets:\n" + presets(20)).diagnostics.map(\.rule)
    #expect(ids == [.tooDeep])
  }

  @Test("All mistakes are found in one pass, each with the path to its value")
  func onePass() {
    let findings = expectFindings(
      """
      presets:
        calm: { autoplay: { every: ⟪duration-without-unit|3000⟫ } }
      carousels:
        hero:
          extends: calm
          ⟪unknown-key|direcion⟫: vertical
          slides:
            - hold: ⟪duration-space|3 s⟫
        other:
          extends: calm
          wrap: ⟪not-one-of|infinit⟫
          slides: [a, b]
      """)
    #expect(
      findings.map(\.path) == [
        "presets.calm.autoplay.every", "carousels.hero", "carousels.hero.slides[1].hold",
        "carousels.other.wrap",
      ])
  }
}
