/// What a terminal reports about its user, decoded.
package enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The answer to a question about the terminal.
  case reply(TerminalReply)
}

/// One key, with the modifiers held.
package struct KeyPress: Hashable, Sendable {
  package enum Key: Hashable, Sendable {
    /// A key that types something; letters come as typed, so with their case.
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete, backspace
    case tab, enter, escape
    /// F1 and up.
    case function(Int)
  }

  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1 << 0)
    package static let alt = Modifiers(rawValue: 1 << 1)
    package static let control = Modifiers(rawValue: 1 << 2)
  }

  package var key: Key
  /// Shift is not reported for keys that type something: it is part of what they type.
  package var modifiers: Modifiers

  package init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// One report of the mouse, at a cell of the frame.
package struct MouseEvent: Hashable, Sendable {
  package enum Button: Hashable, Sendable {
    case left, middle, right
  }

  package enum Action: Hashable, Sendable {
    case press(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    case release(Button)
    /// The mouse moved with no button held.
    case move
    /// One step of the wheel; down and right are positive.
    case wheel(columns: Int, rows: Int)
  }

  package var action: Action
  /// Counted from 0.
  package var column: Int
  /// Counted from 0.
  package var row: Int
  package var modifiers: KeyPress.Modifiers

  package init(
    _ action: Action, column: Int, row: Int, modifiers: KeyPress.Modifiers = []
  ) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
