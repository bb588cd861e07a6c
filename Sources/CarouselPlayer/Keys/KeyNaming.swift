internal import CarouselDeck
internal import CarouselRender
internal import TerminalIO

extension KeyPress.Key {
  /// The key that a config names.
  init(_ name: KeyName) {
    switch name {
    case .character(let character): self = .character(character)
    case .left: self = .left
    case .right: self = .right
    case .up: self = .up
    case .down: self = .down
    case .home: self = .home
    case .end: self = .end
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .insert: self = .insert
    case .delete: self = .delete
    case .tab: self = .tab
    case .enter: self = .enter
    case .backspace: self = .backspace
    case .escape: self = .escape
    case .function(let number): self = .function(number)
    }
  }

  /// What is written on the key.
  func name(in glyphs: GlyphSet) -> String {
    let isUnicode = glyphs == .unicode
    switch self {
    case .character(" "): return "Space"
    case .character(let character): return String(character)
    case .left: return isUnicode ? "←" : "Left"
    case .right: return isUnicode ? "→" : "Right"
    case .up: return isUnicode ? "↑" : "Up"
    case .down: return isUnicode ? "↓" : "Down"
    case .home: return "Home"
    case .end: return "End"
    case .pageUp: return "PgUp"
    case .pageDown: return "PgDn"
    case .insert: return "Ins"
    case .delete: return "Del"
    case .tab: return "Tab"
    case .enter: return "Enter"
    case .backspace: return "Backspace"
    case .escape: return "Esc"
    case .function(let number): return "F\(number)"
    }
  }
}
