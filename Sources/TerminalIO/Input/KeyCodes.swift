/// Which bytes mean which keys.
enum KeyCodes {
  /// The key of one byte below 0x80.
  static func press(ofASCII byte: UInt8) -> KeyPress {
    switch byte {
    case 0x00: control(" ")
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x1C...0x1F: control(Character(Unicode.Scalar(byte + 0x40)))
    default: KeyPress(.character(Character(Unicode.Scalar(byte))))
    }
  }

  private static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }

  /// The key of `ESC O byte`.
  static func press(ofSingleShift byte: UInt8) -> KeyPress? {
    if let key = key(ofLetter: byte) { return KeyPress(key) }
    switch byte {
    case UInt8(ascii: "M"): return KeyPress(.enter)
    // The number block in application mode: its codes are 0x40 above the digits and signs.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyPress(.character(Character(Unicode.Scalar(byte - 0x40))))
    default: return nil
    }
  }

  /// The key of `CSI byte` and of most `ESC O byte`.
  static func key(ofLetter byte: UInt8) -> KeyPress.Key? {
    switch Unicode.Scalar(byte) {
    case "A": .up
    case "B": .down
    case "C": .right
    case "D": .left
    case "F": .end
    case "H": .home
    case "P"..."S": .function(Int(byte) - 0x4F)
    default: nil
    }
  }

  /// The key of `CSI number ~`.
  static func key(ofNumber number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }

  /// The key of `CSI code u`: a scalar, or one of kitty's numbers for keys that type nothing.
  static func key(ofCode code: Int) -> KeyPress.Key? {
    switch code {
    case 8, 127: return .backspace
    case 9: return .tab
    case 10, 13, 57414: return .enter
    case 27: return .escape
    // The number block.
    case 57399...57408: return .character(Character(Unicode.Scalar(UInt8(code - 57399 + 0x30))))
    case 57417...57426: return numberBlock[code - 57417]
    // The rest of kitty's private codes: locks, media keys and modifiers by themselves.
    case 57344...63743: return nil
    default:
      guard code >= 0x20, !(0x7F..<0xA0).contains(code) else { return nil }
      return Unicode.Scalar(UInt32(code)).map { .character(Character($0)) }
    }
  }

  /// What kitty numbers from 57417 on.
  private static let numberBlock: [KeyPress.Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
  ]

  /// The modifiers of xterm's parameter, which is one more than their bits.
  static func modifiers(of parameter: Int) -> KeyPress.Modifiers {
    KeyPress.Modifiers(rawValue: UInt8(truncatingIfNeeded: max(parameter, 1) - 1) & 0b111)
  }
}
