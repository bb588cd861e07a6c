import CarouselConfig
import CarouselDeck
import SourceDiagnostics
import TestSupport
import Testing

/// What is true of layers, whatever they say.
@Suite("Laws of merging")
struct MergeLawTests {
  /// What one layer can say, each under the key that says it.
  private static let entries: [(key: String, text: String)] = [
    ("wrap", "none"), ("wrap", "infinite"), ("direction", "vertical"), ("reading", "rtl"),
    ("visible", "3"), ("gap", "1"), ("page_change", "nearest"), ("when_hidden", "run"),
    ("transition", "1s"), ("transition", "none"), ("transition", "{ easing: linear }"),
    ("transition", "{ effect: fade, duration: 2s }"), ("indicator", "none"),
    ("indicator", "{ style: bar, position: top }"), ("indicator", "{ position: left }"),
    ("layout", "cover_flow"), ("layout", "{ tilt: 0.5 }"), ("layout", "{ type: wheel, arc: 3 }"),
    ("autoplay", "9s"), ("autoplay", "none"), ("autoplay", "{ every: 8s, laps: 2 }"),
    ("autoplay", "{ every: 7s, pause_on: [blur] }"), ("scroll", "{ wheel: false, speed: 2 }"),
    ("scroll", "{ wheel: true, drag: false }"), ("keys", "{ n: next, p: previous }"),
    ("keys", "{ p: none, q: help }"), ("slide", "{ align: left, color: white }"),
    ("slide", "{ align: right, background: { from: black, to: navy } }"),
  ]

  private typealias Layer = [String: String]

  private static func layer(using generator: inout SeededGenerator) -> Layer {
    var layer: Layer = [:]
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      let entry = entries[Int.random(in: entries.indices, using: &generator)]
      layer[entry.key] = entry.text
    }
    return layer
  }

  private static func map(_ layer: Layer, _ extra: [String] = []) -> String {
    let entries = extra + layer.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "{ " + entries.joined(separator: ", ") + " }"
  }

  /// The deck of a file in which `c` is a carousel.
  private static func deck(
    defaults: Layer = [:], presets: [String: String] = [:], _ own: Layer, _ extra: String...
  ) -> Deck? {
    let presets = presets.sorted { $0.key < $1.key }.map { "\n  \($0.key): \($0.value)" }
    let carousel = map(own, ["slides: [a, b]"] + extra)
    let config = loaded(
      """
      defaults: \(map(defaults))
      presets:\(presets.isEmpty ? " {}" : presets.joined())
      carousels:
        c: \(carousel)
      """)
    #expect(config.report.errorCount == 0, "\(config.diagnostics.map(\.message))")
    return config.show?.deck
  }

  private func forAll(_ law: (Layer, Layer, Layer) -> Void) {
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      law(
        Self.layer(using: &generator), Self.layer(using: &generator),
        Self.layer(using: &generator))
    }
  }

  @Test("It makes no difference in which kind of layer something is said, only in which order")
  func kinds() {
    forAll { p, q, r in
      let presets = ["p": Self.map(p), "q": Self.map(q), "r": Self.map(r)]
      let listed = Self.deck(presets: presets, [:], "extends: [p, q, r]")
      #expect(Self.deck(presets: presets, r, "extends: [p, q]") == listed)
      #expect(Self.deck(defaults: p, presets: presets, r, "extends: q") == listed)
      let chain = [
        "p": Self.map(p), "q": Self.map(q, ["extends: p"]), "r": Self.map(r, ["extends: q"]),
      ]
      #expect(Self.deck(presets: chain, [:], "extends: r") == listed)
      #expect(Self.deck(presets: chain, r, "extends: q") == listed)
    }
  }

  @Test("Layers can be put together in any groups")
  func groups() {
    forAll { p, q, r in
      let presets = [
        "p": Self.map(p), "q": Self.map(q), "r": Self.map(r),
        "pq": Self.map([:], ["extends: [p, q]"]), "qr": Self.map([:], ["extends: [q, r]"]),
      ]
      let listed = Self.deck(presets: presets, [:], "extends: [p, q, r]")
      #expect(Self.deck(presets: presets, [:], "extends: [pq, r]") == listed)
      #expect(Self.deck(presets: presets, [:], "extends: [p, qr]") == listed)
    }
  }

  @Test("A layer laid on twice, or an empty one, changes nothing")
  func idempotence() {
    forAll { p, q, _ in
      let presets = ["p": Self.map(p), "again": Self.map(p), "q": Self.map(q), "empty": "{}"]
      let once = Self.deck(presets: presets, q, "extends: p")
      for list in ["[p, p]", "[p, again]", "[empty, p]", "[p, empty]", "[again, p, again]"] {
        #expect(Self.deck(presets: presets, q, "extends: \(list)") == once)
      }
      #expect(
        Self.deck(defaults: p, presets: presets, q, "extends: p")
          == Self.deck(defaults: p, presets: presets, q))
    }
  }

  @Test("Of several presets the last word counts, so one that comes back comes last")
  func lastWord() {
    forAll { p, q, r in
      let presets = ["p": Self.map(p), "q": Self.map(q)]
      #expect(
        Self.deck(presets: presets, r, "extends: [p, q, p]")
          == Self.deck(presets: presets, r, "extends: [q, p]"))
    }
  }

  @Test("Layers that say nothing about the same key can change places")
  func commuting() {
    forAll { p, q, r in
      let other = q.filter { p[$0.key] == nil }
      let presets = ["p": Self.map(p), "q": Self.map(other)]
      #expect(
        Self.deck(presets: presets, r, "extends: [p, q]")
          == Self.deck(presets: presets, r, "extends: [q, p]"))
    }
  }

  @Test("A nested carousel is what it would be alone, whatever the one around it says")
  func nesting() {
    forAll { p, q, r in
      let alone = Self.deck(defaults: p, q)
      let text = "\(Self.map(q, ["slides: [a, b]"]))"
      let outer = loaded(
        "defaults: \(Self.map(p))\ncarousels:\n  c: "
          + Self.map(r, ["slides: [{ id: c, carousel: \(text) }]"]))
      #expect(outer.show?.deck.slides[0].deck == alone)
    }
  }
}
