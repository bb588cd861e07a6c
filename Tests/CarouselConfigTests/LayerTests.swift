import CarouselConfig
import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@Suite("Layers of a carousel")
struct LayerTests {
  /// What one layer says about autoplay.
  enum Say: CaseIterable {
    case nothing, every, laps, none

    func text(_ number: Int) -> String? {
      switch self {
      case .nothing: nil
      case .every: "autoplay: \(number)s"
      case .laps: "autoplay: { laps: \(number) }"
      case .none: "autoplay: none"
      }
    }
  }

  @Test("In every combination the strongest layer that says something wins, key by key")
  func everyCombination() {
    for first in Say.allCases {
      for second in Say.allCases {
        for third in Say.allCases {
          for fourth in Say.allCases { check([first, second, third, fourth]) }
        }
      }
    }
  }

  /// The layers are `defaults`, the preset `q`, the preset `p` that extends it, and own keys.
  private func check(_ says: [Say]) {
    let texts = says.enumerated().map { $1.text($0 + 1) }
    func map(_ entries: String?...) -> String {
      "{ " + entries.compactMap { $0 }.joined(separator: ", ") + " }"
    }
    let config = loaded(
      """
      presets:
        p: \(map("extends: q", texts[2]))
        q: \(map(texts[1]))
      defaults: \(map(texts[0]))
      carousels:
        c: \(map("extends: p", texts[3], "slides: [a, b]"))
      """)

    var (isOn, every, laps) = (false, Int?.none, Int?.none)
    for (index, say) in says.enumerated() {
      switch say {
      case .nothing: continue
      case .every: (isOn, every) = (true, index + 1)
      case .laps: (isOn, laps) = (true, index + 1)
      case .none: (isOn, every, laps) = (false, nil, nil)
      }
    }
    let isSaid = says.dropFirst().contains { $0 != .nothing }
    if isOn, every == nil, isSaid {
      #expect(config.diagnostics.map(\.rule) == [.missingKey], "\(says)")
      return
    }
    #expect(config.diagnostics == [], "\(says)")
    let autoplay = config.show?.deck.options.autoplay
    #expect(autoplay?.hold == every.map { .seconds($0) }, "\(says)")
    #expect(autoplay?.laps == (every == nil ? nil : laps), "\(says)")
  }

  @Test("Of several presets the later wins, and each comes after what it extends")
  func order() {
    func duration(_ extends: String) -> Duration? {
      loaded(
        """
        presets:
          base: { transition: 1s, wrap: none }
          a: { extends: base, transition: 2s }
          b: { extends: base, direction: vertical }
          unused: { extends: [a, b] }
        carousels:
          first: { extends: \(extends), slides: [a] }
          second: { extends: unused, slides: [a] }
        """
      ).show?.deck.options.transition.duration
    }
    #expect(duration("[a]") == .seconds(2))
    // `b` brings `base` again, above `a`.
    #expect(duration("[a, b]") == .seconds(1))
    #expect(duration("[b, a]") == .seconds(2))
    #expect(duration("[a, b, a]") == .seconds(2))
  }

  @Test("A nested carousel starts from the defaults and not from the carousel around it")
  func nesting() {
    let deck = loaded(
      """
      defaults: { direction: vertical }
      wrap: none
      transition: 1s
      slides: [{ carousel: { slides: [a] } }, { id: inner, carousel: { slides: [a] } }]
      """
    ).show?.deck
    let nested = deck?.slides.first?.deck
    #expect(nested?.options.axis == .vertical)
    #expect(nested?.options.boundary == .looping)
    #expect(nested?.options.transition.duration == .milliseconds(400))
    #expect(deck?.slides.map { $0.deck?.name } == ["carousel", "inner"])
  }

  @Test("Lists are replaced, and `none` clears what a weaker layer said")
  func clearing() {
    let deck = loaded(
      """
      defaults: { indicator: { style: bar, position: top } }
      presets: { quiet: { indicator: none }, dotted: { extends: quiet, indicator: { align: end } } }
      carousels:
        a: { extends: dotted, slides: [a] }
      """
    ).show?.deck
    var expected = Indicator()
    expected.align = .end
    #expect(deck?.indicator == expected)
  }

  @Test("`play` names the carousel that plays; without it the first one does")
  func playing() {
    let text = "carousels: { a: { slides: [a] }, b: { slides: [b] } }\n"
    #expect(loaded(text).show?.deck.name == "a")
    #expect(loaded(text + "play: b").show?.deck.name == "b")
  }
}
