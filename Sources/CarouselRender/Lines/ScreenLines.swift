internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselStage

/// The header and the footer of a screen, and the cells that they leave to the carousel.
struct ScreenLines: Hashable, Sendable {
  private(set) var header: LineLayout?
  private(set) var footer: LineLayout?
  /// What is between them, from edge to edge.
  private(set) var rest: CellRect

  /// The minimum number of rows of a screen for a header, and for a footer: on a lower one every row
  /// belongs to the slides.
  private static let minimumRows = (header: 8, footer: 6)

  /// Lays out the lines of a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen. If both lines have a place for the indicator, that of the header counts.
  ///   - size: How large it is.
  ///   - indicator: The indicator of the outermost carousel, if one is shown.
  ///   - reading: Where the carousel is read from.
  init(
    of screen: Screen, size: FrameSize, indicator: Scene.IndicatorState?,
    reading: ReadingDirection, _ options: PaintOptions
  ) {
    rest = CellRect(size)
    let inside = rest.insideMargins
    let isMirrored = reading == .rightToLeft
    if let line = screen.header, !line.isEmpty, size.rows >= Self.minimumRows.header {
      let layout = LineLayout(line, indicator, on: size, isMirrored: isMirrored, options)
      header = layout
      rest = rest.inset(top: inside.row + layout.rows)
    }
    if var line = screen.footer, !line.isEmpty, size.rows >= Self.minimumRows.footer {
      if screen.header?.indicator != nil { line.indicator = nil }
      let layout = LineLayout(line, indicator, on: size, isMirrored: isMirrored, options)
      footer = layout.moved(rows: inside.rows - layout.rows)
      rest = rest.inset(bottom: inside.row + layout.rows)
    }
  }

  /// The indicator that one of them shows.
  var indicator: Scene.IndicatorState? { header?.indicator ?? footer?.indicator }

  /// The lines from top to bottom.
  var all: [LineLayout] { [header, footer].compactMap(\.self) }
}
