import CarouselGrid
import Glibc
import TerminalCells
import TerminalIO

/// Shows each event at a terminal as a line, and ends in the way that a key asks for.
@main
struct TerminalHost {
  static func main() throws {
    let environment = processEnvironment()
    let capabilities = TerminalCapabilities(environment: environment)
    let session = try TerminalSession(environment: environment)
    var log = EventLog(size: session.size.cells)
    let time = TimeSource.system
    var terminal = EventLoop(session: session, clock: time.now)
    var encoder = ANSIEncoder(
      colorDepth: capabilities.colorDepth, features: capabilities.features)
    while true {
      if !terminal.isSending { terminal.send(encoder.encode(log.frame)) }
      let deadline = log.isMoving ? time.now() + .milliseconds(10) : nil
      for event in terminal.wait(until: deadline) {
        log.note(event)
        switch event {
        case .resized: encoder.invalidate()
        case .resumed: encoder.invalidate()
        case .hangup: exit(3)
        case .input(.key(KeyPress(.character("w")))):
          _ = terminal.watch(readablePipe(), for: .readable)
        case .input(.key(let press)): act(on: press.key)
        case .ready(let token): terminal.unwatch(token)
        case .input: break
        }
        if case .input(.key(KeyPress(.character("q")))) = event { return }
      }
    }
  }

  /// A pipe with something in it.
  private static func readablePipe() -> Int32 {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    write(ends[1], "x", 1)
    return ends[0]
  }

  private static func act(on key: KeyPress.Key) {
    switch key {
    case .character("t"): fatalError("as asked")
    case .character("a"): abort()
    case .character("s"): raise(SIGSEGV)
    case .character("x"): exit(4)
    default: break
    }
  }
}

/// The last events, newest first, and a background that never rests once `m` was typed.
private struct EventLog {
  private var size: FrameSize
  private var lines = ["ready"]
  private var step = 0
  private(set) var isMoving = false

  init(size: FrameSize) {
    self.size = size
  }

  mutating func note(_ event: TerminalEvent) {
    lines.insert("\(lines.count) \(event)", at: 0)
    switch event {
    case .resized(let size), .resumed(let size): self.size = size.cells
    case .input(.key(KeyPress(.character("m")))): isMoving = true
    case .input, .ready, .hangup: break
    }
  }

  var frame: Frame {
    mutating get {
      var frame = Frame(size: size)
      if isMoving { paintNoise(on: &frame) }
      for (row, line) in lines.enumerated() { frame.put(line, column: 0, row: row) }
      frame.put("#", column: size.columns - 1, row: size.rows - 1)
      return frame
    }
  }

  private mutating func paintNoise(on frame: inout Frame) {
    step += 1
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let level = UInt8(truncatingIfNeeded: column * 7 &+ row * 31 &+ step * 41)
        frame[column, row] = Cell(
          "▀", style: Style(foreground: .rgb(level, 9, 9), background: .rgb(9, level, 9)))
      }
    }
  }
}
