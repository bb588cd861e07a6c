import CarouselDeck
import CarouselEngine
import Testing

@testable import CarouselConfig

@Suite("The keys of cards")
struct CardKeysTests {
  private func look(_ keys: String) -> CardLook? {
    loaded("\(keys)\nslides: [a, b]").show?.deck.card
  }

  @Test("Each key sets its part of the look")
  func keys() {
    var look = CardLook()
    look.corner = .square
    look.edge = .line
    look.shade = 0.2
    look.reflection = 0
    look.shadow = false
    #expect(
      self.look(
        """
        layout: rotary
        card: { corner: square, edge: line, shade: 0.2, reflection: none, shadow: false }
        """) == look)
    #expect(self.look("layout: rotary") == CardLook())
  }

  @Test("Presets, defaults and the carousel itself are merged key by key")
  func layers() {
    let look = look(
      """
      layout: rotary
      defaults: { card: { shade: 0.5, corner: square } }
      presets: { p: { card: { shade: 0.4, edge: none } } }
      extends: p
      card: { reflection: 0.1 }
      """)
    #expect(look?.shade == 0.4 && look?.corner == .square)
    #expect(look?.edge == CardLook.Edge.none && look?.reflection == 0.1)
  }

  @Test(
    "Values out of range, unknown words and keys without effect are found",
    arguments: [
      "layout: rotary\ncard: { shade: ⟪out-of-range|2⟫ }",
      "layout: rotary\ncard: { reflection: ⟪out-of-range|-0.1⟫ }",
      "layout: rotary\ncard: { corner: ⟪not-one-of|round⟫ }",
      "layout: rotary\ncard: { shadow: ⟪not-a-boolean|maybe⟫ }",
      "layout: rotary\ncard: { ⟪unknown-key|corners⟫: cut }",
      "layout: ⟪wrong-shape|[rotary]⟫\ncard: { corner: cut }",
      "card: { ⟪unused-key|corner⟫: cut }", "defaults: { card: { corner: cut } }",
    ])
  func mistakes(marked: String) {
    expectFindings(marked + "\nslides: [a, b]")
  }

  @Test("Only options that were written count when they have their default")
  func written() {
    func written(_ keys: String) -> Set<LayoutOption>? {
      loaded("layout: { type: scale\(keys) }\nslides: [a]").show?.deck.writtenLayoutOptions
    }
    #expect(written("") == [])
    #expect(written(", perspective: -0.002, side_scale: 0.6") == [.perspective, .sideScale])
  }

  @Test("Rings lose more light, and only a cover flow has a reflection, unless keys say so")
  func defaults() {
    var look = CardLook()
    #expect([0, 1, 2, 9].map { look.brightness(at: $0, in: .rotary) } == [1, 0.62, 0.34, 0.34])
    let light = [0, 1, 3, 9].map { look.brightness(at: $0, in: .wheel) }
    for (one, other) in zip(light, [1, 0.87, 0.61, 0.61]) { #expect(abs(one - other) < 1e-9) }
    #expect(look.reflection(in: .coverFlow) == 0.3 && look.reflection(in: .rotary) == 0)
    #expect(!look.castsShadow(in: .coverFlow2) && look.castsShadow(in: .rotary))
    look.shade = 0.5
    #expect(look.brightness(at: 1, in: .rotary) == 0.5 && look.brightness(at: -3, in: .wheel) == 0)
  }
}
