/// Splits terminal output into text and control sequences, wherever the input is cut.
struct ControlParser: Sendable {
  /// A control sequence, or an escape sequence when `introducer` is not `[`.
  struct Sequence: Hashable, Sendable {
    var introducer: UInt8?
    /// `?`, `>` and the like.
    var prefix: UInt8?
    var parameters: [Int?] = [nil]
    var intermediates: [UInt8] = []
    var final: UInt8 = 0

    /// The parameter at a position; missing ones and zeros give the fallback.
    func parameter(_ position: Int, or fallback: Int) -> Int {
      guard position < parameters.count, let value = parameters[position], value != 0 else {
        return fallback
      }
      return value
    }
  }

  enum Action {
    case text(String)
    case control(UInt8)
    case sequence(Sequence)
    /// An operating system command or the like, with all its content.
    case string([UInt8])
  }

  private enum State {
    case ground
    case escape
    case sequence
    case string
    case stringEscape
  }

  private var state = State.ground
  private var text: [UInt8] = []
  private var string: [UInt8] = []
  private var sequence = Sequence()

  mutating func parse(_ bytes: some Swift.Sequence<UInt8>) -> [Action] {
    var actions: [Action] = []
    for byte in bytes { take(byte, &actions) }
    flushText(&actions, keepingPartialScalar: true)
    return actions
  }

  private mutating func take(_ byte: UInt8, _ actions: inout [Action]) {
    switch state {
    case .ground:
      if byte == 0x1B {
        flushText(&actions, keepingPartialScalar: false)
        state = .escape
      } else if byte < 0x20 || byte == 0x7F {
        flushText(&actions, keepingPartialScalar: false)
        actions.append(.control(byte))
      } else {
        text.append(byte)
      }
    case .escape:
      takeAfterEscape(byte, &actions)
    case .sequence:
      takeInSequence(byte, &actions)
    case .string:
      if byte == 0x1B {
        state = .stringEscape
      } else if byte == 0x07 {
        endString(&actions)
      } else {
        string.append(byte)
      }
    case .stringEscape:
      endString(&actions)
      if byte != UInt8(ascii: "\\") { takeAfterEscape(byte, &actions) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ actions: inout [Action]) {
    switch byte {
    case UInt8(ascii: "["):
      sequence = Sequence(introducer: byte)
      state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      string = [byte]
      state = .string
    case 0x1B:
      break
    case UInt8(ascii: "\\"):
      state = .ground
    default:
      actions.append(.sequence(Sequence(final: byte)))
      state = .ground
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, _ actions: inout [Action]) {
    switch byte {
    case 0x30...0x39:
      let last = sequence.parameters.count - 1
      let value = (sequence.parameters[last] ?? 0) * 10 + Int(byte - 0x30)
      sequence.parameters[last] = min(value, 99_999)
    case 0x3B: sequence.parameters.append(nil)
    case 0x3C...0x3F: sequence.prefix = byte
    case 0x20...0x2F: sequence.intermediates.append(byte)
    case 0x40...0x7E:
      sequence.final = byte
      actions.append(.sequence(sequence))
      state = .ground
    case 0x1B: state = .escape
    default: actions.append(.control(byte))
    }
  }

  private mutating func endString(_ actions: inout [Action]) {
    actions.append(.string(string))
    string = []
    state = .ground
  }

  private mutating func flushText(_ actions: inout [Action], keepingPartialScalar: Bool) {
    guard !text.isEmpty else { return }
    let kept = keepingPartialScalar ? partialScalarLength : 0
    let whole = text.dropLast(kept)
    if !whole.isEmpty { actions.append(.text(String(decoding: whole, as: UTF8.self))) }
    text = Array(text.suffix(kept))
  }

  /// The number of bytes at the end that begin a scalar without ending it.
  private var partialScalarLength: Int {
    for length in 1...min(3, text.count) {
      let byte = text[text.count - length]
      if byte & 0xC0 == 0x80 { continue }
      let needed = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return needed > length ? length : 0
    }
    return 0
  }
}
