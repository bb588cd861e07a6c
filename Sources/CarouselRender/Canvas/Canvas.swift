internal import CarouselGrid
internal import TerminalCells

/// What a frame is made of before it is one: cells, and above them other canvases, pages that turn
/// into each other, patches of pixels, shadows, reflections and indicators.
///
/// Nothing is mixed until `flattened()`: what becomes of a patch, and of text below or above it, is
/// decided in one place, when everything that meets in a cell is known.
struct Canvas: Hashable, Sendable {
  /// One thing above the cells.
  private enum Element: Hashable, Sendable {
    case layer(Layer)
    case turn(TurningPages)
    case patch(PixelPatch)
    case shadow(CellShadow)
    case reflection(CardReflection)
    case indicator(IndicatorPainter)
  }

  /// A canvas as a part of another one.
  struct Layer: Hashable, Sendable {
    /// Which of its cells are seen.
    enum Coverage: Hashable, Sendable {
      case whole
      /// Those that an outline covers whole; its rows and columns are counted from `origin`.
      case outline(CardOutline, origin: CellPosition)
    }

    var canvas: Canvas
    /// Where its upper left corner goes.
    var position: CellPosition
    /// The cells of the other canvas outside of which nothing of it is seen.
    var clip: CellRect
    /// 0…1; 1 hides what is below.
    var opacity = 1.0
    var coverage = Coverage.whole
  }

  /// The bottom layer.
  var cells: Frame
  /// Back to front.
  private var elements: [Element] = []

  init(size: FrameSize, style: Style) {
    cells = Frame(size: size, style: style)
  }

  mutating func add(_ layer: Layer) { elements.append(.layer(layer)) }
  mutating func add(_ turn: TurningPages) { elements.append(.turn(turn)) }
  mutating func add(_ patch: PixelPatch) { elements.append(.patch(patch)) }
  mutating func add(_ shadow: CellShadow) { elements.append(.shadow(shadow)) }
  mutating func add(_ reflection: CardReflection) { elements.append(.reflection(reflection)) }
  mutating func add(_ indicator: IndicatorPainter) { elements.append(.indicator(indicator)) }

  /// All of it as cells, composed back to front.
  ///
  /// - Complexity: O(cells of all layers).
  func flattened() -> Frame {
    var frame = cells
    for element in elements {
      switch element {
      case .layer(let layer): layer.paint(on: &frame)
      case .turn(let turn): turn.paint(on: &frame)
      case .patch(let patch): patch.paint(on: &frame)
      case .shadow(let shadow): shadow.paint(on: &frame)
      case .reflection(let reflection): reflection.paint(on: &frame)
      case .indicator(let indicator): indicator.paint(on: &frame)
      }
    }
    return frame
  }
}

extension Canvas.Layer {
  fileprivate func paint(on frame: inout Frame) {
    let surface = canvas.flattened()
    func composite(_ part: CellRect) {
      frame.composite(
        surface, region: part.moved(columns: -position.column, rows: -position.row),
        toColumn: part.column, row: part.row, opacity: opacity)
    }
    switch coverage {
    case .whole: composite(clip)
    case .outline(let outline, let origin):
      for row in clip.rowRange {
        let columns = outline.columns(inRow: row - origin.row)
        let part = CellRect(
          column: origin.column + columns.lowerBound, row: row, columns: columns.count, rows: 1)
        composite(part.intersection(clip))
      }
    }
  }
}
