import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("A button that is held")
struct PressTests {
  private func playing(
    _ name: String, axis: Axis = .horizontal, _ change: (inout Deck) -> Void = { _ in }
  ) -> Deck {
    .numbered(name, pages: 4, axis: axis) {
      $0.options.autoplay = Autoplay(hold: .seconds(1))
      change(&$0)
    }
  }

  @Test("Autoplay waits while a button is down, and begins a new hold at the release")
  func hold() {
    var playback = Playback.of(playing("a"))
    playback.mouse(.press(.left), 20, 5)
    playback.advance(by: .seconds(9))
    #expect(playback.pages == [0])
    playback.mouse(.release(.left), 20, 5, at: 9000)
    playback.advance(by: .milliseconds(999))
    #expect(playback.pages == [0])
    playback.advance(by: .milliseconds(1))
    #expect(playback.pages == [1])
  }

  @Test("What moves stops under the button, and settles when it comes up")
  func stopsWhatMoves() {
    var playback = Playback.of(
      .numbered("a", pages: 4) { $0.options.transition = Transition(duration: .seconds(1)) })
    playback.press(.right)
    playback.advance(by: .milliseconds(400))
    #expect(playback.isMoving)
    playback.mouse(.press(.left), 20, 5)
    let offset = playback.stage.carousel.offset
    playback.advance(by: .seconds(3))
    #expect(playback.stage.carousel.offset == offset && !playback.isMoving)
    playback.mouse(.release(.left), 20, 5, at: 3400)
    playback.advance(by: .seconds(3))
    #expect(playback.stage.carousel.offset == playback.stage.carousel.offset.rounded())
  }

  @Test("So does autoscroll, which then goes on")
  func autoscroll() {
    var playback = Playback.of(.numbered("a", pages: 4) { $0.options.autoscroll = 0.25 })
    playback.advance(by: .seconds(1))
    playback.mouse(.press(.left), 20, 5)
    playback.advance(by: .seconds(9))
    #expect(playback.stage.carousel.offset == 0.25)
    playback.mouse(.release(.left), 20, 5, at: 9000)
    playback.advance(by: .seconds(1))
    #expect(playback.stage.carousel.offset == 0.5)
  }

  @Test("Only other buttons, and a carousel that takes no drags, let autoplay go on")
  func others() {
    for button in [MouseEvent.Button.middle, .right] {
      var playback = Playback.of(playing("a"))
      playback.mouse(.press(button), 20, 5)
      playback.advance(by: .seconds(1))
      #expect(playback.pages == [1])
    }
    var refusing = Playback.of(playing("a") { $0.inputs.drag = false })
    refusing.mouse(.press(.left), 20, 5)
    refusing.advance(by: .seconds(1))
    #expect(refusing.pages == [1])
  }

  @Test(
    "The innermost carousel that takes drags is pressed, and what is around it waits as well",
    arguments: [true, false])
  func nested(innerTakesDrags: Bool) {
    let inner = playing("inner", axis: .vertical) { $0.inputs.drag = innerTakesDrags }
    let outer = playing("outer") { $0.options.autoplay = Autoplay(hold: .seconds(5)) }
    var playback = Playback.of(outer.holding(inner))
    playback.mouse(.press(.left), 20, 5)
    #expect(playback.stage[[0]]?.carousel.isPressed == innerTakesDrags)
    #expect(playback.stage.carousel.isPressed == !innerTakesDrags)
    playback.advance(by: .seconds(30))
    #expect(playback.pages == [0, 0])
    playback.mouse(.release(.left), 20, 5, at: 30_000)
    playback.advance(by: .seconds(1))
    #expect(playback.pages == [0, 1])
    playback.advance(by: .seconds(4))
    #expect(playback.pages.first == 1)
  }

  @Test("A movement along the other axis hands the button over to the carousel on that axis")
  func handsOver() {
    let inner = playing("inner", axis: .vertical)
    var playback = Playback.of(playing("outer").holding(inner))
    playback.mouse(.press(.left), 35, 5)
    playback.mouse(.drag(.left), 20, 5, at: 100)
    #expect(playback.stage.carousel.isPressed && playback.stage.carousel.offset > 0)
    #expect(playback.stage[[0]]?.carousel.isPressed == false)
    playback.mouse(.drag(.left), 2, 5, at: 500)
    playback.mouse(.release(.left), 2, 5, at: 1000)
    #expect(playback.pages == [1])
    #expect(!playback.stage.carousel.isPressed)
  }
}
