internal import TerminalCells

/// Select Graphic Rendition: how the pen of a terminal changes its style.
extension [UInt8] {
  /// Appends the shortest sequence that changes the pen's style.
  ///
  /// - Parameter old: The style before; nil when it is not known.
  mutating func appendStyle(from old: Style?, to new: Style) {
    guard old != new else { return }
    if new == Style() {
      appendText("\u{1B}[m")
      return
    }
    let start = count
    appendRendition { $0.appendReset(to: new) }
    guard let old else { return }
    let middle = count
    appendRendition { $0.appendChange(from: old, to: new) }
    if count - middle <= middle - start {
      removeSubrange(start..<middle)
    } else {
      removeSubrange(middle...)
    }
  }

  /// Appends a sequence whose codes each end in a semicolon when `codes` appends them.
  private mutating func appendRendition(_ codes: (inout [UInt8]) -> Void) {
    appendText("\u{1B}[")
    codes(&self)
    self[count - 1] = UInt8(ascii: "m")
  }

  private mutating func appendReset(to style: Style) {
    append(code: 0)
    appendChange(from: Style(), to: style)
  }

  private mutating func appendChange(from old: Style, to new: Style) {
    var kept = old.attributes
    for ending in Self.endings
    where !kept.subtracting(new.attributes).isDisjoint(with: ending.attributes) {
      append(code: ending.code)
      kept.subtract(ending.attributes)
    }
    for beginning in Self.beginnings
    where new.attributes.contains(beginning.attribute) && !kept.contains(beginning.attribute) {
      append(code: beginning.code)
    }
    if old.foreground != new.foreground { append(new.foreground, offset: 0) }
    if old.background != new.background { append(new.background, offset: 10) }
  }

  private static var beginnings: [(attribute: Style.Attributes, code: Int)] {
    [(.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7)]
  }

  /// One code ends both bold and dim.
  private static var endings: [(attributes: Style.Attributes, code: Int)] {
    [([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27)]
  }

  /// Appends a colour; the codes of backgrounds are those of foregrounds and 10 more.
  private mutating func append(_ color: Color, offset: Int) {
    switch color {
    case .default:
      append(code: 39 + offset)
    case .indexed(let entry) where entry < 8:
      append(code: 30 + offset + Int(entry))
    case .indexed(let entry) where entry < 16:
      append(code: 90 + offset + Int(entry) - 8)
    case .indexed(let entry):
      append(code: 38 + offset)
      append(code: 5)
      append(code: Int(entry))
    case .rgb(let rgb):
      append(code: 38 + offset)
      append(code: 2)
      append(code: Int(rgb.red))
      append(code: Int(rgb.green))
      append(code: Int(rgb.blue))
    }
  }

  private mutating func append(code: Int) {
    appendDecimal(code)
    append(UInt8(ascii: ";"))
  }
}
