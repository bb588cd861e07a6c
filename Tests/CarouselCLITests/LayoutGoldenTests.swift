import CarouselColor
import CarouselConfig
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TestSupport
import Testing

@Suite("Whole screens of layouts")
struct LayoutGoldenTests {
  /// A layout on a screen of some size.
  struct Case: Hashable, Sendable, CustomTestStringConvertible {
    let type: LayoutType
    let size: FrameSize

    var name: String { "\(type.rawValue)@\(size.columns)x\(size.rows).txt" }
    var testDescription: String { name }

    static let all = LayoutType.allCases.flatMap { type in
      [(80, 24), (100, 30), (240, 70)].map {
        Case(type: type, size: FrameSize(columns: $0.0, rows: $0.1))
      }
    }

    /// Seven titled slides.
    var config: String {
      let keyframes =
        "[{ offset: -1, translate: [-1.1, 0, 0], scale: [0.7, 0.7, 1] }, { offset: 0 },"
        + " { offset: 1, translate: [1.1, 0, 0], scale: [0.7, 0.7, 1] }]"
      let layout =
        type == .custom
        ? "{ type: custom, visible_items: 3, keyframes: \(keyframes) }" : type.rawValue
      let slides = Self.places.map { place in
        "  - { title: \(place.title), text: \(place.text), caption: \(place.price),"
          + " background: \"\(place.color)\", color: white }\n"
      }
      return "layout: \(layout)\nscreen: { background: \"#10151C\" }\n"
        + "transition: { duration: 400ms, easing: linear }\nslides:\n" + slides.joined()
    }

    private static let places = [
      (title: "Reykjavik", text: "Waterfalls and hot springs", price: "from 499", color: "#1B4965"),
      (title: "Kyoto", text: "Temples and gardens", price: "from 1290", color: "#6B2737"),
      (title: "Lisbon", text: "Trams and tiles", price: "from 289", color: "#8A5A00"),
      (title: "Hanoi", text: "Street food and scooters", price: "from 990", color: "#2D6A4F"),
      (title: "Oslo", text: "Saunas on the fjord", price: "from 319", color: "#4A3B6B"),
      (title: "Cusco", text: "Ruins above the clouds", price: "from 1190", color: "#7A3B1D"),
      (title: "Bergen", text: "Fjords and rain", price: "from 349", color: "#30466B"),
    ]
  }

  @Test("A layout looks as it did at rest and in the middle of a move", arguments: Case.all)
  func screens(test: Case) throws {
    let config = ConfigLoader.load(text: Array(test.config.utf8), name: "a.yaml", folder: ".")
    #expect(config.diagnostics == [])
    let show = try #require(config.show)
    // Without the gradients of more colours, whose styles would fill the listing.
    let renderer = Renderer(screen: show.screen, depth: .palette256)
    var timeline = Timeline(Stage(show.deck))
    func lines() -> [String] {
      let frame = renderer.frame(of: timeline.stage, size: test.size)
      // Of a large screen the characters are enough, and the rest would be long.
      return test.size.rows > 30 ? frame.plainLines : FrameListing(frame).lines
    }
    let rest = lines()
    _ = try timeline.send(.next)
    while !timeline.isComplete(until: .milliseconds(200)) {
      _ = timeline.step(to: .milliseconds(200))
    }
    let text = [["at rest"], rest, ["200 ms after `next`, of 400"], lines()].joined()
    try Golden.expect(text.joined(separator: "\n") + "\n", is: "layouts/\(test.name)")
  }

  @Test("Every recorded screen is one of a layout")
  func owners() throws {
    #expect(Set(try Golden.names(in: "layouts")) == Set(Case.all.map(\.name)))
  }
}
