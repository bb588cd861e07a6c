import CarouselGrid
internal import TerminalCells

extension VirtualTerminal {
  mutating func obey(_ sequence: ControlParser.Sequence) {
    guard sequence.introducer != nil else {
      obeyEscape(sequence)
      return
    }
    if let prefix = sequence.prefix {
      obeyPrivate(sequence, prefix: prefix)
      return
    }
    let count = sequence.parameter(0, or: 1)
    let repeated = tail
    hasPendingWrap = false
    switch Unicode.Scalar(sequence.final) {
    case "A": row = max(0, row - count)
    case "B": row = min(frame.size.rows - 1, row + count)
    case "C": column = min(frame.size.columns - 1, column + count)
    case "D": column = max(0, column - count)
    case "G": column = clamp(count - 1, frame.size.columns)
    case "d": row = clamp(count - 1, frame.size.rows)
    case "H", "f":
      row = clamp(count - 1, frame.size.rows)
      column = clamp(sequence.parameter(1, or: 1) - 1, frame.size.columns)
    case "J": eraseScreen(sequence.parameter(0, or: 0))
    case "K": eraseRow(sequence.parameter(0, or: 0))
    case "X": erase(CellRect(column: column, row: row, columns: count, rows: 1))
    case "@": shiftRow(by: count)
    case "P": shiftRow(by: -count)
    case "L": scroll(row..<max(row, margins.upperBound), by: count)
    case "M": scroll(row..<max(row, margins.upperBound), by: -count)
    case "S": scroll(margins, by: -count)
    case "T": scroll(margins, by: count)
    case "b": repeatCharacter(repeated?.character, count)
    case "m": setStyle(sequence.parameters.map { $0 ?? 0 })
    case "r": setMargins(sequence)
    case "t": changeTitleStack(sequence)
    default: unknownSequences.append(describe(sequence))
    }
  }

  private func clamp(_ value: Int, _ end: Int) -> Int {
    max(0, min(value, end - 1))
  }

  private func describe(_ sequence: ControlParser.Sequence) -> String {
    let bytes = [sequence.introducer, sequence.prefix].compactMap(\.self)
    let parameters = sequence.parameters.map { $0.map(String.init) ?? "" }.joined(separator: ";")
    return String(decoding: bytes, as: UTF8.self) + parameters
      + String(decoding: sequence.intermediates + [sequence.final], as: UTF8.self)
  }

  private mutating func obeyEscape(_ sequence: ControlParser.Sequence) {
    unknownSequences.append("escape " + String(Unicode.Scalar(sequence.final)))
  }

  private mutating func obeyPrivate(_ sequence: ControlParser.Sequence, prefix: UInt8) {
    guard prefix == UInt8(ascii: "?"), sequence.intermediates.isEmpty else {
      unknownSequences.append(describe(sequence))
      return
    }
    switch Unicode.Scalar(sequence.final) {
    case "h": sequence.parameters.compactMap(\.self).forEach { setMode($0, true) }
    case "l": sequence.parameters.compactMap(\.self).forEach { setMode($0, false) }
    default: unknownSequences.append(describe(sequence))
    }
  }

  private mutating func setMode(_ mode: Int, _ isSet: Bool) {
    switch mode {
    case 7: wrapsAtEdge = isSet
    case 25: isCursorVisible = isSet
    case 1049: showAlternate(isSet)
    default: if isSet { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private mutating func showAlternate(_ isShown: Bool) {
    if isShown, mainScreen == nil {
      mainScreen = frame
      frame = Frame(size: frame.size)
    } else if !isShown, let main = mainScreen {
      var resized = Frame(size: frame.size)
      resized.copy(main, toColumn: 0, row: 0)
      frame = resized
      mainScreen = nil
    }
  }

  private mutating func repeatCharacter(_ character: Character?, _ count: Int) {
    guard let character else { return }
    for _ in 0..<count {
      frame.put(String(character), column: column, row: row, style: style)
      column = min(column + displayWidth(of: character), frame.size.columns - 1)
    }
  }

  /// Keeps the title or takes the last one back (xterm's window operations 22 and 23).
  ///
  /// A terminal does nothing where there is no title to take back, but a program that asks for it
  /// would take the title of another one.
  private mutating func changeTitleStack(_ sequence: ControlParser.Sequence) {
    switch sequence.parameters {
    case [22, 2]: titleStack.append(title)
    case [23, 2] where !titleStack.isEmpty: title = titleStack.removeLast()
    default: unknownSequences.append(describe(sequence))
    }
  }

  private mutating func setMargins(_ sequence: ControlParser.Sequence) {
    let top = sequence.parameter(0, or: 1) - 1
    let bottom = min(sequence.parameter(1, or: frame.size.rows), frame.size.rows)
    guard top < bottom else { return }
    margins = top..<bottom
    column = 0
    row = 0
  }
}

// MARK: - Erasing and moving

extension VirtualTerminal {
  private var erasedStyle: Style {
    erasesWithBackground ? Style(background: style.background) : Style()
  }

  private mutating func erase(_ rect: CellRect) {
    frame.fill(rect, style: erasedStyle)
  }

  private mutating func eraseRow(_ part: Int) {
    let width = frame.size.columns
    let columns = part == 0 ? column..<width : part == 1 ? 0..<column + 1 : 0..<width
    erase(CellRect(column: columns.lowerBound, row: row, columns: columns.count, rows: 1))
  }

  private mutating func eraseScreen(_ part: Int) {
    let rows = part == 0 ? row + 1..<frame.size.rows : part == 1 ? 0..<row : 0..<frame.size.rows
    if part < 2 { eraseRow(part) }
    erase(
      CellRect(column: 0, row: rows.lowerBound, columns: frame.size.columns, rows: rows.count))
  }

  private mutating func shiftRow(by distance: Int) {
    let width = frame.size.columns - column
    let count = min(abs(distance), width)
    let old = frame
    let rest = CellRect(
      column: distance < 0 ? column + count : column, row: row, columns: width - count, rows: 1)
    frame.copy(old, region: rest, toColumn: distance < 0 ? column : column + count, row: row)
    let opened = distance < 0 ? frame.size.columns - count : column
    let erased = distance > 0 && insertsLikeTmux ? min(count, width - count) : count
    erase(CellRect(column: opened, row: row, columns: max(erased, 1), rows: 1))
  }

  mutating func scroll(_ rows: Range<Int>, by distance: Int) {
    let count = min(abs(distance), rows.count)
    let old = frame
    let kept = CellRect(
      column: 0, row: distance < 0 ? rows.lowerBound + count : rows.lowerBound,
      columns: frame.size.columns, rows: rows.count - count)
    frame.copy(
      old, region: kept, toColumn: 0, row: distance < 0 ? rows.lowerBound : rows.lowerBound + count)
    let opened = distance < 0 ? rows.upperBound - count : rows.lowerBound
    erase(CellRect(column: 0, row: opened, columns: frame.size.columns, rows: count))
  }
}

// MARK: - Style

extension VirtualTerminal {
  private mutating func setStyle(_ codes: [Int]) {
    var rest = codes[...]
    while let code = rest.popFirst() {
      switch code {
      case 0:
        let link = style.link
        style = Style()
        style.link = link
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = .indexed(UInt8(code - 30))
      case 90...97: style.foreground = .indexed(UInt8(code - 82))
      case 40...47: style.background = .indexed(UInt8(code - 40))
      case 100...107: style.background = .indexed(UInt8(code - 92))
      case 38: style.foreground = color(from: &rest)
      case 48: style.background = color(from: &rest)
      case 39: style.foreground = .default
      case 49: style.background = .default
      default: unknownSequences.append("style \(code)")
      }
    }
  }

  private mutating func color(from codes: inout ArraySlice<Int>) -> Color {
    let values = codes.map { UInt8(clamping: $0) }
    if values.first == 5, values.count >= 2 {
      codes.removeFirst(2)
      return .indexed(values[1])
    }
    if values.first == 2, values.count >= 4 {
      codes.removeFirst(4)
      return .rgb(values[1], values[2], values[3])
    }
    unknownSequences.append("colour \(codes)")
    return .default
  }
}
