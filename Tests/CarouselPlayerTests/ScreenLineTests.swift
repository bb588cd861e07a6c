import CarouselDeck
import CarouselEngine
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Playing with a header and a footer")
struct ScreenLineTests {
  private static let screen: Screen = {
    var screen = Screen()
    var line = ScreenLine()
    line.start = "Harbour"
    screen.footer = line
    line.indicator = .end
    screen.header = line
    return screen
  }()

  @Test("A click on a dot in the header goes to its page, and one beside it nowhere")
  func click() throws {
    var playback = Playback.of(.numbered("a", pages: 4), screen: Self.screen, 80, 24)
    let column = try #require((0..<80).last { playback.frame[$0, 1].scalar == "○" })
    playback.mouse(.press(.left), column, 1)
    playback.mouse(.release(.left), column, 1)
    #expect(playback.pages == [3])
    playback.mouse(.press(.left), column, 0)
    playback.mouse(.release(.left), column, 0)
    #expect(playback.pages == [3] && playback.frame[column, 1].scalar == "●")
  }

  @Test("A drag follows the pointer on the slides between them")
  func drag() {
    var playback = Playback.of(.numbered("a", pages: 4), screen: Self.screen, 80, 24)
    playback.mouse(.press(.left), 70, 12)
    playback.mouse(.drag(.left), 10, 12, at: 100)
    playback.mouse(.release(.left), 10, 12, at: 200)
    playback.advance(by: .seconds(2))
    #expect(playback.pages == [1])
  }

  @Test("A slide that is too tall is scrolled to its last line above the footer")
  func scroll() {
    var deck = Deck(
      name: "deck", slides: [Slide(.text((1...40).map { "line \($0)" }.joined(separator: "\n")))])
    deck.indicator = nil
    var playback = Playback.of(deck, screen: Self.screen, 40, 12)
    for _ in 0..<50 { playback.press(.down) }
    let lines = playback.frame.plainLines
    #expect(lines[1].contains("Harbour") && lines[10].contains("Harbour"))
    #expect(lines.contains { $0.contains("line 40") })
    #expect(lines.count { $0.contains("line ") } == 6)
  }

  @Test("Where pages are printed, each line is printed once, whatever the laps")
  func printing() {
    let show = Show(deck: .numbered("a", pages: 2), screen: Self.screen)
    var bytes: [UInt8] = []
    printPages(of: show, laps: 2, environment: ["LANG": "C.UTF-8"]) {
      bytes += $0
      return true
    }
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "Harbour\n\na 1\n1/2\n\na 2\n2/2\n\na 1\n1/2\n\na 2\n2/2\n\nHarbour\n")
  }

  @Test("At rest nothing is to be drawn, now and later")
  func idle() {
    let playback = Playback.of(.numbered("a", pages: 4), screen: Self.screen, 80, 24)
    #expect(playback.frameValidity == nil && playback.timeUntilNextEvent == nil)
  }

  @Test("The band of an error covers the footer, and a word about a key stands above it")
  func overlays() {
    var overlay = Overlay()
    overlay.failure = Overlay.Failure(place: "a.yaml:1:1", message: "wrong")
    let playback = Playback.of(.numbered("a", pages: 4), screen: Self.screen, 80, 24)
    func lines(_ overlay: Overlay) -> [String] {
      playback.renderer.frame(of: playback.stage, size: playback.size, overlay: overlay).plainLines
    }
    let failed = lines(overlay)
    #expect(!failed[22].contains("Harbour") && failed[1].contains("Harbour"))
    overlay.failure = nil
    overlay.isPaused = true
    overlay.status = "no page 9"
    let said = lines(overlay)
    #expect(said[1].contains("Harbour") && said[1].contains("○") && said[22].contains("Harbour"))
    #expect(said.joined().contains("paused") && said.joined().contains("no page 9"))
  }
}
