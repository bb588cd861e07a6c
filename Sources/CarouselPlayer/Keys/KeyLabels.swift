internal import CarouselDeck
internal import CarouselRender
internal import TerminalIO

extension KeyName {
  /// The same key as a terminal reports it, and what is written on it; `ascii` where that differs.
  ///
  /// The terminal and the deck must not depend on each other, so each has its own keys. This is the
  /// only place that depends on both.
  var facts: (key: KeyPress.Key, label: String, ascii: String?) {
    switch self {
    case .character(" "): (.character(" "), "Space", nil)
    case .character(let character): (.character(character), String(character), nil)
    case .left: (.left, "←", "Left")
    case .right: (.right, "→", "Right")
    case .up: (.up, "↑", "Up")
    case .down: (.down, "↓", "Down")
    case .home: (.home, "Home", nil)
    case .end: (.end, "End", nil)
    case .pageUp: (.pageUp, "PgUp", nil)
    case .pageDown: (.pageDown, "PgDn", nil)
    case .insert: (.insert, "Ins", nil)
    case .delete: (.delete, "Del", nil)
    case .tab: (.tab, "Tab", nil)
    case .enter: (.enter, "Enter", nil)
    case .backspace: (.backspace, "Backspace", nil)
    case .escape: (.escape, "Esc", nil)
    case .function(let number): (.function(number), "F\(number)", nil)
    }
  }

  func label(in glyphs: GlyphSet) -> String {
    switch glyphs {
    case .ascii: facts.ascii ?? facts.label
    case .unicode: facts.label
    }
  }
}
