/// What a terminal reports about its user, decoded.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The answer to a status request, by which a writer learns that all before it was drawn.
  case status
}

/// One key, with the modifiers held.
public struct KeyPress: Hashable, Sendable {
  public enum Key: Hashable, Sendable {
    /// A key that types something; letters come as typed, so with their case.
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete, backspace
    case tab, enter, escape
    /// F1 and up.
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    public static let shift = Modifiers(rawValue: 1 << 0)
    public static let alt = Modifiers(rawValue: 1 << 1)
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  public var key: Key
  /// Shift is not reported for keys that type something: it is part of what they type.
  public var modifiers: Modifiers

  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// One report of the mouse, at a cell of the frame.
public struct MouseEvent: Hashable, Sendable {
  public enum Button: Hashable, Sendable {
    case left, middle, right
  }

  public enum Action: Hashable, Sendable {
    case press(Button)
    /// The mouse moved with a button held.
    case drag(Button)
    case release(Button)
    /// The mouse moved with no button held.
    case move
    /// One step of the wheel; down and right are positive.
    case wheel(columns: Int, rows: Int)
  }

  public var action: Action
  /// Counted from 0.
  public var column: Int
  /// Counted from 0.
  public var row: Int
  public var modifiers: KeyPress.Modifiers

  public init(
    _ action: Action, column: Int, row: Int, modifiers: KeyPress.Modifiers = []
  ) {
    self.action = action
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
