import CarouselConfig
import CarouselDeck
import CarouselEngine
import SourceDiagnostics
import Testing

@Suite("Keys of a layout")
struct LayoutKeysTests {
  private func layout(_ text: String) -> Layout? {
    let config = loaded("\(text)\nslides: [a, b, c]")
    #expect(config.diagnostics == [], "\(text)")
    return config.show?.deck.layout
  }

  @Test(
    "Every layout of the engine can be named, alone or in a map", arguments: LayoutType.allCases)
  func types(type: LayoutType) {
    let more = type == .custom ? ", keyframes: [{ offset: 0 }]" : ""
    #expect(layout("layout: { type: \(type.rawValue)\(more) }")?.type == type)
    guard type != .custom else { return }
    #expect(layout("layout: \(type.rawValue)") == Layout(type))
    let multiplier = loaded("layout: \(type.rawValue)\nslides: [a]").show?.deck.options.scroll
      .offsetMultiplier
    #expect(multiplier == Layout(type).offsetMultiplier)
  }

  @Test("All options arrive in the layout")
  func options() throws {
    var options = LayoutOptions()
    options.spacing = 0.3
    options.tilt = 0.8
    options.showBackfaces = false
    options.offsetMultiplier = 1.5
    options.visibleItems = 7
    options.fadeMin = -2
    options.fadeMax = 3
    options.fadeRange = 0.5
    options.fadeMinAlpha = 0.1
    options.perspective = -0.001
    options.contentOffset = LayoutOffset(x: 8, y: -16)
    options.viewpointOffset = LayoutOffset(x: 1, y: 2)
    options.itemSize = LayoutSize(width: 160, height: 96)
    #expect(
      layout(
        """
        layout:
          type: cover_flow
          spacing: 0.3
          tilt: 0.8
          show_backfaces: false
          offset_multiplier: 1.5
          visible_items: 7
          fade_min: -2
          fade_max: 3
          fade_range: 0.5
          fade_min_alpha: 0.1
          perspective: -0.001
          content_offset: [8, -16]
          viewpoint_offset: [1, 2]
          item_size: [160, 96]
        """) == (try Layout(.coverFlow, options: options)))
    options = LayoutOptions()
    options.arc = 3.1
    options.angle = 0.2
    options.radius = 200
    options.count = 9
    #expect(
      layout("layout: { type: wheel, arc: 3.1, angle: 0.2, radius: 200, count: 9 }")
        == (try Layout(.wheel, options: options)))
    options = LayoutOptions()
    options.sideScale = 0.5
    #expect(
      layout("layout: { type: scale, side_scale: 0.5 }") == (try Layout(.scale, options: options)))
    options = LayoutOptions()
    options.sideTranslation = 30
    #expect(
      layout("layout: { type: translation, side_translation: 30 }")
        == (try Layout(.translation, options: options)))
    options = LayoutOptions()
    var keyframe = LayoutKeyframe(offset: -1)
    keyframe.translate = [-1, 0.5, 0]
    keyframe.rotate = [0, 1.5, 0]
    keyframe.scale = [0.5, 0.5, 1]
    keyframe.opacity = 0.25
    options.keyframes = [keyframe, LayoutKeyframe(offset: 0)]
    #expect(
      layout(
        """
        layout:
          type: custom
          keyframes:
            - offset: -1
              translate: [-1, 0.5, 0]
              rotate: [0, 1.5, 0]
              scale: [0.5, 0.5, 1]
              opacity: 0.25
            - offset: 0
        """) == (try Layout(.custom, options: options)))
  }

  @Test(
    "A value out of the engine's range is refused",
    arguments: [
      "layout: ⟪not-one-of|coverflow⟫", "layout: { type: ⟪not-one-of|coverFlow⟫ }",
      "layout: ⟪wrong-shape|[linear]⟫", "⟪no-value|layout⟫:",
      "layout: { spacing: ⟪out-of-range|0⟫ }", "layout: { spacing: ⟪not-a-number|far⟫ }",
      "layout: { type: rotary, arc: ⟪out-of-range|0.0001⟫ }",
      "layout: { fade_range: ⟪out-of-range|0⟫ }", "layout: { fade_min_alpha: ⟪out-of-range|1.5⟫ }",
      "layout: { visible_items: ⟪out-of-range|0⟫ }",
      "layout: { visible_items: ⟪not-an-integer|2.5⟫ }",
      "layout: { item_size: ⟪wrong-shape|[8]⟫ }", "layout: { item_size: ⟪wrong-shape|8⟫ }",
      "layout: { item_size: [8, ⟪out-of-range|0⟫] }",
      "layout: { content_offset: [⟪not-a-number|left⟫, 0] }",
      "layout: { ⟪unknown-key|spacng⟫: 1 }", "layout: { ⟪key-style|fadeMin⟫: 1 }",
      "layout: { ⟪misplaced-key|translate⟫: [0, 0, 0] }",
      "layout: ⟪missing-key|custom⟫", "layout: { type: custom, keyframes: ⟪empty-list|[]⟫ }",
      "layout: { type: custom, keyframes: ⟪wrong-shape|1⟫ }",
      "layout: { type: custom, keyframes: [⟪missing-key|{ opacity: 0 }⟫] }",
      "layout: { type: custom, keyframes: [{ ⟪unknown-key|ofset⟫: 0 }] }",
      "layout: { type: custom, keyframes: [{ offset: ⟪+|1⟫ }, { offset: ⟪out-of-range|1⟫ }] }",
      "layout: { type: custom, keyframes: [{ offset: 0, opacity: ⟪out-of-range|2⟫ }] }",
      "layout: { type: custom, keyframes: [{ offset: 0, rotate: ⟪wrong-shape|[1, 2]⟫ }] }",
      "layout: { type: custom, keyframes: [{ offset: 0, scale: [1, ⟪not-a-number|~⟫, 1] }] }",
    ])
  func refused(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  /// Keys that some layouts read and others do not, each with a value unlike its default.
  private static let own = [
    "spacing: 0.5", "tilt: 0.5", "arc: 3", "angle: 0.3", "radius: 123", "count: 5",
    "side_scale: 0.4", "side_translation: 7",
  ]

  @Test("A key is said to have no effect exactly where it has none", arguments: LayoutType.allCases)
  func effects(type: LayoutType) throws {
    let keyframes = type == .custom ? ", keyframes: [{ offset: 0, translate: [1, 0, 0] }]" : ""
    func picture(_ layout: Layout) -> [Arrangement.PlacedPage] {
      Arrangement(
        layout, track: Track(pageCount: 20, boundary: .looping),
        viewport: LayoutSize(width: 640, height: 384)
      ).placed(at: 3.25)
    }
    let plain = try #require(
      loaded("layout: { type: \(type.rawValue)\(keyframes) }\nslides: [a]").show?.deck.layout)
    for option in Self.own {
      let config = loaded(
        "layout: { type: \(type.rawValue)\(keyframes), \(option) }\nslides: [a]")
      let changed = try #require(config.show?.deck.layout)
      let hasEffect = picture(plain) != picture(changed)
      #expect(config.diagnostics.isEmpty == hasEffect, "\(type) \(option)")
      #expect(config.diagnostics.allSatisfy { $0.rule == .unusedKey })
    }
  }

  @Test(
    "A key without effect is reported where it was written for this layout",
    arguments: [
      "layout: { type: ⟪+|linear⟫, ⟪unused-key|tilt⟫: 0.5 }",
      "layout: { ⟪unused-key|tilt⟫: 0.5 }",
      "layout: { type: ⟪+|rotary⟫, ⟪unused-key|keyframes⟫: [{ offset: 0 }] }",
      "layout: { type: ⟪+|wheel⟫, ⟪unused-key|show_backfaces⟫: true }",
      "presets: { p: { layout: { type: ⟪+|rotary⟫, ⟪unused-key|tilt⟫: 1 } } }\nextends: p",
      "presets: { p: { layout: { type: ⟪+|rotary⟫ } } }\nextends: p\nlayout: { ⟪unused-key|tilt⟫: 1 }",
      "defaults: { layout: { type: cover_flow, tilt: 1 } }\nlayout: rotary",
      "defaults: { layout: { tilt: 1 } }\nlayout: rotary",
      "⟪unused-key|visible⟫: 3\nlayout: ⟪+|rotary⟫",
      "⟪unused-key|gap⟫: 3\nlayout: { item_size: ⟪+|[80, 80]⟫ }",
      "⟪unused-key|gap⟫: 3\nlayout: { spacing: ⟪+|1.5⟫ }",
      "defaults: { visible: 3 }\nlayout: rotary",
      "transition: { ⟪unused-key|effect⟫: fade }\nlayout: ⟪+|rotary⟫",
      "transition: { ⟪unused-key|effect⟫: push }\nvisible: ⟪+|3⟫",
      "transition: { effect: ⟪+|fade⟫ }\n⟪unused-key|gap⟫: 2",
      "transition: { effect: slide }\nvisible: 3\ngap: 1",
      "defaults: { transition: { effect: fade } }\nlayout: rotary",
      "visible: 3\ngap: 2\nlayout: { fade_range: 0.5 }",
    ])
  func noEffect(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  @Test(
    "A mistake in the type is not followed by warnings about its options",
    arguments: [
      "layout: { type: ⟪not-one-of|coverflow⟫, tilt: 1 }",
      "layout: { tilt: 1, ⟪unknown-key|typ⟫: cover_flow }",
      "layout: { tilt: 1, type: ⟪wrong-shape|[cover_flow]⟫ }",
      "presets: { p: { layout: ⟪not-one-of|coverflow⟫ } }\nextends: p\nlayout: { tilt: 1 }",
      "layout: { type: custom, ⟪unknown-key|keyframs⟫: [{ offset: 0 }] }",
      "layout: { type: custom, keyframes: ⟪wrong-shape|yes⟫ }",
    ])
  func cascades(marked: String) { expectFindings(marked + "\nslides: [a, b]") }

  @Test("Maps are merged key by key, and a name is short for the type")
  func merging() {
    let deck = loaded(
      """
      defaults: { layout: { type: cover_flow, tilt: 0.7, spacing: 0.5 } }
      presets: { p: { layout: { tilt: 0.6 } } }
      extends: p
      layout: cover_flow2
      slides: [a]
      """
    ).show?.deck
    #expect(deck?.layout.type == .coverFlow2)
    #expect(deck?.layout.options.tilt == 0.6)
    #expect(deck?.layout.options.spacing == 0.5)
  }
}
