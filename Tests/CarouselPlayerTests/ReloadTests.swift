import CarouselDeck
import CarouselEngine
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
    playback.press(.character("r"))
    #expect(playback.wantsToReload)
    var piped = Playback.of(.numbered("a", pages: 2), canReload: false)
    piped.press(.character("r"))
    #expect(!piped.wantsToReload && piped.shows("nothing to read again"))
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
      $0.options.autoplay = Autoplay(every: .seconds(1))
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
      $0.options.autoplay = Autoplay(every: .seconds(1))
      $0.options.autoplay?.onInteraction = .stop
    }
    for isTouched in [true, false] {
      var playback = Playback.of(deck)
      if isTouched { playback.press(.right) }
      playback.take(.show(Show(deck: deck)), wallTime: .zero)
      #expect(playback.stage.carousel.isAutoplaying == !isTouched)
    }
  }

  @Test("With mistakes the last good show goes on, and a banner says where they are")
  func mistakes() {
    var playback = Playback.of(.numbered("a", pages: 2), 60, 8)
    playback.take(.failed("deck.yaml:3:7: unknown key `titel`"), wallTime: .zero)
    #expect(playback.frame.plainLines[0].contains("deck.yaml:3:7: unknown key `titel`"))
    #expect(playback.shows("a 1"))
    playback.take(.focus(false), now: .zero)
    #expect(!playback.banner.isEmpty)
    playback.press(.right)
    #expect(playback.banner.isEmpty && playback.shows("a 2"))
  }

  @Test("The screen of the new config is used from now on")
  func screen() {
    var playback = Playback.of(.numbered("a", pages: 2), 30, 8)
    var screen = Screen()
    screen.minWidth = 40
    playback.take(.show(Show(deck: .numbered("a", pages: 2), screen: screen)), wallTime: .zero)
    #expect(playback.shows("needs 40x1, has 30x8"))
  }
}
