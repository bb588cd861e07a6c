/// Turns the bytes that a terminal sends into events.
///
/// The parser is a value without effects: the same bytes give the same events, however they are
/// cut. Pasted text and everything that is malformed or unknown is dropped. Only an escape byte is
/// ambiguous, being a key and the start of almost everything else: while `pendingEscape` is true
/// the caller waits a moment and then calls `flushEscape()`.
package struct KeyParser: Hashable, Sendable {
  private enum State: Hashable {
    case ground
    case escape
    case sequence
    /// After `ESC O`, which introduces some keys.
    case singleShift
    /// In a string that a terminal answers with: `ESC ]`, `P`, `_`, `^` or `X` up to `ESC \`.
    case string(introducer: UInt8)
    case stringEscape(introducer: UInt8)
    /// In pasted text, with the number of bytes of its end that matched.
    case paste(matched: Int)
  }

  private var state = State.ground
  /// The sequence or string so far, without what introduces it.
  private var sequence: [UInt8] = []
  private var scalar = PartialScalar()
  private var hasAlt = false

  private static let escape: UInt8 = 0x1B
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// Longer than any sequence that means something; the rest of a longer one is read over.
  private static let sequenceLimit = 64
  /// Longer than any reply that means something; a longer string is read over and dropped.
  private static let stringLimit = 256

  package init() {}

  /// Whether the input so far ends in an escape that may be a key by itself.
  package var pendingEscape: Bool {
    switch state {
    case .escape: true
    case .sequence, .singleShift, .string: sequence.isEmpty
    case .ground, .stringEscape, .paste: false
    }
  }

  /// Takes the escape for what it was: a key, as nothing followed it in time.
  package mutating func flushEscape() -> [InputEvent] {
    guard pendingEscape else { return [] }
    let press =
      switch state {
      case .sequence: KeyPress(.character("["), modifiers: .alt)
      case .singleShift: KeyPress(.character("O"), modifiers: .alt)
      case .string(let introducer):
        KeyPress(.character(Character(Unicode.Scalar(introducer))), modifiers: .alt)
      case .ground, .escape, .stringEscape, .paste:
        KeyPress(.escape, modifiers: hasAlt ? .alt : [])
      }
    state = .ground
    hasAlt = false
    return [.key(press)]
  }

  /// Takes the next bytes.
  package mutating func parse(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    var events: [InputEvent] = []
    for byte in bytes { take(byte, &events) }
    return events
  }

  private mutating func take(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch state {
    case .ground: takeKey(byte, &events)
    case .escape: takeAfterEscape(byte, &events)
    case .sequence: takeInSequence(byte, &events)
    case .singleShift: takeAfterSingleShift(byte, &events)
    case .string(let introducer):
      switch byte {
      case Self.escape: state = .stringEscape(introducer: introducer)
      case 0x07: finishString(introducer, &events)
      default: if sequence.count <= Self.stringLimit { sequence.append(byte) }
      }
    case .stringEscape(let introducer):
      if byte == UInt8(ascii: "\\") {
        finishString(introducer, &events)
      } else {
        // An escape ends the string, whatever comes after it.
        state = .escape
        take(byte, &events)
      }
    case .paste(let matched):
      takePasted(byte, matched: matched)
    }
  }

  private mutating func finishString(_ introducer: UInt8, _ events: inout [InputEvent]) {
    state = .ground
    guard sequence.count <= Self.stringLimit,
      let reply = TerminalReply(introducer: introducer, body: sequence)
    else { return }
    events.append(.reply(reply))
  }

  private mutating func takeKey(_ byte: UInt8, _ events: inout [InputEvent]) {
    if scalar.isPending || byte >= 0x80 {
      takeScalar(byte, &events)
      return
    }
    let alt: KeyPress.Modifiers = hasAlt ? .alt : []
    hasAlt = false
    if byte == Self.escape {
      hasAlt = !alt.isEmpty
      state = .escape
    } else {
      var press = KeyCodes.press(ofASCII: byte)
      press.modifiers.formUnion(alt)
      events.append(.key(press))
    }
  }

  private mutating func takeScalar(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch scalar.take(byte) {
    case .incomplete: return
    case .complete(let value):
      if value.value >= 0xA0 {
        let press = KeyPress(.character(Character(value)), modifiers: hasAlt ? .alt : [])
        events.append(.key(press))
      }
      hasAlt = false
    case .malformed(let isByteUsed):
      hasAlt = false
      if !isByteUsed { takeKey(byte, &events) }
    }
  }

  private mutating func takeAfterEscape(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case UInt8(ascii: "["):
      sequence = []
      state = .sequence
    case UInt8(ascii: "O"):
      sequence = []
      state = .singleShift
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
      UInt8(ascii: "X"):
      hasAlt = false
      sequence = []
      state = .string(introducer: byte)
    case UInt8(ascii: "\\"):
      // The end of a string whose start was lost.
      hasAlt = false
      state = .ground
    case Self.escape:
      if hasAlt { events.append(.key(KeyPress(.escape, modifiers: .alt))) }
      hasAlt = true
    default:
      hasAlt = true
      state = .ground
      takeKey(byte, &events)
    }
  }

  private mutating func takeInSequence(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x20...0x3F:
      if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    case 0x40...0x7E:
      finishSequence(byte, &events)
    case Self.escape:
      hasAlt = false
      state = .escape
    default:
      // A control within a sequence: the sequence is broken, the control is a key.
      hasAlt = false
      state = .ground
      takeKey(byte, &events)
    }
  }

  private mutating func finishSequence(_ final: UInt8, _ events: inout [InputEvent]) {
    let isLinuxFunctionKey = sequence.isEmpty && final == UInt8(ascii: "[")
    if isLinuxFunctionKey {
      sequence = [final]
      return
    }
    state = .ground
    let report = ControlReport(body: sequence, final: final)
    var event = report?.event
    if hasAlt, case .key(var press) = event {
      press.modifiers.insert(.alt)
      event = .key(press)
    }
    hasAlt = false
    if report?.startsPaste ?? false { state = .paste(matched: 0) }
    if let event { events.append(event) }
  }

  private mutating func takeAfterSingleShift(_ byte: UInt8, _ events: inout [InputEvent]) {
    switch byte {
    case 0x30...0x39:
      // Some terminals put the modifiers between, as in `ESC O 5 P`.
      if sequence.count < Self.sequenceLimit { sequence.append(byte) }
    case 0x40...0x7E:
      state = .ground
      if var press = KeyCodes.press(ofSingleShift: byte) {
        press.modifiers.formUnion(KeyCodes.modifiers(of: ControlReport.number(in: sequence) ?? 1))
        if hasAlt { press.modifiers.insert(.alt) }
        events.append(.key(press))
      }
      hasAlt = false
    default:
      hasAlt = false
      state = .ground
      take(byte, &events)
    }
  }

  private mutating func takePasted(_ byte: UInt8, matched: Int) {
    if byte == Self.pasteEnd[matched] {
      let isOver = matched + 1 == Self.pasteEnd.count
      state = isOver ? .ground : .paste(matched: matched + 1)
    } else {
      // Only the first byte of the end occurs in it once, so a new match starts here or not at all.
      state = .paste(matched: byte == Self.escape ? 1 : 0)
    }
  }
}
