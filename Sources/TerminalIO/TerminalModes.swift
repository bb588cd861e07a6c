/// The modes that the player sets, and what sets and resets them.
enum TerminalModes {
  /// Private modes in the order in which they are set; they are reset in reverse.
  private static let modes: [(number: Int, isSet: Bool)] = [
    (1049, true),  // The alternate screen, with the cursor saved.
    (25, false),  // The cursor.
    (7, false),  // Autowrap: without it the bottom right cell can be written.
    (1002, true),  // The mouse: buttons, and motion while one is held …
    (1006, true),  // … in a form that reaches beyond column 223.
    (2004, true),  // Pasted text is marked, so that it does not act as keys.
    (1004, true),  // The focus.
  ]

  static var enter: [UInt8] {
    modes.reduce(into: []) { $0.append(mode: $1.number, isSet: $1.isSet) }
  }

  /// The way out, from wherever the output was cut.
  ///
  /// It ends strings, synchronized output, margins and styles first. The cursor comes last, after the
  /// screen that it belongs to.
  static var leave: [UInt8] {
    var bytes = Array("\u{1B}\\\u{1B}[?2026l\u{1B}[r\u{1B}[m".utf8)
    for mode in modes.reversed() where mode.number != 25 {
      bytes.append(mode: mode.number, isSet: !mode.isSet)
    }
    bytes.append(mode: 25, isSet: true)
    return bytes
  }
}

extension [UInt8] {
  fileprivate mutating func append(mode: Int, isSet: Bool) {
    appendText("\u{1B}[?")
    appendDecimal(mode)
    append(UInt8(ascii: isSet ? "h" : "l"))
  }
}
