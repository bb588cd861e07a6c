internal import CarouselDeck
import CarouselEngine

extension Deck {
  /// What a move looks like: the effect, where one slide at a time fills the viewport.
  var effectiveEffect: TransitionEffect {
    layout == .linear && visible <= 1 ? effect : .slide
  }

  /// The layout with `visible` and `gap` applied, for a viewport in cells.
  ///
  /// A `linear` layout whose options do not say how large an item is, nor how far apart, shows
  /// `visible` slides of the same whole number of cells, `gap` cells apart. The current one is in
  /// the middle, or the one before the middle where their number is even. All other layouts are
  /// those of cards. An effect in which pages do not slide knows no gap between them.
  func layout(columns: Int, rows: Int, _ geometry: CellGeometry) -> Layout {
    guard layout.type == .linear else {
      return cardLayout(columns: columns, rows: rows, geometry)
    }
    guard visible > 1 || gap > 0, layout.options.itemSize == nil,
      layout.options.spacing == nil, effectiveEffect == .slide
    else { return layout }
    let isRow = options.axis == .horizontal
    let extent = isRow ? columns : rows
    let gap = min(max(0, gap), extent)
    let visible = min(max(1, visible), max(1, extent))
    let length = max(1, (extent - gap * (visible - 1)) / visible)
    let item =
      isRow
      ? geometry.points(columns: length, rows: rows)
      : geometry.points(columns: columns, rows: length)
    var options = layout.options
    options.itemSize = item
    options.spacing = Double(length + gap) / Double(length)
    if visible.isMultiple(of: 2) {
      let shift = Double(length + gap) / 2
      // The row extends further on the side to which it is moved than the engine expects.
      options.visibleItems = options.visibleItems ?? visible + 3
      options.contentOffset.x -= isRow ? shift * geometry.columnPoints : 0
      options.contentOffset.y -= isRow ? 0 : shift * geometry.rowPoints
    }
    // An empty viewport has no size that an item could have.
    return (try? Layout(.linear, options: options)) ?? layout
  }
}
