import CarouselConfig
import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import Foundation
import TestSupport
import Testing

@Suite("Whole screens")
struct ScreenGoldenTests {
  static let configs = Checkout.root.appending(path: "Configs")
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: configs.path)) ?? [])
    .filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()

  @Test("A config looks as it did at its start and in the middle of a move", arguments: names)
  func screens(name: String) throws {
    let path = Self.configs.appending(path: "\(name).yaml").path
    let show = try #require(ConfigLoader.load(path: path).show)
    let renderer = Renderer(screen: show.screen)
    var timeline = Timeline(Stage(show.deck))
    let start = Self.screen(name, timeline, renderer)
    let remark = try timeline.goIntoMove()
    let middle = Self.screen(name, timeline, renderer, remark: remark)
    #expect(start.file != middle.file)
    for (file, text) in [start, middle] { try Golden.expect(text, is: "screens/\(file)") }
    let recorded = try Golden.names(in: "screens").filter { $0.hasPrefix("\(name)@") }
    #expect(Set(recorded) == [start.file, middle.file], "remove what is left over")
  }

  @Test("Every recorded screen is one of a config")
  func owners() throws {
    #expect(!Self.names.isEmpty)
    for file in try Golden.names(in: "screens") {
      #expect(Self.names.contains(String(file.prefix { $0 != "@" })), "\(file)")
    }
  }

  private static func screen(
    _ name: String, _ timeline: Timeline, _ renderer: Renderer, remark: String = ""
  ) -> (file: String, text: String) {
    let size = FrameSize(columns: 80, rows: 24)
    let time = "\(timeline.now / .milliseconds(1))".replacing(/\.0$/, with: "") + "ms"
    let title = "Configs/\(name).yaml after \(time)\(remark), \(size.columns)x\(size.rows)"
    let lines = FrameListing(renderer.frame(of: timeline.stage, size: size)).lines
    return ("\(name)@\(time).txt", ([title] + lines).joined(separator: "\n") + "\n")
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
    while !stage.carousel.isMoving {
      guard let next = nextEvent else {
        _ = try send(.next)
        remark = " of a move that `next` began"
        break
      }
      _ = step(to: next)
    }
    run(until: now + stage.deck.options.transition.duration / 2)
    return remark
  }

  private mutating func run(until end: Duration) {
    while !isComplete(until: end) { _ = step(to: end) }
  }
}
