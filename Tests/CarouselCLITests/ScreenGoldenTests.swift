import CarouselConfig
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import Foundation
import TerminalCells
import TestSupport
import Testing

@Suite("Whole screens")
struct ScreenGoldenTests {
  static let configs = Checkout.root.appending(path: "Configs")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: configs.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".md") }.sorted()

  /// The smallest screen is recorded in the middle of a move too.
  private static let small = FrameSize(columns: 80, rows: 24)
  private static let larger = [
    FrameSize(columns: 100, rows: 30), FrameSize(columns: 240, rows: 70),
  ]

  @Test("A config looks as it did at its start and in the middle of a move", arguments: names)
  func screens(name: String) throws {
    let path = Self.configs.appending(path: name).path
    let show = try #require(ConfigLoader.load(path: path).show)
    var timeline = Timeline(Stage(show.deck))
    var screens = ([Self.small] + Self.larger).map { Self.screen(name, timeline, show, $0) }
    let remark = try timeline.goIntoMove()
    screens.append(Self.screen(name, timeline, show, Self.small, remark: remark))
    for (file, text) in screens { try Golden.expect(text, is: "screens/\(file)") }
    let files = Set(screens.map(\.file))
    #expect(files.count == screens.count)
    let recorded = try Golden.names(in: "screens").filter { Self.stem($0) == Self.stem(name) }
    #expect(Set(recorded) == files, "remove what is left over")
  }

  @Test("Every recorded screen is one of a config")
  func owners() throws {
    let stems = Self.names.map(Self.stem)
    #expect(!stems.isEmpty && Set(stems).count == stems.count)
    for file in try Golden.names(in: "screens") {
      #expect(stems.contains(Self.stem(file)), "\(file)")
    }
  }

  /// What a config and its screens are called alike.
  private static func stem(_ name: String) -> String {
    String(name.prefix { $0 != "@" && $0 != "." })
  }

  private static func screen(
    _ name: String, _ timeline: Timeline, _ show: Show, _ size: FrameSize, remark: String = ""
  ) -> (file: String, text: String) {
    let time = "\(timeline.now / .milliseconds(1))".replacing(/\.0$/, with: "") + "ms"
    let shape = "\(size.columns)x\(size.rows)"
    let title = "Configs/\(name) after \(time)\(remark), \(shape)"
    let frame = Renderer(screen: show.screen).frame(of: timeline.stage, size: size)
    // Of a large screen the characters are enough, and the rest would be long.
    let lines = size.rows > 30 ? frame.plainLines : FrameListing(frame).lines
    let file = "\(stem(name))@\(size == small ? time : shape).txt"
    return (file, ([title] + lines).joined(separator: "\n") + "\n")
  }
}

extension Timeline {
  /// Goes on to half of the duration of the first move, which is asked for where none begins by
  /// itself, and returns how it began where the config does not say so.
  fileprivate mutating func goIntoMove() throws -> String {
    guard stage.deck.options.autoscroll == 0 else {
      // It moves all the time.
      run(until: .seconds(2))
      return ""
    }
    var remark = ""
    while !stage.isMoving {
      guard let next = nextEvent else {
        _ = try send(.next)
        remark = " of a move that `next` began"
        break
      }
      _ = step(to: next)
    }
    let moving = stage.startedPaths.compactMap { stage[$0] }.first { $0.carousel.isMoving }
    run(until: now + (try #require(moving)).deck.options.transition.duration / 2)
    return remark
  }

  private mutating func run(until end: Duration) {
    while !isComplete(until: end) { _ = step(to: end) }
  }
}
