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

  /// The sequence that enters.
  ///
  /// A title is put in the place of the window's own, which the terminal keeps on a stack (xterm's
  /// window operations 22 and 23).
  static func enter(title: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for mode in modes { bytes.append(mode: mode.number, isSet: mode.isSet) }
    if !title.isEmpty {
      bytes.appendText("\u{1B}[22;2t\u{1B}]2;")
      bytes += title.utf8
      bytes.appendText("\u{1B}\\")
    }
    return bytes
  }

  /// The sequence that leaves, from wherever the output was cut.
  ///
  /// It ends strings, synchronized output, margins and styles first. The cursor comes last, after
  /// the screen that it belongs to. A title is given back exactly where one was set: what nests on
  /// a terminal has to be balanced.
  static func leave(title: String) -> [UInt8] {
    var bytes = Array("\u{1B}\\\u{1B}[?2026l\u{1B}[r\u{1B}[m".utf8)
    if !title.isEmpty { bytes.appendText("\u{1B}[23;2t") }
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
