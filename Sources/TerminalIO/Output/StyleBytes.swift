internal import CarouselColor
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
    guard let old else {
      appendRendition { $0.appendReset(to: new) }
      return
    }
    let start = count
    appendRendition { $0.appendChange(from: old, to: new) }
    // Codes that only undo something may take more bytes than to start afresh.
    guard undoes(old, new) else { return }
    let middle = count
    appendRendition { $0.appendReset(to: new) }
    if count - middle < middle - start {
      removeSubrange(start..<middle)
    } else {
      removeSubrange(middle...)
    }
  }

  private func undoes(_ old: Style, _ new: Style) -> Bool {
    !old.attributes.isSubset(of: new.attributes)
      || new.foreground == .default && old.foreground != .default
      || new.background == .default && old.background != .default
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
    if old.attributes != new.attributes { appendChange(from: old.attributes, to: new.attributes) }
    if old.foreground != new.foreground { append(new.foreground, offset: 0) }
    if old.background != new.background { append(new.background, offset: 10) }
  }

  private mutating func appendChange(from old: Style.Attributes, to new: Style.Attributes) {
    var kept = old
    for ending in endings where !kept.subtracting(new).isDisjoint(with: ending.attributes) {
      append(code: ending.code)
      kept.subtract(ending.attributes)
    }
    for beginning in beginnings
    where new.contains(beginning.attribute) && !kept.contains(beginning.attribute) {
      append(code: beginning.code)
    }
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

private let beginnings: [(attribute: Style.Attributes, code: Int)] = [
  (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  (.strikethrough, 9),
]

/// One code ends both bold and dim.
private let endings: [(attributes: Style.Attributes, code: Int)] = [
  ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27),
  (.strikethrough, 29),
]
