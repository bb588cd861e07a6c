package import CarouselColor
internal import CarouselGrid
package import TerminalCells

/// A frame as lines of text with colours, for a pipe, a file or a terminal as it is.
///
/// Each line resets its style at its end, where blanks of the terminal's own background are left
/// out. No sequence moves the cursor.
///
/// - Parameter indices: The palette entries that the author has chosen.
package func ansiText(
  of frame: Frame, colorDepth: ColorDepth, indices: PaletteIndices = .none
) -> [UInt8] {
  var reduction = StyleReduction(depth: colorDepth, indices: indices)
  var frame = reduction.reduce(frame)
  frame.removeLinks()
  let width = frame.size.columns
  var bytes: [UInt8] = []
  for row in 0..<frame.size.rows {
    let line = frame.cells[row * width..<(row + 1) * width]
    var style = Style()
    let end = line.lastIndex { $0 != .blank() }.map { $0 + 1 } ?? line.startIndex
    for cell in line[..<end] where !cell.isTrailingHalf {
      bytes.appendStyle(from: style, to: cell.style)
      style = cell.style
      frame.appendUTF8(of: cell, to: &bytes)
    }
    bytes.appendStyle(from: style, to: Style())
    bytes.append(0x0A)
  }
  return bytes
}
