import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Reading a config again")
struct ReloadTests {
  private func deck(_ ids: [String?]) -> Deck {
    .numbered("a", pages: ids.count) { deck in
      for (page, id) in ids.enumerated() { deck.slides[page].id = id }
    }
  }

  @Test("The key asks for it, where there is something to read")
  func key() {
    var playback = Playback.of(.numbered("a", pages: 2))
    let requests = playback.press(.character("r"))
    #expect(requests == [.reload])
    var piped = Playback.of(.numbered("a", pages: 2), canReload: false)
    let others = piped.press(.character("r"))
    #expect(others == [] && piped.shows("nothing to reload"))
  }

  @Test(
    "The page that is shown stays: by its id, else by its number, else it is the last",
    arguments: [
      (["a", "b", "c"], ["x", "a", "b", "c"], 2), (["a", "b", "c"], ["c", "b"], 1),
      (["a", "b", "c"], ["x", "y", "z", "w"], 1), ([nil, nil, nil], [nil, nil, nil, nil], 1),
      (["a", "b", "c"], ["x"], 0), ([nil, nil], [], nil),
    ] as [([String?], [String?], Int?)])
  func page(before: [String?], after: [String?], expected: Int?) {
    var playback = Playback.of(deck(before))
    playback.press(.right)
    playback.take(.show(Show(deck: deck(after))), wallTime: .zero)
    #expect(playback.stage.carousel.currentPage == expected)
    #expect(playback.stage.carousel.isResting)
  }

  @Test("Nested pages stay too, and so does a pause")
  func nested() {
    let inner = Deck.numbered("inner", pages: 3, axis: .vertical)
    let outer = Deck.numbered("outer", pages: 2) {
      $0.options.autoplay = Autoplay(hold: .seconds(1))
    }.holding(inner)
    var playback = Playback.of(outer)
    playback.press(.down, .down, .character(" "))
    playback.take(.show(Show(deck: outer)), wallTime: .zero)
    #expect(playback.pages == [0, 2])
    #expect(playback.isPaused && playback.shows("paused"))
  }

  @Test("Autoplay that has stopped stays so")
  func stopped() {
    let deck = Deck.numbered("a", pages: 3) {
      $0.options.autoplay = Autoplay(hold: .seconds(1))
      $0.options.autoplay?.onInteraction = .stop
    }
    for isTouched in [true, false] {
      var playback = Playback.of(deck)
      if isTouched { playback.press(.right) }
      playback.take(.show(Show(deck: deck)), wallTime: .zero)
      #expect(playback.stage.carousel.isAutoplaying == !isTouched)
    }
  }

  private func autoplaying(
    _ pages: Int, _ boundary: Boundary = .looping, every: Int = 1000, move: Int = 0,
    laps: Int? = nil
  ) -> Deck {
    .numbered("a", pages: pages) {
      $0.options.boundary = boundary
      $0.options.transition = Transition(duration: .milliseconds(move))
      $0.options.autoplay = Autoplay(hold: .milliseconds(every))
      $0.options.autoplay?.laps = laps
    }
  }

  @Test("Autoplay that had come to its end does what the config says now")
  func endedAutoplay() {
    for (before, after, goesOn) in [
      (autoplaying(2, laps: 1), autoplaying(2), true),
      (autoplaying(2, laps: 1), autoplaying(2, laps: 3), true),
      (autoplaying(2, laps: 1), autoplaying(2, laps: 1), false),
      (autoplaying(2, .bounded), autoplaying(4, .bounded), true),
      (autoplaying(2, .bounded), autoplaying(2, .looping), true),
      (autoplaying(2, .bounded), autoplaying(2, .bounded), false),
    ] {
      var playback = Playback.of(before)
      playback.advance(by: .seconds(10))
      #expect(!playback.stage.carousel.isAutoplaying)
      playback.take(.show(Show(deck: after)), wallTime: .zero)
      #expect(playback.stage.carousel.isAutoplaying == goesOn)
    }
  }

  @Test("The hold of the page that stays goes on, and a move arrives")
  func holdGoesOn() {
    var playback = Playback.of(autoplaying(3, every: 2000))
    playback.advance(by: .milliseconds(1800))
    playback.take(.show(Show(deck: autoplaying(4, every: 2000))), wallTime: .zero)
    #expect(playback.timeUntilNextEvent == .milliseconds(200))
    playback.take(.show(Show(deck: autoplaying(4, every: 3000))), wallTime: .zero)
    #expect(playback.timeUntilNextEvent == .milliseconds(1200))
    playback.take(.show(Show(deck: autoplaying(4, every: 1000))), wallTime: .zero)
    #expect(playback.timeUntilNextEvent == .zero)
    var moving = Playback.of(autoplaying(3, .bounded, move: 400))
    moving.advance(by: .milliseconds(1100))
    moving.take(.show(Show(deck: autoplaying(3, .bounded, move: 400))), wallTime: .zero)
    #expect(moving.pages == [1])
  }

  @Test("Whenever it is read again, a page that waits for its child is left")
  func untilDone() {
    let inner = Deck.numbered("inner", pages: 3) {
      $0.options.boundary = .bounded
      $0.options.autoplay = Autoplay(hold: .milliseconds(500))
    }
    var deck = autoplaying(2).holding(inner)
    deck.options.autoplay?.holds = [0: .untilDone]
    for milliseconds in stride(from: 100, to: 1500, by: 100) {
      var playback = Playback.of(deck)
      playback.advance(by: .milliseconds(milliseconds))
      playback.take(.show(Show(deck: deck)), wallTime: .zero)
      playback.advance(by: .milliseconds(1499 - milliseconds))
      #expect(playback.pages == [0, 2])
      playback.advance(by: .milliseconds(1))
      #expect(playback.pages == [1], "\(milliseconds)")
    }
  }

  private static let mistake = ReloadResult.failed(
    ReloadFailure(
      place: "deck.yaml:3:7", message: "unknown key `titel`", advice: "did you mean `title`?"))

  @Test("With mistakes the last good show goes on, and a band says where they are for a while")
  func mistakes() {
    var playback = Playback.of(.numbered("a", pages: 2), 80, 24)
    playback.take(Self.mistake, wallTime: .zero)
    #expect(playback.shows("deck.yaml:3:7  unknown key `titel`: did you mean `title`?"))
    #expect(playback.shows("Not reloaded") && playback.shows("a 1"))
    playback.press(.right)
    #expect(playback.shows("Not reloaded") && playback.shows("a 2"))
    #expect(playback.timeUntilNextEvent == .seconds(20))
    playback.advance(by: .seconds(20))
    #expect(!playback.shows("Not reloaded") && playback.shows("■ config error"))
    #expect(playback.timeUntilNextEvent == nil)
    playback.take(.show(Show(deck: .numbered("a", pages: 2))), wallTime: .zero)
    #expect(!playback.shows("config error"))
  }

  @Test("Esc leaves only a sign of a mistake, and another mistake has a band again")
  func hidden() {
    var playback = Playback.of(.numbered("a", pages: 2), 80, 24)
    playback.take(Self.mistake, wallTime: .zero)
    playback.press(.escape)
    #expect(!playback.shows("Not reloaded") && playback.shows("■ config error"))
    playback.take(Self.mistake, wallTime: .zero)
    #expect(playback.shows("Not reloaded"))
    let wall = Playback.of(.numbered("a", pages: 2), 240, 70)
    var playing = wall
    playing.take(Self.mistake, wallTime: .zero)
    #expect(!playing.shows("Not reloaded") && playing.frame != wall.frame)
  }

  @Test("What an input has done is said for three seconds")
  func notice() {
    var playback = Playback.of(.numbered("a", pages: 2), 80, 24)
    playback.press(.character("9"), .enter)
    #expect(playback.shows("no page 9: 1 to 2"))
    playback.advance(by: .milliseconds(2999))
    #expect(playback.shows("no page 9") && playback.timeUntilNextEvent == .milliseconds(1))
    playback.advance(by: .milliseconds(1))
    #expect(!playback.shows("no page 9") && playback.timeUntilNextEvent == nil)
  }

  @Test("The screen of the new config is used from now on")
  func screen() {
    var playback = Playback.of(.numbered("a", pages: 2), 30, 8)
    var screen = Screen()
    screen.minWidth = 40
    playback.take(.show(Show(deck: .numbered("a", pages: 2), screen: screen)), wallTime: .zero)
    #expect(playback.shows("40×1, has 30×8"))
  }
}
