import CarouselDeck
import CarouselEngine
import CarouselGrid
import CarouselRender
import CarouselStage
import TerminalCells
import TerminalIO

@testable import CarouselPlayer

extension Deck {
  /// Pages that say their number, with cuts for moves.
  static func numbered(
    _ name: String, pages: Int, axis: Axis = .horizontal, _ change: (inout Deck) -> Void = { _ in }
  ) -> Deck {
    var deck = Deck(
      name: name, slides: (0..<pages).map { Slide(.text("\(name) \($0 + 1)")) })
    deck.options.axis = axis
    deck.options.transition = Transition(duration: .zero)
    change(&deck)
    return deck
  }

  /// The same deck with another one in its first slide.
  func holding(_ inner: Deck) -> Deck {
    var result = self
    result.slides[0] = Slide(.deck(inner))
    return result
  }
}

extension Playback {
  static func of(
    _ deck: Deck, screen: Screen = Screen(), _ columns: Int = 40, _ rows: Int = 12,
    reducesMotion: Bool = false, canReload: Bool = true
  ) -> Playback {
    Playback(
      Show(deck: deck, screen: screen), renderer: Renderer(screen: screen),
      size: FrameSize(columns: columns, rows: rows), reducesMotion: reducesMotion,
      startsPaused: false, canReload: canReload, wallTime: .zero)
  }

  /// Presses keys, one after the other, and says what they ask of the player.
  @discardableResult
  mutating func press(_ keys: KeyPress.Key...) -> [PlayerRequest] {
    keys.compactMap { take(.key(KeyPress($0)), now: .zero) }
  }

  /// Gives the keyboard to the window or takes it away.
  mutating func focus(_ isGained: Bool) {
    _ = take(.focus(isGained), now: .zero)
  }

  /// Does something with the mouse.
  mutating func mouse(_ action: MouseEvent.Action, _ column: Int, _ row: Int, at time: Int = 0) {
    _ = take(.mouse(MouseEvent(action, column: column, row: row)), now: .milliseconds(time))
  }

  /// The current page of each carousel that is shown, from the root inwards.
  var pages: [Int] { stage.shownPaths.compactMap { stage[$0]?.carousel.currentPage } }

  func shows(_ text: String) -> Bool { frame.plainLines.contains { $0.contains(text) } }
}
