import CarouselConfig
import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@Suite("The keys of a carousel and of a screen")
struct LanguageTests {
  private func deck(_ text: String) throws -> Deck {
    let config = loaded(text + "\nslides: [a, b, c]")
    #expect(config.diagnostics == [], "\(text)")
    return try #require(config.show?.deck)
  }

  @Test("Each key arrives where the player looks for it")
  func values() throws {
    #expect(try deck("visible: 3\ngap: 2").visible == 3)
    #expect(try deck("visible: 3\ngap: 2").gap == 2)
    #expect(try deck("autoscroll: -0.5").options.autoscroll == -0.5)
    #expect(try deck("autoscroll: none").options.autoscroll == 0)
    #expect(
      try deck("scroll: { deceleration_rate: 0.5 }").options.scroll.decelerationRate == 0.5)
    for kind in ["wheel", "drag", "keys"] {
      let inputs = try deck("scroll: { \(kind): false }").inputs
      #expect(inputs.wheel == (kind != "wheel"))
      #expect(inputs.drag == (kind != "drag"))
      #expect(inputs.keys == (kind != "keys"))
    }
  }

  @Test("Every effect, fit and reason to wait can be named")
  func words() throws {
    for effect in TransitionEffect.allCases {
      #expect(try deck("transition: { effect: \(effect.rawValue) }").effect == effect)
    }
    for trigger in PauseTrigger.allCases {
      let text = "autoplay: { every: 3s, pause_on: [\(trigger.rawValue)] }"
      #expect(try deck(text).pauseOn == [trigger])
    }
    #expect(
      try deck("autoplay: { every: 3s, pause_on: [input, blur] }").pauseOn == [.input, .blur])
    #expect(try deck("autoplay: { every: 3s, pause_on: none }").pauseOn == [])
    #expect(try deck("autoplay: { every: 3s, pause_on: [] }").pauseOn == [])
    #expect(try deck("autoplay: 3s").pauseOn == [.input])
    for fit in ImageFit.allCases {
      let slides = loaded("slides: [{ fit: \(fit.rawValue), alt: a }]").show?.deck.slides
      #expect(slides?.map(\.fit) == [fit])
      #expect(slides?.map(\.alt) == ["a"])
    }
  }

  @Test("Every key can be bound to every intent, layer by layer")
  func keys() throws {
    for intent in KeyIntent.allCases {
      #expect(try deck("keys: { n: \(intent.rawValue) }").keys == [.character("n"): intent])
    }
    for (word, key) in KeyName.words {
      #expect(try deck("keys: { \(word): next }").keys == [key: .next])
    }
    let merged = try deck(
      """
      defaults: { keys: { n: next, N: previous, "?": none } }
      keys: { n: last, é: help, "1": first }
      """)
    #expect(
      merged.keys == [
        .character("n"): .last, .character("N"): .previous, .character("?"): .none,
        .character("é"): .help, .character("1"): .first,
      ])
  }

  @Test("The screen has a size, and a size that it needs")
  func screen() throws {
    let screen = loaded(
      "screen: { width: 80, height: auto, min_width: 20, min_height: 5 }\nslides: [a]"
    ).show?.screen
    #expect(screen?.width == 80)
    #expect(screen?.height == nil)
    #expect(screen?.minWidth == 20)
    #expect(screen?.minHeight == 5)
  }

  @Test(
    "What is wrong has one finding in its place",
    arguments: [
      "visible: ⟪out-of-range|0⟫", "visible: ⟪not-an-integer|1.5⟫", "gap: ⟪out-of-range|-1⟫",
      "gap: ⟪not-an-integer|2px⟫",
      "autoscroll: ⟪out-of-range|0⟫", "autoscroll: ⟪not-a-number|fast⟫",
      "autoscroll: ⟪not-one-of|nome⟫", "autoscroll: ⟪out-of-range|101⟫",
      "autoscroll: ⟪wrong-shape|[1]⟫",
      "⟪+|autoplay⟫: 3s\n⟪autoplay-and-autoscroll|autoscroll⟫: 1",
      "⟪+|autoscroll⟫: 1\n⟪autoplay-and-autoscroll|autoplay⟫: 3s",
      "defaults: { ⟪+|autoscroll⟫: 1 }\n⟪autoplay-and-autoscroll|autoplay⟫: 3s",
      "defaults: { autoscroll: 1 }\nautoplay: 3s\nautoscroll: none",
      "presets: { p: { autoplay: 3s } }\nextends: p\nautoplay: none\nautoscroll: 1",
      "scroll: { deceleration_rate: ⟪out-of-range|1⟫ }",
      "scroll: { deceleration_rate: ⟪out-of-range|-0.1⟫ }",
      "scroll: { wheel: ⟪not-a-boolean|on⟫, drag: ⟪not-a-boolean|no⟫, keys: ⟪wrong-shape|[]⟫ }",
      "autoplay: ⟪wrong-shape|backward⟫", "transition: { effect: ⟪not-one-of|spin⟫ }",
      "transition: ⟪wrong-shape|fade⟫",
      "autoplay: { every: 3s, pause_on: ⟪scalar-for-list|blur⟫ }",
      "autoplay: { every: 3s, pause_on: [input, ⟪not-one-of|hover⟫] }",
      "autoplay: { every: 3s, pause_on: ⟪wrong-shape|{ blur: true }⟫ }",
      "keys: ⟪wrong-shape|[n]⟫", "⟪no-value|keys⟫:", "keys: { n: ⟪not-one-of|nxt⟫ }",
      "keys: { ⟪unknown-key|PageUp⟫: next, ⟪unknown-key|ctrl-n⟫: next }",
      "keys: { ⟪unknown-key|nn⟫: x }", "keys: { ⟪no-value|n⟫: }",
      "keys: { ⟪+|n⟫: next, ⟪duplicate-key|n⟫: last }",
      "screen: { width: ⟪out-of-range|0⟫, height: ⟪not-one-of|aut⟫ }",
      "screen: { width: ⟪+|20⟫, min_width: ⟪out-of-range|21⟫ }",
      "screen: { min_height: ⟪out-of-range|1001⟫ }", "screen: { ⟪unknown-key|hieght⟫: 3 }",
      "slides: [{ fit: ⟪not-one-of|crop⟫ }]", "slides: [{ alt: ⟪wrong-shape|[a]⟫ }]",
      "slides: [{ markdown: ⟪wrong-shape|{ a: b }⟫ }]",
    ])
  func refused(marked: String) {
    expectFindings(marked + (marked.hasPrefix("slides") ? "" : "\nslides: [a, b]"))
  }

  @Test(
    "A message says what was found, and its help what to write",
    arguments: [
      (
        "keys: { PgUp: next }", "`PgUp` is not a key name",
        "write one character, or a word such as `left` or `page_up`"
      ),
      ("keys: { pageup: next }", "`pageup` is not a key name", "did you mean `page_up`?"),
      (
        "autoscroll: 0", "`0` is out of range",
        "write a number in -100…100, at least 0.001 away from 0"
      ),
      (
        "scroll: { deceleration_rate: 1 }", "`1` is out of range",
        "write a number from 0, below 1"
      ),
      (
        "scroll: { bounce_distance: 0 }", "`0` is out of range",
        "write a number above 0, up to 1000"
      ),
      (
        "layout: { item_size: [1] }", "`item_size` has 1 element",
        "write `[width, height]`, each a number in 0.001…1000000"
      ),
      (
        "layout: { tilt: 0.5 }", "`tilt` has no effect in a `linear` layout",
        "remove it; it applies to `cover_flow`, `cover_flow2`, `time_machine` or `inverted_time_machine`"
      ),
      (
        "autoplay: 3s\nautoscroll: 1", "a carousel with `autoplay` cannot have `autoscroll` too",
        "keep one of them, or write `autoplay: none`"
      ),
      (
        "screen: { width: 20, min_width: 21 }", "`min_width: 21` but `width` is 20",
        "write a number up to 20"
      ),
    ])
  func messages(text: String, message: String, help: String) {
    let diagnostics = loaded(text + "\nslides: [a, b]").diagnostics
    #expect(diagnostics.map(\.message) == [message])
    #expect(diagnostics.map(\.help) == [help])
  }

  @Test("Maps that are extra at the top of a file are left alone")
  func extras() {
    expectFindings("x-keys: &k { n: next }\nx-other: { any: [thing] }\nkeys: *k\nslides: [a]")
    expectFindings("slides: [{ ⟪unknown-key|x-a⟫: 1 }]")
  }
}
