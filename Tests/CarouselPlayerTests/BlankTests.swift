import CarouselDeck
import CarouselEngine
import CarouselStage
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("A blank screen")
struct BlankTests {
  private func playback(_ change: (inout Deck) -> Void = { _ in }) -> Playback {
    .of(
      .numbered("a", pages: 4) {
        $0.options.autoplay = Autoplay(hold: .seconds(10))
        change(&$0)
      })
  }

  private func isBlank(_ playback: Playback) -> Bool {
    playback.frame.cells.allSatisfy { $0.isBlank && $0.style == playback.frame.cells[0].style }
  }

  @Test("`b` and `.` blank the screen, and any key brings the page back and does nothing else")
  func anyKey() {
    for key in [KeyPress.Key.character("b"), .character(".")] {
      for back in [KeyPress.Key.character("b"), .right, .character("3"), .enter, .function(9)] {
        var playback = playback()
        playback.press(key)
        #expect(isBlank(playback))
        playback.press(back)
        #expect(!isBlank(playback) && playback.pages == [0] && playback.pageNumber.isEmpty)
      }
    }
  }

  @Test("Everything waits meanwhile, whatever else pauses it, and what remains is kept")
  func waiting() {
    for triggers in [[], [.input], [.blur], [.input, .blur]] as [Set<PauseTrigger>] {
      var playback = playback { $0.pauseOn = triggers }
      playback.advance(by: .seconds(6))
      playback.press(.character("b"))
      playback.focus(false)
      playback.focus(true)
      playback.advance(by: .seconds(60))
      #expect(playback.pages == [0] && isBlank(playback))
      #expect(playback.timeUntilNextEvent == nil)
      playback.press(.character("b"))
      playback.advance(by: .milliseconds(3900))
      #expect(playback.pages == [0])
      playback.advance(by: .milliseconds(200))
      #expect(playback.pages == [1])
    }
  }

  @Test("A click brings the page back, moving the mouse does not, and quitting works")
  func others() {
    var playback = playback()
    playback.press(.character("b"))
    playback.mouse(.move, 3, 3)
    #expect(isBlank(playback))
    playback.mouse(.press(.left), 3, 3)
    #expect(!isBlank(playback) && playback.pages == [0])
    playback.press(.character("b"))
    #expect(playback.press(.character("q")) == [.quit])
  }

  @Test("It is an action like others: a config binds it to keys, and takes its own away")
  func bindings() {
    var playback = playback { $0.keys = [.function(5): .blank, .character("b"): .none] }
    playback.press(.character("b"))
    #expect(!isBlank(playback))
    playback.press(.function(5))
    #expect(isBlank(playback))
  }

  @Test("The help names it, and is closed by it")
  func help() {
    var playback = Playback.of(.numbered("a", pages: 4), 80, 24)
    playback.press(.character("?"))
    #expect(playback.shows("blank"))
    playback.press(.character("b"), .character("b"))
    #expect(!playback.isHelpShown)
  }
}
