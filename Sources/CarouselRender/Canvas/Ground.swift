internal import CarouselColor
internal import CarouselDeck
internal import CarouselGrid
internal import TerminalCells

/// A background as the colours of its rows.
///
/// Everything is painted on `flat`; `spread(over:)` then gives each row its own colour. So nothing
/// that paints has to know of gradients, and a row stays one run of cells of one colour.
struct Ground: Hashable, Sendable {
  /// The colours at the upper and at the lower edge.
  private struct Ends: Hashable, Sendable {
    let top: RGB
    let bottom: RGB
  }

  /// The colour that stands for all of them: of a gradient the one in the middle.
  let flat: Color
  /// Nil for a single colour, and where there are too few colours to come near those between two.
  private let ends: Ends?

  init(_ background: Background, over beneath: Color, _ options: PaintOptions) {
    flat = background.background(over: beneath)
    let (top, bottom) = background.ends
    guard options.depth == .truecolor, options.isColored, top != bottom,
      let upper = top.background(over: beneath).rgb,
      let lower = bottom.background(over: beneath).rgb
    else {
      ends = nil
      return
    }
    ends = Ends(top: upper, bottom: lower)
  }

  /// Whether there is more than one colour.
  var isGradient: Bool { ends != nil }

  /// The colour of one of `rows` rows: the first and the last one have those of the edges.
  func color(ofRow row: Int, of rows: Int) -> Color {
    guard let ends, rows > 1 else { return flat }
    return .rgb(ends.top.blended(with: ends.bottom, amount: Double(row) / Double(rows - 1)))
  }

  /// A colour of letters, or one near it that can be read at both edges and in between; where there
  /// is none, one that can be read in the middle.
  func readable(_ text: Color) -> Color {
    let wanted = RoleColors.letterContrast
    guard let ends else { return text.readable(on: flat, contrast: wanted) }
    // A colour between those of the edges would be lost on some row.
    let grounds = [Color.rgb(ends.top), flat, .rgb(ends.bottom)]
    let candidates = [text] + grounds.map { text.readable(on: $0, contrast: wanted) }
    return candidates.first { candidate in
      grounds.allSatisfy { candidate.readable(on: $0, contrast: wanted) == candidate }
    } ?? text.readable(on: flat, contrast: wanted)
  }

  /// Gives the cells that were painted on `flat` the colours of their rows.
  ///
  /// What could be read on `flat` can be read on each row.
  ///
  /// - Complexity: O(cells) for a gradient, and O(1) for a single colour.
  func spread(over frame: inout Frame) {
    guard isGradient else { return }
    let size = frame.size
    for row in 0..<size.rows {
      let color = color(ofRow: row, of: size.rows)
      frame.restyle(CellRect(column: 0, row: row, columns: size.columns, rows: 1)) { style in
        guard style.background == flat else { return style }
        var result = style
        result.background = color
        if let text = style.foreground.rgb, let middle = flat.rgb {
          let contrast = min(text.contrast(with: middle), RoleColors.letterContrast)
          result.foreground = style.foreground.readable(on: color, contrast: contrast)
        }
        return result
      }
    }
  }

  /// The same canvas with the colours of its rows, flattened where they differ.
  func spread(over canvas: Canvas) -> Canvas {
    guard isGradient else { return canvas }
    var cells = canvas.flattened()
    spread(over: &cells)
    var result = Canvas(size: cells.size, style: Style())
    result.cells = cells
    return result
  }
}

extension Background {
  /// The colour that stands for all of its rows, composited over a colour.
  func background(over beneath: Color) -> Color { flat.background(over: beneath) }
}
