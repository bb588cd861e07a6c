import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import Synchronization
import TerminalCells
import TerminalIO
import Testing

@testable import CarouselPlayer

@Suite("The loop, without a terminal")
struct PlayerLoopTests {
  private static func key(_ key: KeyPress.Key) -> TerminalEvent { .input(.key(KeyPress(key))) }

  private static func autoplaying(every: Duration, move: Duration = .zero) -> Deck {
    .numbered("a", pages: 4) {
      $0.options.transition = Transition(duration: move)
      $0.options.autoplay = Autoplay(hold: every)
    }
  }

  private static let moving = Deck.numbered("a", pages: 4) {
    $0.options.transition = Transition(duration: .seconds(1), easing: .linear)
  }

  /// The frames that a loop draws, in milliseconds.
  private static func frameTimes(of terminal: ScriptedTerminal) -> [Int] {
    terminal.frames.map { Int($0.time / .milliseconds(1)) }
  }

  @Test("At rest it draws once, then sleeps for ever")
  func rest() {
    let terminal = ScriptedTerminal()
    var loop = PlayerLoop.playing(.numbered("a", pages: 3), at: terminal)
    let end = loop.run()
    #expect(end == .hangup)
    #expect(terminal.frames.count == 1 && terminal.sleeps == [nil])
  }

  @Test("It sleeps exactly until the next page, and draws each once")
  func nextEvent() {
    let terminal = ScriptedTerminal()
    var loop = PlayerLoop.playing(
      Self.autoplaying(every: .milliseconds(1700)), at: terminal, for: .seconds(6))
    let end = loop.run()
    #expect(end == .timeIsUp)
    #expect(Self.frameTimes(of: terminal) == [0, 1700, 3400, 5100])
    #expect(
      terminal.sleeps == [
        .milliseconds(1700), .milliseconds(1700), .milliseconds(1700), .milliseconds(900),
      ])
    #expect(terminal.now == .seconds(6))
  }

  @Test("While something moves a frame follows the other, however long drawing takes")
  func frameRate() {
    for drawing in [0, 5, 16] {
      let terminal = ScriptedTerminal(
        [(500, Self.key(.right))], drawingTime: .milliseconds(drawing))
      var loop = PlayerLoop.playing(Self.moving, at: terminal)
      let end = loop.run()
      #expect(end == .hangup)
      // Frames of a move of one second that differ from the one before: a cell is 25 ms.
      let times = Self.frameTimes(of: terminal)
      #expect(times.first == 0 && times.dropFirst().first.map { 500..<550 ~= $0 } == true)
      #expect(times.last.map { 1490..<1530 ~= $0 } == true, "\(times)")
      #expect((36...42).contains(times.count), "\(times)")
      #expect(loop.playback.pages == [1])
    }
  }

  @Test("Frames that come late show what is to be seen then, and none queues up")
  func lateFrames() {
    let terminal = ScriptedTerminal([(500, Self.key(.right))], drawingTime: .milliseconds(120))
    var loop = PlayerLoop.playing(Self.moving, at: terminal)
    _ = loop.run()
    let times = Self.frameTimes(of: terminal).dropFirst()
    #expect(zip(times, times.dropFirst()).allSatisfy { $1 - $0 == 120 }, "\(times)")
    #expect(times.last.map { $0 < 1740 } == true && loop.playback.pages == [1])
  }

  @Test("While bytes are on their way no frame is drawn, and a key is heard all the same")
  func backPressure() {
    let terminal = ScriptedTerminal(
      [(300, Self.key(.right)), (700, Self.key(.right))], bytesPerSecond: 400)
    var loop = PlayerLoop.playing(Self.moving, at: terminal)
    let end = loop.run()
    #expect(end == .hangup)
    #expect(terminal.frames.allSatisfy { $0.pending == 0 })
    #expect(loop.playback.pages == [2])
  }

  @Test("A sleep that lasts too long is a gap: autoplay does not rush through what it missed")
  func gap() {
    let pages = [Duration.milliseconds(900), .seconds(20)].map { lateness in
      let terminal = ScriptedTerminal(lateness: lateness)
      var loop = PlayerLoop.playing(
        Self.autoplaying(every: .milliseconds(400)), at: terminal, for: .milliseconds(300))
      _ = loop.run()
      return loop.playback.pages
    }
    #expect(pages == [[3], [1]])
  }

  @Test("After a stop the whole screen is drawn again at once")
  func stop() {
    let size = TerminalSize(
      cells: FrameSize(columns: 30, rows: 9), pixels: PixelSize(width: 300, height: 180))
    let terminal = ScriptedTerminal([(9000, .resumed(size))])
    var loop = PlayerLoop.playing(
      Self.autoplaying(every: .seconds(10)), at: terminal, for: .milliseconds(9500))
    _ = loop.run()
    #expect(Self.frameTimes(of: terminal) == [0, 9000])
    #expect(loop.playback.size == size.cells && loop.playback.pages == [0])
  }

  @Test("A new size is drawn at once, in the middle of a move too")
  func resizing() {
    let size = TerminalSize(cells: FrameSize(columns: 20, rows: 5))
    let terminal = ScriptedTerminal([(100, Self.key(.right)), (303, .resized(size))])
    var loop = PlayerLoop.playing(Self.moving, at: terminal)
    _ = loop.run()
    #expect(Self.frameTimes(of: terminal).contains(303))
    #expect(loop.playback.size == size.cells)
  }

  @Test("A key that ends it ends it then and there")
  func quitting() {
    let terminal = ScriptedTerminal([
      (100, Self.key(.right)), (400, Self.key(.character("q"))), (400, Self.key(.right)),
    ])
    var loop = PlayerLoop.playing(Self.moving, at: terminal, for: .seconds(60))
    let end = loop.run()
    #expect(end == .quit)
    #expect(terminal.now == .milliseconds(400))
  }

  @Test("A config is read again once for all keys that came together")
  func reloading() {
    let terminal = ScriptedTerminal([
      (100, Self.key(.character("r"))), (100, Self.key(.character("r"))),
    ])
    var loop = PlayerLoop.playing(
      .numbered("a", pages: 2), at: terminal,
      reload: { _ in
        reloads.withLock { $0 += 1 }
        return .show(Show(deck: .numbered("b", pages: 2)))
      })
    _ = loop.run()
    #expect(loop.playback.shows("b 1"))
    #expect(reloads.withLock { $0 } == 1)
    // What it says about that is gone after three seconds.
    #expect(Self.frameTimes(of: terminal) == [0, 100, 3100])
  }

  private static func background(_ level: UInt8) -> TerminalEvent {
    .input(.reply(.background(RGB(level, level, level))))
  }

  @Test(
    "A show that depends on the background is drawn first, then suits what the terminal answers",
    arguments: [
      (false, [255], true, [0, 30]), (false, [16], false, [0]), (true, [0], false, [0, 30]),
      (true, [200], true, [0]), (false, [], false, [0]), (false, [16, 255], false, [0]),
    ] as [(Bool, [UInt8], Bool, [Int])])
  func ground(assumed: Bool, answers: [UInt8], expected: Bool, times: [Int]) {
    let terminal = ScriptedTerminal(
      answers.enumerated().map { (30 + $0 * 20, Self.background($1)) }
        + [(500, Self.key(.character("r"))), (900, Self.key(.character("q")))])
    var loop = PlayerLoop.playing(
      .numbered(assumed ? "light" : "dark", pages: 3), at: terminal,
      reload: { .show(Show(deck: .numbered($0 ? "light" : "dark", pages: 3))) },
      ground: GroundQuestion(assuming: assumed))
    #expect(loop.run() == .quit)
    #expect(terminal.questions == [.zero])
    #expect(loop.playback.shows(expected ? "light 1" : "dark 1"))
    #expect(Self.frameTimes(of: terminal) == times + [500])
  }

  @Test("Nothing is asked where the colours do not depend on it")
  func withoutGround() {
    let terminal = ScriptedTerminal([(30, Self.background(255))])
    var loop = PlayerLoop.playing(.numbered("a", pages: 2), at: terminal)
    _ = loop.run()
    #expect(terminal.questions.isEmpty && terminal.frames.count == 1)
  }

  @Test("What changes nothing sends nothing")
  func silence() {
    var set = PollSet()
    let token = set.add(-1, for: .readable)
    let terminal = ScriptedTerminal([(500, .ready(token)), (900, .input(.focus(true)))])
    var loop = PlayerLoop.playing(.numbered("a", pages: 2), at: terminal)
    _ = loop.run()
    #expect(terminal.frames.count == 1)
    #expect(terminal.sleeps == [nil, nil, nil])
  }
}

/// How often `reloading()` has read its config.
private let reloads = Mutex(0)
