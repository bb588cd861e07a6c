import CarouselDeck
import CarouselEngine
import CarouselRender
import CarouselStage
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Keys")
struct KeyTests {
  private func help(
    _ maps: [[KeyName: KeyIntent]], _ change: (inout KeyScope) -> Void = { _ in }
  ) -> [String] {
    var scope = KeyScope()
    change(&scope)
    return KeyBindings(maps).help(in: .unicode, scope).map {
      "\($0.keys.joined(separator: " ")): \($0.meaning)"
    }
  }

  @Test("Help lists the usual keys")
  func usual() {
    #expect(
      help([]) == [
        "← →: page", "↑ ↓: page", "Space: pause", "Tab: in or out", "b .: blank",
        "1…9 Enter: go to page", "Home End: first, last", "?: this help", "r: reload", "q: quit",
      ])
    let ascii = KeyBindings().help(in: .ascii, KeyScope()).map(\.keys)
    #expect(ascii.prefix(2) == [["Left", "Right"], ["Up", "Down"]])
  }

  @Test("Help leaves out what does nothing now, and calls pages what they are")
  func nothing() {
    let alone = help([]) {
      ($0.vertical, $0.pause, $0.focus, $0.canReload) = (nil, nil, nil, false)
      ($0.horizontal, $0.numbered) = ("floor", "floor")
    }
    #expect(
      alone == [
        "← →: floor", "b .: blank", "1…9 Enter: go to floor", "Home End: first, last",
        "?: this help", "q: quit",
      ])
    #expect(
      help([]) { $0.numbered = nil }.count == 8
        && help([[.left: .none, .up: .none]]).contains("h: page"))
    var single = Playback.of(.numbered("a", pages: 1), 80, 24)
    single.press(.character("?"))
    #expect(!single.shows("go to") && !single.shows("←") && single.shows("this help"))
  }

  @Test(
    "The foot of the help says where one is and what comes next, and counts down while it plays")
  func foot() {
    var outer = Deck.numbered("outer", pages: 3) {
      $0.options.autoplay = Autoplay(hold: .seconds(5))
      $0.pauseOn = []
    }
    outer.slides[0] = Slide(.deck(.numbered("floor", pages: 4, axis: .vertical)))
    outer.slides[0].title = "Floors"
    var playback = Playback.of(outer, 80, 24)
    playback.press(.character("?"))
    #expect(playback.shows("Floors 1 of 3 · floor 1 of 4") && playback.shows("next in 5 s"))
    #expect(playback.shows("in or out of Floors"))
    for left in [4, 3, 2, 1] {
      let wait = playback.frameValidity ?? .zero
      #expect(wait > .zero && wait <= .seconds(1))
      playback.advance(by: wait)
      #expect(playback.shows("next in \(left) s"))
    }
    playback.press(.character(" "))
    #expect(playback.frameValidity == nil && playback.shows("go on"))
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
    #expect(lines[0] == "→: page" && lines[1] == "↑ ↓: page")
    #expect(lines.contains("h: page"))
    #expect(!lines.contains { $0.contains("PgUp") })
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
    #expect(lines.contains("a d s w: page") || lines.contains("a d w s: page"))
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
