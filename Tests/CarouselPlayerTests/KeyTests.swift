import CarouselDeck
import CarouselEngine
import CarouselRender
import CarouselStage
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Keys")
struct KeyTests {
  private func help(_ maps: [[KeyName: KeyIntent]], canReload: Bool = true) -> [String] {
    KeyBindings(maps).help(in: .unicode, canReload: canReload).map { "\($0.keys): \($0.meaning)" }
  }

  @Test("Help lists the usual keys")
  func usual() {
    #expect(
      help([]) == [
        "← → ↑ ↓: move one page", "h j k l: the same", "PgUp PgDn: previous page, next page",
        "Home End: first page, last page", "1 2 3 … Enter: go to that page",
        "Space: pause or resume", "Tab: move the focus to another carousel",
        "b .: blank the screen", "?: show or hide this help", "r: reload the config", "q: quit",
      ])
    #expect(!help([], canReload: false).contains("r: reload the config"))
    let ascii = KeyBindings().help(in: .ascii, canReload: true).map(\.keys)
    #expect(ascii.prefix(2) == ["arrow keys", "h j k l"])
  }

  @Test("Each intent is what its key asks for, and every key of a config can be pressed")
  func configured() {
    for intent in KeyIntent.allCases {
      for (_, name) in KeyName.words + [("x", KeyName.character("x"))] {
        let bindings = KeyBindings([[name: intent]])
        let command = bindings.command(for: KeyPress(name.facts.key))
        #expect(command == (intent == .none ? nil : .intent(intent)))
      }
    }
  }

  @Test("What a key meant before is gone, and help says what is left")
  func overridden() {
    let lines = help([
      [.character("n"): .next, .pageDown: .none, .left: .quit, .character("q"): .none]
    ])
    #expect(lines[0] == "→ ↑ ↓: move one page")
    #expect(lines.contains("PgUp: previous page"))
    #expect(lines.contains("n: next page"))
    #expect(lines.contains("←: quit") && !lines.contains { $0.hasPrefix("q") })
    #expect(!lines.contains { $0.hasPrefix("Ctrl-C") })
  }

  @Test("Without any key that quits help names the one that always does")
  func quitting() {
    #expect(help([[.character("q"): .none]]).last == "Ctrl-C: quit")
  }

  @Test("Keys of one meaning share a line, and numbers that cannot be confirmed have none")
  func lines() {
    let moves: [KeyName: KeyIntent] = [
      .character("a"): .left, .character("d"): .right, .character("w"): .up, .character("s"): .down,
      .enter: .none,
    ]
    let lines = help([moves])
    #expect(lines.contains("a d w s: move one page"))
    #expect(!lines.contains { $0.contains("Enter") })
  }

  @Test("Keys of an inner carousel come before those of the outer, as long as it has the focus")
  func nested() {
    let inner = Deck.numbered("inner", pages: 3, axis: .vertical) {
      $0.keys[.character("x")] = .next
    }
    let outer = Deck.numbered("outer", pages: 3) {
      $0.keys = [.character("x"): .last, .character("y"): .first, .character("h"): .none]
    }
    var playback = Playback.of(outer.holding(inner))
    playback.press(.character("x"))
    #expect(playback.pages == [0, 1])
    playback.press(.character("h"))
    #expect(playback.pages == [0, 1])
    playback.press(.tab, .character("x"))
    #expect(playback.pages == [2])
  }

  @Test("Tab says to which carousel it gives the keys, until the next input")
  func focus() {
    let inner = Deck.numbered("inner", pages: 2)
    let middle = Deck.numbered("middle", pages: 2).holding(inner)
    var playback = Playback.of(Deck.numbered("outer", pages: 2).holding(middle))
    for text in ["focus: carousel 2 of 3", "focus: outer carousel", "focus: inner carousel"] {
      playback.press(.tab)
      #expect(playback.shows(text))
    }
    playback.press(.right)
    #expect(!playback.shows("focus"))
    var alone = Playback.of(Deck.numbered("a", pages: 2))
    alone.press(.tab)
    #expect(alone.shows("only one carousel is shown"))
  }

  @Test("The help that is shown is that of the carousel that has the focus, and of the config")
  func shownHelp() {
    let inner = Deck.numbered("inner", pages: 2) { $0.keys[.character("q")] = KeyIntent.none }
    let outer = Deck.numbered("outer", pages: 2).holding(inner)
    var playback = Playback.of(outer, 80, 24)
    playback.press(.character("?"))
    #expect(playback.shows("Ctrl-C"))
    playback.press(.tab)
    #expect(playback.isHelpShown && !playback.shows("Ctrl-C"))
    playback.press(.tab)
    #expect(playback.shows("Ctrl-C"))
    playback.take(.show(Show(deck: .numbered("a", pages: 2))), wallTime: .zero)
    #expect(playback.isHelpShown && !playback.shows("Ctrl-C"))
    let requests = playback.press(.character("q"))
    #expect(requests == [.quit])
  }

  @Test("The keys of a nested carousel that comes on its own hold from then on")
  func focusFollowsPages() {
    let inner = Deck.numbered("inner", pages: 3) { $0.keys[.character("x")] = .next }
    var outer = Deck.numbered("outer", pages: 2) {
      $0.options.autoplay = Autoplay(hold: .seconds(1))
      $0.options.autoplay?.onInteraction = .stop
    }
    outer.slides[1] = Slide(.deck(inner))
    var playback = Playback.of(outer)
    playback.press(.character("x"))
    #expect(playback.pages == [0])
    playback.advance(by: .seconds(1))
    playback.press(.character("x"))
    #expect(playback.pages == [1, 1])
  }

  @Test("What happens is noted in order, once requested")
  func events() {
    var playback = Playback.of(
      .numbered("a", pages: 3) { $0.options.autoplay = Autoplay(hold: .seconds(1)) })
    playback.press(.right)
    #expect(playback.events == nil)
    playback.events = []
    playback.advance(by: .seconds(1))
    let byTime = playback.events?.count ?? 0
    #expect(byTime > 0)
    playback.press(.right)
    #expect(playback.events?.count ?? 0 > byTime)
    playback.events = []
    playback.take(.show(Show(deck: .numbered("b", pages: 2))), wallTime: .zero)
    #expect(playback.events?.first?.event == .started(page: 2) || playback.events?.isEmpty == false)
  }

  @Test("The number of a page has no zeros in front")
  func zeros() {
    var playback = Playback.of(Deck.numbered("a", pages: 9))
    playback.press(.character("0"), .character("0"), .character("7"))
    #expect(playback.shows("go to 7 of 9"))
    playback.press(.enter)
    #expect(playback.pages == [6])
  }

  @Test("A key with a modifier asks for nothing")
  func modifiers() {
    let press = KeyPress(.character("q"), modifiers: .alt)
    #expect(KeyBindings().command(for: press) == nil)
  }
}
