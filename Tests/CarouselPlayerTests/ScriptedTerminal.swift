import CarouselColor
import CarouselDeck
import TerminalCells
import TerminalIO

@testable import CarouselPlayer

/// A terminal without a tty: what happens at it is written down, and sleeping moves its clock.
///
/// It hangs up when a sleep would never end.
final class ScriptedTerminal: PlayerTerminal {
  private(set) var now = Duration.zero
  /// What happens when, in order.
  private var script: [(time: Duration, event: TerminalEvent)]
  /// The bytes that it takes in a second; nil takes all at once.
  private let bytesPerSecond: Int?
  /// How much later than asked for it wakes.
  private let lateness: Duration
  /// How long it takes to make a frame.
  private let drawingTime: Duration
  private var pending = 0

  /// When a frame was sent, and how many bytes were on their way then.
  private(set) var frames: [(time: Duration, pending: Int)] = []
  /// When it was asked for its background.
  private(set) var questions: [Duration] = []
  /// How long each sleep was to last that did not wait for bytes; nil for ever.
  private(set) var sleeps: [Duration?] = []

  init(
    _ script: [(milliseconds: Int, event: TerminalEvent)] = [], bytesPerSecond: Int? = nil,
    lateness: Duration = .zero, drawingTime: Duration = .zero
  ) {
    self.script = script.map { (.milliseconds($0.milliseconds), $0.event) }
    self.bytesPerSecond = bytesPerSecond
    self.lateness = lateness
    self.drawingTime = drawingTime
  }

  var isSending: Bool { pending > 0 }

  func send(_ bytes: [UInt8]) {
    if bytes == GroundQuestion.bytes { return questions.append(now) }
    if !bytes.isEmpty { frames.append((now, pending)) }
    pending += bytes.count
    now += drawingTime
  }

  func wait(until deadline: Duration?) -> [TerminalEvent] {
    let wake = deadline.map { max($0, now) + lateness }
    if isSending {
      let drained =
        now + (bytesPerSecond.map { .seconds(Double(pending) / Double($0)) } ?? .zero)
      if min(wake ?? drained, script.first?.time ?? drained) >= drained {
        (now, pending) = (drained, 0)
        return []
      }
    } else {
      sleeps.append(deadline.map { $0 - now })
    }
    guard let next = script.first, next.time <= wake ?? next.time else {
      guard let wake else { return [.hangup] }
      now = wake
      return []
    }
    now = max(now, next.time)
    let count = script.prefix { $0.time <= now }.count
    defer { script.removeFirst(count) }
    return script.prefix(count).map(\.event)
  }
}

extension PlayerLoop where Terminal == ScriptedTerminal {
  /// A loop that plays a deck at a scripted terminal.
  static func playing(
    _ deck: Deck, at terminal: ScriptedTerminal, for duration: Duration? = nil,
    reload: Player.Reload? = nil, ground: GroundQuestion? = nil
  ) -> PlayerLoop {
    PlayerLoop(
      terminal: terminal, playback: .of(deck, canReload: reload != nil),
      pacer: FramePacer(start: .zero), encoder: ANSIEncoder(colorDepth: .truecolor),
      duration: duration, reload: reload, ground: ground, wallTime: { .zero })
  }
}
