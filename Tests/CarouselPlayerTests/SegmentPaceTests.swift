import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Wake-ups of segments")
struct SegmentPaceTests {
  private static func deck(hold: Int) -> Deck {
    .numbered("a", pages: 4) {
      $0.options.autoplay = Autoplay(hold: .milliseconds(hold))
      $0.indicator?.style = .segments
    }
  }

  @Test("Frames are at most four a second, and one for each page", arguments: [400, 1700, 9000])
  func rate(hold: Int) {
    let terminal = ScriptedTerminal()
    var loop = PlayerLoop.playing(Self.deck(hold: hold), at: terminal, for: .seconds(30))
    _ = loop.run()
    let times = terminal.frames.map(\.time)
    #expect(times.count >= 30_000 / hold)
    #expect(times.count <= 30_000 / hold * (1 + hold / 250))
    #expect(terminal.sleeps.count <= times.count + 2)
  }

  @Test("Once paused it sleeps for ever")
  func paused() {
    let terminal = ScriptedTerminal([(1000, .input(.key(KeyPress(.character(" ")))))])
    var loop = PlayerLoop.playing(Self.deck(hold: 9000), at: terminal)
    let end = loop.run()
    #expect(end == .hangup && terminal.sleeps.last == .some(nil))
  }

  @Test("With reduced motion nothing fills, even when it is resumed")
  func reducedMotion() {
    var playback = Playback.of(Self.deck(hold: 9000), reducesMotion: true)
    playback.press(.character(" "))
    let before = playback.frame
    playback.advance(by: .seconds(8))
    #expect(playback.frame == before && playback.frameValidity == nil)
  }

  @Test("A click on a piece leads to its page")
  func click() {
    var playback = Playback.of(Self.deck(hold: 60_000), 40, 12)
    let lines = playback.frame.plainLines
    let row = lines.lastIndex { $0.contains("▄") } ?? 0
    let start = lines[row].prefix { $0 == " " }.count
    let piece = lines[row].drop { $0 == " " }.prefix { $0 != " " }.count
    for page in [2, 1, 3, 0] {
      let column = start + page * (piece + 1)
      playback.mouse(.press(.left), column, row)
      playback.mouse(.release(.left), column, row)
      #expect(playback.pages == [page])
    }
  }
}
