import CarouselColor
import CarouselDeck
import CarouselGrid
import CarouselStage
import TerminalCells

@testable import CarouselRender

/// What a terminal shows of a show at one instant, and what was meant to be there.
struct LookScreen {
  let show: Show
  let depth: ColorDepth
  /// The cells in the colours that painters have chosen.
  let painted: Frame
  /// The same in the colours that the terminal has.
  private(set) var shown: Frame
  /// The cells that the carousel gets.
  let region: CellRect
  private(set) var options: PaintOptions
  /// Whether the outermost carousel is one of cards.
  let isSpatial: Bool
  /// All cells that are not blank, row by row.
  private(set) var ink: [LookCell]
  /// The slides that show all that is on them, from the outermost to the innermost.
  private(set) var slides: [LookSlide] = []
  /// The indicators, in the same order.
  private(set) var indicators: [LookIndicator] = []

  /// Draws a show; nil where the terminal is too small for it.
  ///
  /// - Parameter reduction: Is that of the depth and of the palette of the show.
  init?(
    _ show: Show, _ stage: Stage, size: FrameSize, reduction: inout StyleReduction
  ) {
    let renderer = Renderer(screen: show.screen, depth: reduction.depth)
    guard let scene = renderer.scene(of: stage, size: size) else { return nil }
    let region = scene.viewport
    self.show = show
    self.region = region
    depth = reduction.depth
    painted = renderer.frame(of: stage, size: size)
    shown = reduction.reduce(painted)
    options = renderer.options(for: scene)
    isSpatial = scene.isSpatial
    ink = LookCell.ink(of: painted, shownAs: shown)
    collect(scene, at: CellPosition(column: 0, row: 0))
  }

  private mutating func collect(_ scene: Scene, at origin: CellPosition) {
    let viewport = scene.viewport.moved(columns: origin.column, rows: origin.row)
    if let layout = IndicatorLayout(of: scene, options) {
      indicators.append(LookIndicator(layout, in: viewport))
    }
    for slide in scene.slides(options) where slide.showsContent {
      // Of a card that is too small for a text only the title is shown, as much of it as fits.
      let isTiny = slide.content.columns < 12 || slide.content.rows < 3
      if slide.outline != nil, isTiny, !slide.placement.slide.title.isEmpty { continue }
      let composition = slide.composition(options)
      let place = slide.content.moved(columns: viewport.column, rows: viewport.row)
      slides.append(
        LookSlide(
          slide: slide.placement.slide, place: place, composition: composition,
          indicator: slide.indicator))
      guard let child = slide.placement.child else { continue }
      collect(child.fitted(to: composition.content), at: place.origin)
    }
  }

  /// The same screen with something else on it, for what a check has to find.
  func showing(_ frame: Frame) -> LookScreen {
    var result = self
    result.shown = frame
    result.ink = LookCell.ink(of: painted, shownAs: frame)
    return result
  }

  /// The same screen where one of a wall should be.
  var seenFromAfar: LookScreen {
    var result = self
    result.options = PaintOptions(
      glyphs: options.glyphs, depth: depth, geometry: options.geometry, viewing: .wall)
    return result
  }

  /// The cells of all marks of indicators.
  var indicatorCells: Set<CellPosition> { Set(indicators.flatMap(\.cells)) }

  /// The cell at a position; nil where that is not on the screen.
  subscript(position: CellPosition) -> Cell? {
    guard 0..<shown.size.columns ~= position.column, 0..<shown.size.rows ~= position.row else {
      return nil
    }
    return shown[position.column, position.row]
  }
}

/// A cell of a screen that is not blank.
struct LookCell {
  let position: CellPosition
  let kind: LookGlyph
  let cell: Cell
  /// The style before the colours were reduced.
  let chosen: Style

  fileprivate static func ink(of painted: Frame, shownAs shown: Frame) -> [LookCell] {
    var result: [LookCell] = []
    let columns = shown.size.columns
    for (index, cell) in shown.cells.enumerated() where !cell.isBlank && !cell.isTrailingHalf {
      result.append(
        LookCell(
          position: CellPosition(column: index % columns, row: index / columns), kind: cell.kind,
          cell: cell, chosen: painted.cells[index].style))
    }
    return result
  }
}

/// An indicator on a screen.
struct LookIndicator {
  let layout: IndicatorLayout
  /// The cells of its carousel.
  let viewport: CellRect

  init(_ layout: IndicatorLayout, in viewport: CellRect) {
    self.layout = layout
    self.viewport = viewport
  }

  /// The cells of a mark.
  func cells(of mark: IndicatorMark) -> [CellPosition] {
    (0..<displayWidth(of: mark.text)).map { column in
      CellPosition(
        column: viewport.column + mark.column + column, row: viewport.row + mark.row)
    }
  }

  var cells: [CellPosition] { layout.marks.flatMap { cells(of: $0) } }
}

/// A slide on a screen.
struct LookSlide {
  let slide: Slide
  /// The cells that are its own.
  let place: CellRect
  let composition: SlideComposition
  let indicator: Scene.IndicatorState?

  /// A text with its cells.
  struct Text {
    enum Kind { case title, body, caption }
    let kind: Kind
    let part: SlideComposition.Part
    /// The cells of its rows from margin to margin.
    let region: CellRect
    /// As its author has written it.
    let source: String
    let slide: Slide
    /// The cells of the slide, or of the part, on which it is.
    let place: CellRect
  }

  /// The texts, those of its parts included.
  var texts: [Text] { Self.texts(of: slide, composition, in: place) }

  private static func texts(
    of slide: Slide, _ composition: SlideComposition, in place: CellRect
  ) -> [Text] {
    var texts: [Text] = []
    func add(_ kind: Text.Kind, _ part: SlideComposition.Part?, _ source: String) {
      guard let part else { return }
      texts.append(
        Text(
          kind: kind, part: part,
          region: part.region.moved(columns: place.column, rows: place.row), source: source,
          slide: slide, place: place))
    }
    add(.title, composition.title, slide.title)
    if case .text(let text) = slide.content { add(.body, composition.body, text) }
    add(.caption, composition.caption, slide.caption)
    guard case .division(let division) = slide.content else { return texts }
    for (part, placed) in zip(division.parts, composition.division) {
      let cells = placed.region.moved(columns: place.column, rows: place.row)
      texts += Self.texts(of: part.slide, placed.composition, in: cells)
    }
    return texts
  }
}
