public import CarouselDeck
public import CarouselEngine
public import CarouselGrid

/// One slide in its place.
public struct Placement: Hashable, Sendable {
  /// The page.
  public var page: Int
  /// What it shows.
  public var slide: Slide
  /// How far it is from the offset, in pages; negative before it.
  public var distance: Double
  /// How wide it is before it is transformed, in cells.
  public var columns: Int
  /// How high it is before it is transformed, in cells.
  public var rows: Int
  /// Where its middle is put, from the middle of the viewport, in cells; see `CellGeometry`.
  public var transform: Transform
  /// 0 is invisible, 1 hides what is behind.
  public var opacity: Double
  /// How far behind the plane of the screen its middle is, in columns.
  public var depth: Double
  /// The scene of the nested deck in this slide, if there is one.
  public var child: Scene?
  /// How much light falls on it, 0…1; always 1 in a row.
  public var brightness = 1.0
}

/// What is where, at one instant: everything that a renderer needs.
///
/// A scene holds only what can be seen: what is outside of the viewport, is turned away or has
/// faded is left out. Its cost is that of the slides that are shown, whatever the length of the
/// deck.
public struct Scene: Hashable, Sendable {
  /// The state of an indicator.
  public struct IndicatorState: Hashable, Sendable {
    /// How it looks.
    public var indicator: Indicator
    /// The current page.
    public var page: Int
    /// How many pages there are.
    public var pageCount: Int
    /// How far along the deck the offset is, 0…1.
    public var progress: Double
    /// Which way the pages are read: the indicator runs along with them.
    public var reading: ReadingDirection
    /// The hold of the current page, where the indicator shows it and it has a length.
    public var hold: HoldProgress?
    /// The ways that are open, for a nested carousel from top to bottom; nil for any other.
    public var openWays: OpenWays?
    /// The cells in which it is shown where it is not at an edge of the slides, counted as the
    /// viewport is; nil for at an edge.
    public var region: CellRect?
  }

  /// Which of the two neighbours of a page can be gone to.
  public struct OpenWays: Hashable, Sendable {
    /// Whether there is a page before.
    public var back: Bool
    /// Whether there is a page after.
    public var on: Bool
  }

  /// Which carousel this is.
  public var path: StagePath
  /// Where the slides are, relative to the surroundings: the cells of the slide that holds it, or
  /// the screen.
  public var viewport: CellRect
  /// The slides, back to front; those that cannot overlap in the order of the row.
  public var placements: [Placement]
  /// The indicator, if there is one to show.
  public var indicator: IndicatorState?
  /// Whether input goes here first and there is more than one carousel that it could go to.
  public var isFocused: Bool
  /// Whether the slides are cards in space, rather than a row of surfaces in the plane of the
  /// screen.
  public var isSpatial = false
  /// Whether nothing moves and a page is exactly in the middle.
  public var isResting = true
  /// What cards in space look like, with the defaults of their layout filled in.
  public var card = CardLook()
  /// Where the foot of the current card is whenever nothing moves, in rows from the upper edge of the
  /// viewport; nil where cards are not mirrored.
  public var floor: Double?
  /// What the move from one page to the next looks like; always `slide` in space, and where several
  /// slides are shown side by side.
  public var effect: TransitionEffect = .slide
  /// From how far away it is read; nil decides by its rows.
  public var viewing: Viewing?
}

extension Scene {
  /// The scene at a path, or nil where none is shown.
  package func scene(at path: StagePath) -> Scene? {
    if self.path == path { return self }
    return placements.lazy.compactMap { $0.child?.scene(at: path) }.first
  }

  /// The cells from one slide of a row to the next; at least 1.
  package func pitch(along axis: Axis) -> Double {
    guard let first = placements.first else { return 1 }
    let isRow = axis == .horizontal
    if placements.count > 1 {
      let (one, other) = (first.transform.translation, placements[1].transform.translation)
      let distance = isRow ? abs(other.x - one.x) : abs(other.y - one.y)
      if distance >= 1 { return distance }
    }
    return Double(max(1, isRow ? first.columns : first.rows))
  }
}
