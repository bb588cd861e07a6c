import CarouselDeck
import CarouselEngine
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Kinds of input")
struct SwitchTests {
  private func refuse(_ kind: InputKind) -> (inout Deck) -> Void {
    { deck in
      switch kind {
      case .wheel: deck.inputs.wheel = false
      case .drag: deck.inputs.drag = false
      case .keys: deck.inputs.keys = false
      }
    }
  }

  private func send(_ kind: InputKind, to playback: inout Playback) {
    switch kind {
    case .keys: playback.press(.right)
    case .wheel: playback.mouse(.wheel(columns: 1, rows: 0), 5, 5, at: 1000)
    case .drag:
      playback.mouse(.press(.left), 35, 5)
      playback.mouse(.drag(.left), 30, 5, at: 10)
      playback.mouse(.drag(.left), 2, 5, at: 500)
      playback.mouse(.release(.left), 2, 5, at: 1000)
      playback.advance(by: .seconds(3))
    }
  }

  @Test(
    "A carousel refuses the kinds that are off, and takes the others", arguments: InputKind.allCases
  )
  func alone(refused: InputKind) {
    for kind in InputKind.allCases {
      var playback = Playback.of(.numbered("a", pages: 3, refuse(refused)))
      send(kind, to: &playback)
      #expect(playback.pages == [kind == refused ? 0 : 1], "\(kind)")
    }
  }

  @Test(
    "What an inner carousel refuses goes to the one around it on that axis",
    arguments: InputKind.allCases)
  func outwards(kind: InputKind) {
    let inner = Deck.numbered("inner", pages: 3, refuse(kind))
    var playback = Playback.of(Deck.numbered("outer", pages: 3).holding(inner))
    send(kind, to: &playback)
    #expect(playback.pages == [1])
    var across = Playback.of(
      Deck.numbered("outer", pages: 3, axis: .vertical).holding(inner))
    send(kind, to: &across)
    #expect(across.pages == [0, 0])
  }

  @Test("Without keys numbers and ends are refused too, and what keys ask the player for is not")
  func numbers() {
    var playback = Playback.of(.numbered("a", pages: 3, refuse(.keys)))
    playback.press(.character("3"), .enter, .end, .pageDown, .character("l"))
    #expect(playback.pages == [0] && playback.pageNumber.isEmpty)
    playback.press(.character("?"))
    #expect(playback.isHelpShown)
    let requests = playback.press(.character("r"), .character("q"))
    #expect(requests == [.reload, .quit])
  }

  @Test(
    "Space pauses where anything that is shown and moves by itself takes keys, else it says why not",
    arguments: [true, false], [true, false])
  func pause(outerTakesKeys: Bool, innerTakesKeys: Bool) {
    let moves: (inout Deck) -> Void = { $0.options.autoplay = Autoplay(hold: .seconds(10)) }
    let inner = Deck.numbered("inner", pages: 3) {
      moves(&$0)
      $0.inputs.keys = innerTakesKeys
    }
    for outerMoves in [true, false] {
      let outer = Deck.numbered("outer", pages: 3) {
        if outerMoves { moves(&$0) }
        $0.inputs.keys = outerTakesKeys
      }
      var playback = Playback.of(outer.holding(inner))
      playback.press(.character(" "))
      let isPaused = innerTakesKeys || outerMoves && outerTakesKeys
      #expect(playback.isPaused == isPaused)
      #expect(playback.shows("pausing is disabled") != isPaused)
    }
  }

  @Test("Keys and the wheel turn pages of what drifts", arguments: [InputKind.keys, .wheel])
  func drifting(kind: InputKind) {
    var playback = Playback.of(.numbered("a", pages: 5) { $0.options.autoscroll = 0.01 })
    playback.advance(by: .seconds(1))
    send(kind, to: &playback)
    #expect(playback.pages == [1])
  }

  @Test("Without drags a click on a dot is refused")
  func dots() {
    for refused in [InputKind.drag, .wheel] {
      var playback = Playback.of(.numbered("a", pages: 2, refuse(refused)), 11, 4)
      let column = playback.frame.plainLines[3].prefix { $0 == " " }.count + 2
      playback.mouse(.press(.left), column, 3)
      playback.mouse(.release(.left), column, 3)
      #expect(playback.pages == [refused == .drag ? 0 : 1])
    }
  }

  @Test("A click on a card at the side brings it to the middle")
  func cards() {
    var playback = Playback.of(
      .numbered("a", pages: 5) { $0.layout = Layout(.coverFlow) }, 80, 24)
    playback.mouse(.press(.left), 64, 12)
    playback.mouse(.release(.left), 64, 12)
    #expect(playback.pages == [1])
    playback.mouse(.press(.left), 40, 12)
    playback.mouse(.release(.left), 40, 12)
    #expect(playback.pages == [1])
  }
}
