import CarouselConfig
import CarouselDeck
import SourceDiagnostics
import TestSupport
import Testing

@Suite("Where values were written")
struct OriginTests {
  private func places(_ origins: [String: Origin], _ sources: SourceSet) -> [String: String] {
    origins.mapValues { origin in
      let layer =
        switch origin.layer {
        case .defaults: "defaults"
        case .preset(let name): "preset \(name)"
        case .own: "own"
        }
      let source = sources[origin.file]
      return "\(source.name):\(source.location(of: origin.value.start)) \(layer)"
    }
  }

  @Test("Each value of a carousel, of its slides and of what is nested in them has its place")
  func everyValue() throws {
    let folder = try TemporaryFolder([
      "top.yaml": """
      include: [shared.yaml]
      defaults: { gap: 1, transition: 1s }
      presets: { calm: { autoplay: { every: 6s, laps: 2 } } }
      screen: { title: Show, min_width: 20 }
      extends: [calm, far]
      autoplay: 3s
      keys: { n: next }
      slides:
        - bare
        - { title: a, hold: 2s }
        - carousel: { extends: calm, slides: [b, { text: c, align: left }] }
      """,
      "shared.yaml": "presets: { far: { wrap: none, layout: wheel } }",
    ])
    let top = folder.path + "/top.yaml"
    let shared = folder.path + "/shared.yaml"
    let (config, found) = ConfigLoader.loadWithOrigins(path: top)
    #expect(config.diagnostics == [])
    let origins = try #require(found)
    #expect(
      places(origins.carousel.keys, config.sources) == [
        "gap": "\(top):2:18 defaults", "transition": "\(top):2:33 defaults",
        "transition.duration": "\(top):2:33 defaults",
        "extends": "\(top):5:10 own", "autoplay": "\(top):6:11 own",
        "autoplay.every": "\(top):6:11 own", "autoplay.laps": "\(top):3:49 preset calm",
        "wrap": "\(shared):1:25 preset far", "layout": "\(shared):1:39 preset far",
        "layout.type": "\(shared):1:39 preset far", "keys": "\(top):7:7 own",
        "keys.n": "\(top):7:12 own", "slides": "\(top):9:3 own",
      ])
    #expect(
      places(origins.screen, config.sources) == [
        "screen.title": "\(top):4:18 own", "screen.min_width": "\(top):4:35 own",
      ])
    #expect(origins.carousel.slides.count == 3)
    #expect(places(origins.carousel.slides[0].keys, config.sources) == ["text": "\(top):9:5 own"])
    #expect(
      places(origins.carousel.slides[1].keys, config.sources) == [
        "title": "\(top):10:14 own", "hold": "\(top):10:23 own",
      ])
    #expect(origins.carousel.slides[1].carousel == nil)
    let nested = try #require(origins.carousel.slides[2].carousel)
    #expect(places(nested.keys, config.sources)["autoplay.every"] == "\(top):3:39 preset calm")
    #expect(places(nested.keys, config.sources)["autoplay.laps"] == "\(top):3:49 preset calm")
    #expect(nested.keys["wrap"] == nil)
    #expect(
      places(nested.slides[1].keys, config.sources) == [
        "text": "\(top):11:52 own", "align": "\(top):11:62 own",
      ])
  }

  @Test("What is cleared has no place any more, and `play` says which carousel is meant")
  func cleared() throws {
    let text = """
      defaults: { autoplay: { every: 3s, laps: 2 }, indicator: { style: bar } }
      play: b
      carousels:
        a: { gap: 1, slides: [one] }
        b: { autoplay: none, indicator: none, slides: [two] }
      """
    let (config, found) = ConfigLoader.loadWithOrigins(
      text: Array(text.utf8), name: "a.yaml", folder: ".")
    let origins = try #require(found).carousel
    #expect(
      places(origins.keys, config.sources) == [
        "autoplay": "a.yaml:5:18 own", "indicator": "a.yaml:5:35 own", "slides": "a.yaml:5:49 own",
      ])
  }

  @Test("The show is the same, and without one there are no places")
  func same() {
    let text = Array("wrap: none\nslides: [a, { carousel: { slides: [b] } }]".utf8)
    let (config, origins) = ConfigLoader.loadWithOrigins(text: text, name: "a", folder: ".")
    #expect(config == ConfigLoader.load(text: text, name: "a", folder: "."))
    #expect(origins != nil)
    let wrong = Array("wrap: nono\nslides: [a]".utf8)
    #expect(ConfigLoader.loadWithOrigins(text: wrong, name: "a", folder: ".").origins == nil)
  }
}
