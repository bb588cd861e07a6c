/// One control sequence from a terminal: a key, the mouse, the focus, or a reply.
struct ControlReport {
  let prefix: Unicode.Scalar?
  /// Each parameter with its subparameters.
  private let parameters: [[Int?]]
  let intermediate: Unicode.Scalar?
  let final: UInt8

  /// Larger than any parameter that means something.
  private static let numberLimit = 0x11_0000

  /// A sequence from what is between `CSI` and its last byte; nil when it has no known form.
  init?(body: [UInt8], final: UInt8) {
    var body = body[...]
    if let first = body.first, 0x3C...0x3F ~= first || first == UInt8(ascii: "[") {
      prefix = Unicode.Scalar(body.removeFirst())
    } else {
      prefix = nil
    }
    if let last = body.last, 0x20...0x2F ~= last {
      intermediate = Unicode.Scalar(body.removeLast())
    } else {
      intermediate = nil
    }
    guard body.allSatisfy({ 0x30...0x3B ~= $0 }) else { return nil }
    parameters = body.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map {
        Self.number(in: $0)
      }
    }
    self.final = final
  }

  /// The number that some digits spell; nil without digits.
  static func number(in digits: some Sequence<UInt8>) -> Int? {
    var number: Int?
    for digit in digits where 0x30...0x39 ~= digit {
      number = min((number ?? 0) * 10 + Int(digit - 0x30), numberLimit)
    }
    return number
  }

  /// The parameters, without those that are left out.
  var numbers: [Int] { parameters.compactMap { $0.first ?? nil } }

  func parameter(_ position: Int, _ sub: Int = 0) -> Int? {
    guard position < parameters.count, sub < parameters[position].count else { return nil }
    return parameters[position][sub]
  }

  /// Whether pasted text follows.
  var startsPaste: Bool {
    (prefix, intermediate) == (nil, nil) && final == UInt8(ascii: "~") && parameter(0) == 200
  }

  /// What the sequence reports; nil for what is not known.
  var event: InputEvent? {
    if let reply { return .reply(reply) }
    guard intermediate == nil else { return nil }
    switch prefix {
    case nil: return unprefixedEvent
    case "<": return mouseEvent.map(InputEvent.mouse)
    case "[": return linuxFunctionKey.map { .key(KeyPress($0)) }
    default: return nil
    }
  }

  private var unprefixedEvent: InputEvent? {
    switch Unicode.Scalar(final) {
    case "I": return parameters == [[nil]] || parameters.isEmpty ? .focus(true) : nil
    case "O": return parameters == [[nil]] || parameters.isEmpty ? .focus(false) : nil
    case "Z": return .key(KeyPress(.tab, modifiers: modifiers.union(.shift)))
    case "u": return codeEvent
    case "~":
      guard let key = parameter(0).flatMap(KeyCodes.key(ofNumber:)) else { return nil }
      return keyEvent(key)
    case "R":
      // F3 with modifiers looks like a cursor report from the first row, which is never requested.
      guard parameters.count == 1 || parameter(0) == 1 && 2...8 ~= parameter(1) ?? 0 else {
        return nil
      }
      return keyEvent(.function(3))
    default:
      return KeyCodes.key(ofLetter: final).flatMap(keyEvent)
    }
  }

  private var modifiers: KeyPress.Modifiers { KeyCodes.modifiers(of: parameter(1) ?? 1) }

  /// Kitty's third kind of key event is the release, which is nothing to act on.
  private var isRelease: Bool { parameter(1, 1) == 3 }

  private func keyEvent(_ key: KeyPress.Key) -> InputEvent? {
    isRelease ? nil : .key(KeyPress(key, modifiers: modifiers))
  }

  private var codeEvent: InputEvent? {
    guard !isRelease, let code = parameter(0), let key = KeyCodes.key(ofCode: code) else {
      return nil
    }
    var press = KeyPress(key, modifiers: modifiers)
    if case .character(let character) = key, press.modifiers.contains(.shift) {
      let typed = parameter(0, 1).flatMap(KeyCodes.key(ofCode:))
      press.modifiers.remove(.shift)
      let upper = Character(character.uppercased().first.map(String.init) ?? String(character))
      press.key = typed ?? .character(upper)
    }
    return .key(press)
  }

  private var linuxFunctionKey: KeyPress.Key? {
    guard UInt8(ascii: "A")...UInt8(ascii: "E") ~= final else { return nil }
    return .function(Int(final - UInt8(ascii: "A")) + 1)
  }
}

// MARK: - The mouse

extension ControlReport {
  /// A report in SGR form (mode 1006): `CSI < flags ; column ; row M`, or `m` for a release.
  private var mouseEvent: MouseEvent? {
    let isRelease = final == UInt8(ascii: "m")
    guard isRelease || final == UInt8(ascii: "M"), parameters.count == 3,
      let flags = parameter(0), let column = parameter(1), let row = parameter(2),
      column > 0, row > 0, let action = mouseAction(flags, isRelease: isRelease)
    else { return nil }
    var modifiers: KeyPress.Modifiers = []
    if flags & 4 != 0 { modifiers.insert(.shift) }
    if flags & 8 != 0 { modifiers.insert(.alt) }
    if flags & 16 != 0 { modifiers.insert(.control) }
    return MouseEvent(action, column: column - 1, row: row - 1, modifiers: modifiers)
  }

  private func mouseAction(_ flags: Int, isRelease: Bool) -> MouseEvent.Action? {
    let hasMoved = flags & 32 != 0
    switch flags & ~(4 | 8 | 16 | 32) {
    case let number where 0...2 ~= number:
      let button = [MouseEvent.Button.left, .middle, .right][number]
      return isRelease ? .release(button) : hasMoved ? .drag(button) : .press(button)
    case 3: return hasMoved ? .move : nil
    case let wheel where 64...67 ~= wheel && !isRelease:
      let step = wheel.isMultiple(of: 2) ? -1 : 1
      return wheel < 66 ? .wheel(columns: 0, rows: step) : .wheel(columns: step, rows: 0)
    default: return nil
    }
  }
}
