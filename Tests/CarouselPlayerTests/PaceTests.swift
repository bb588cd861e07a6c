import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("Pace of a drift")
struct PaceTests {
  @Test(
    "Frames of a row that drifts are drawn exactly when they differ",
    arguments: [0.05, -0.05, 0.11, 1.0], [Axis.horizontal, .vertical])
  func exact(speed: Double, axis: Axis) {
    for reading in ReadingDirection.allCases {
      for (visible, gap) in [(1, 0), (3, 1), (2, 0)] {
        var playback = Playback.of(
          .numbered("a", pages: 5, axis: axis) {
            $0.options.autoscroll = speed
            $0.options.reading = reading
            $0.visible = visible
            $0.gap = gap
            $0.indicator = nil
          }, 20, 8)
        playback.advance(by: .milliseconds(1))
        for _ in 0..<25 {
          let wait = playback.timeUntilFrameDiffers
          #expect(wait > .zero)
          let before = playback.frame.plainLines
          var early = playback
          early.advance(by: wait * 0.9)
          let isEarly = early.frame.plainLines != before
          playback.advance(by: wait)
          let isLate = playback.frame.plainLines == before
          #expect(!isEarly && !isLate, "\(reading) \(visible) \(playback.stage.carousel.offset)")
        }
      }
    }
  }

  @Test("A slow drift wakes seldom, a fast one and any other motion as often as frames are drawn")
  func frequency() {
    func wait(_ change: (inout Deck) -> Void) -> Duration {
      var playback = Playback.of(.numbered("a", pages: 5, change), 80, 24)
      playback.advance(by: .milliseconds(100))
      return playback.timeUntilFrameDiffers
    }
    #expect(wait { $0.options.autoscroll = 0.01 } > .milliseconds(500))
    #expect(wait { $0.options.autoscroll = 2 } < .milliseconds(16))
    #expect(
      wait {
        $0.options.autoscroll = 0.01
        $0.layout = Layout(.coverFlow)
      } > .milliseconds(300))
    var moving = Playback.of(
      .numbered("a", pages: 5) { $0.options.transition.duration = .seconds(1) })
    moving.press(.right)
    moving.advance(by: .milliseconds(100))
    #expect(moving.timeUntilFrameDiffers == .zero)
  }
}
