import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("What makes autoplay wait")
struct PauseTests {
  private func playback(_ triggers: Set<PauseTrigger>) -> Playback {
    .of(
      .numbered("a", pages: 4) {
        $0.options.autoplay = Autoplay(hold: .seconds(10))
        $0.pauseOn = triggers
      })
  }

  private static let sets: [Set<PauseTrigger>] = [[], [.input], [.blur], [.input, .blur]]

  @Test("A key at the instant of a timer comes before it")
  func keyAtTimer() {
    var playback = Playback.of(
      .numbered("a", pages: 4) { $0.options.autoplay = Autoplay(hold: .seconds(1)) })
    playback.advance(by: .seconds(1), endsWithInput: true)
    playback.press(.right)
    playback.advance(by: .milliseconds(900))
    #expect(playback.pages == [1])
  }

  @Test("Help waits only where `input` is listed, and what remains is kept", arguments: sets)
  func help(triggers: Set<PauseTrigger>) {
    var playback = playback(triggers)
    playback.advance(by: .seconds(6))
    playback.press(.character("?"))
    playback.advance(by: .seconds(6))
    #expect(playback.pages == [triggers.contains(.input) ? 0 : 1])
    playback.press(.escape)
    playback.advance(by: .seconds(4))
    #expect(playback.pages == [1])
  }

  @Test("So does the number of a page, until it is confirmed or taken back", arguments: sets)
  func number(triggers: Set<PauseTrigger>) {
    var playback = playback(triggers)
    playback.press(.character("3"))
    playback.advance(by: .seconds(11))
    #expect(playback.pages == [triggers.contains(.input) ? 0 : 1])
    playback.press(.backspace)
    #expect(!playback.stage.carousel.isAutoplayPaused)
  }

  @Test("A window without the keyboard waits only where `blur` is listed", arguments: sets)
  func blur(triggers: Set<PauseTrigger>) {
    var playback = playback(triggers)
    playback.focus(false)
    #expect(playback.stage.carousel.isPaused(by: .focus) == triggers.contains(.blur))
    playback.advance(by: .seconds(11))
    #expect(playback.pages == [triggers.contains(.blur) ? 0 : 1])
    playback.focus(true)
    #expect(!playback.stage.carousel.isAutoplayPaused)
    let isSignShown = playback.shows("paused")
    #expect(!isSignShown)
  }

  @Test("A nested carousel that begins to show meanwhile waits as well, and goes on afterwards")
  func nested() {
    let inner = Deck.numbered("inner", pages: 3, axis: .vertical) {
      $0.options.autoplay = Autoplay(hold: .seconds(1))
      $0.pauseOn = [.blur]
    }
    var outer = Deck.numbered("outer", pages: 2)
    outer.slides[1] = Slide(.deck(inner))
    var playback = Playback.of(outer)
    playback.focus(false)
    playback.press(.right)
    playback.advance(by: .seconds(5))
    #expect(playback.pages == [1, 0])
    playback.focus(true)
    playback.advance(by: .seconds(1))
    #expect(playback.pages == [1, 1])
  }

  @Test("Space holds autoscroll between two pages, says so, and lets it go on")
  func autoscroll() {
    var playback = Playback.of(.numbered("a", pages: 4) { $0.options.autoscroll = 0.25 })
    playback.advance(by: .seconds(1))
    playback.press(.character(" "))
    #expect(playback.shows("paused") && !playback.isMoving)
    let offset = playback.stage.carousel.offset
    playback.advance(by: .seconds(60))
    #expect(playback.stage.carousel.offset == offset && offset == 0.25)
    #expect(playback.timeUntilNextEvent == nil)
    playback.press(.character(" "))
    playback.advance(by: .seconds(1))
    #expect(playback.stage.carousel.offset == 0.5 && !playback.shows("paused"))
  }

  @Test("With reduced motion autoscroll waits from the start")
  func reducedMotion() {
    var playback = Playback.of(
      .numbered("a", pages: 4) { $0.options.autoscroll = 1 }, reducesMotion: true)
    playback.advance(by: .seconds(9))
    #expect(playback.stage.carousel.offset == 0 && playback.shows("paused"))
  }
}
