internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

/// Two pages of which one gives way to the other.
struct PageTurn: Hashable, Sendable {
  var earlier: Layer
  var later: Layer
  /// How much of the way is done from the earlier one to the later one: above 0 and below 1.
  var fraction: Double
}

extension Renderer {
  /// The two pages between which the offset lies; nil at rest, in space and beyond an end, where a
  /// page has no neighbour.
  func turn(of scene: Scene) -> PageTurn? {
    guard !scene.isSpatial, scene.effect != .slide, scene.placements.count == 2 else { return nil }
    let layers = layers(of: scene)
    let (earlier, later) = (layers[0], layers[1])
    guard earlier.placement.distance < 0, later.placement.distance > 0 else { return nil }
    return PageTurn(earlier: earlier, later: later, fraction: -earlier.placement.distance)
  }

  /// Draws two pages in the midst of a move.
  ///
  /// What is drawn depends on the fraction alone: a move that is taken back is drawn backwards.
  func draw(
    _ turn: PageTurn, of scene: Scene, beneath: Color, hasFocus: Bool, on frame: inout Frame
  ) {
    let viewport = scene.viewport
    let (columns, rows) = (viewport.width, viewport.height)
    let all = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    let earlier = surface(of: turn.earlier, beneath: beneath, hasFocus: hasFocus)
    let later = surface(of: turn.later, beneath: beneath, hasFocus: hasFocus)
    func lay(_ surface: Frame, at origin: CellRect, opacity: Double = 1) {
      let shown = all.moved(columns: -origin.column, rows: -origin.row).intersection(all)
      frame.lay(
        surface, region: shown, toColumn: viewport.x + origin.column + shown.column,
        row: viewport.y + origin.row + shown.row, opacity: opacity)
    }
    switch scene.effect {
    case .slide, .push:
      lay(earlier, at: turn.earlier.box)
      lay(later, at: turn.later.box)
    case .cover:
      lay(earlier, at: all)
      lay(later, at: turn.later.box)
    case .fade:
      lay(earlier, at: all)
      lay(later, at: all, opacity: turn.fraction)
    case .dissolve:
      lay(earlier, at: all)
      for region in dissolved(later, in: all, fraction: turn.fraction) {
        frame.copy(
          later, region: region, toColumn: viewport.x + region.column,
          row: viewport.y + region.row)
      }
    }
  }

  /// The parts of a surface that are to be seen when a fraction of its cells is.
  ///
  /// A wide character comes as a whole.
  private func dissolved(_ surface: Frame, in all: CellRect, fraction: Double) -> [CellRect] {
    var regions: [CellRect] = []
    for row in all.rowRange {
      var start: Int?
      var isShown = false
      for column in all.columnRange {
        if !surface[column, row].isTrailingHalf {
          isShown = scatter(column, row) < fraction
        }
        if isShown {
          start = start ?? column
        } else if let begin = start {
          regions.append(CellRect(column: begin, row: row, columns: column - begin, rows: 1))
          start = nil
        }
      }
      if let begin = start {
        regions.append(CellRect(column: begin, row: row, columns: all.columns - begin, rows: 1))
      }
    }
    return regions
  }

  /// When a cell dissolves, 0..<1: scattered evenly, and the same whenever it is asked.
  ///
  /// The finalizer of MurmurHash3 on the cell's place.
  private func scatter(_ column: Int, _ row: Int) -> Double {
    var hash = UInt32(truncatingIfNeeded: column) &* 0x9E37_79B1
    hash ^= UInt32(truncatingIfNeeded: row) &* 0x85EB_CA77
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
    hash ^= hash >> 16
    return Double(hash) / 4_294_967_296
  }
}
