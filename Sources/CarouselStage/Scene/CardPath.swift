internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid

/// The path that the cards of a layout take through a viewport of cells.
///
/// A telephone is 320 points wide and shows a card of 200 with parts of its neighbours. A terminal
/// has letters of one size only, so that here the neighbours are as large and as far away as a title
/// on them, and the current card, can be read: none covers the current card, and what is seen of one
/// is at least six columns wide. Lengths are points.
struct CardPath: Hashable, Sendable {
  /// How many cards are placed at most; no viewport shows more.
  static let placedCount = 2 * farthest + 3
  /// The farthest neighbour that is shown.
  private static let farthest = 9
  /// The least that is seen of a card, as long as 6 columns are.
  private static let minimumStrip = 48.0
  /// The cards behind the current one in a time machine.
  private static let stackedCards = 4

  private let axis: Axis
  private let reading: ReadingDirection
  private let shape: CardShape
  /// The last neighbour of which enough is seen.
  let reach: Int
  /// The distance in pages at which a card has faded.
  let end: Double
  /// How far cards are moved, in cells: so that they, their reflections and the indicator share the
  /// viewport.
  private let shift: Transform

  init(
    _ family: CardFamily, of deck: Deck, indicatorAt edge: Indicator.Position?,
    in arrangement: Arrangement, _ geometry: CellGeometry
  ) {
    (axis, reading) = (arrangement.axis, arrangement.reading)
    let isRow = axis == .horizontal
    let item = arrangement.itemSize
    let shape = CardShape(
      family: family, length: item.extent(along: axis), breadth: isRow ? item.height : item.width,
      lift: max(
        (isRow ? 3 : 4) * geometry.rowPoints,
        (isRow ? arrangement.viewport.height : arrangement.viewport.width) / 10))
    self.shape = shape
    let track = arrangement.track
    // On a ring no page comes twice, and a stack goes once through all pages.
    let isClosed = track.isEndless && arrangement.layout.type.isRing
    var limit = isClosed ? (track.pageCount - 1) / 2 : Self.farthest
    if family.isStack { limit = min(Self.stackedCards, track.pageCount - 1) }
    let half = arrangement.viewport.extent(along: axis) / 2
    reach =
      family.isStack
      ? max(0, limit)
      : shape.visibleNeighbours(
        limit: min(limit, Self.farthest), half: half, minimum: Self.minimumStrip,
        view: arrangement.layout.options.perspective)
    end = isClosed ? min(Double(reach + 1), Double(track.pageCount) / 2) : Double(reach + 1)
    let aside = (shape.risesBy(reach) / 2 / geometry.columnPoints).rounded()
    shift =
      isRow
      ? Transform(
        translationX: 0, y: Self.rows(of: deck, edge, shape, reach, arrangement, geometry))
      : Transform(translationX: -aside, y: 0)
  }

  /// Minus one over the distance of the eye; 0 where cards are not turned, whose size the path
  /// knows.
  static func perspective(of family: CardFamily, length: Double) -> Double {
    guard let distance = CardShape.eyeDistance(of: family), length > 0 else { return 0 }
    return max(-1, -1 / (distance * length))
  }

  /// The pages of which something can be seen, back to front.
  func visible(at offset: Double, in arrangement: Arrangement) -> [Arrangement.PlacedPage] {
    arrangement.placed(at: offset) { distance, view in
      let placed = shape.transform(at: distance)
      return switch (axis, reading) {
      case (.horizontal, .leftToRight): placed.followed(by: view)
      case (.horizontal, .rightToLeft): placed.followed(by: view).mirrored
      case (.vertical, _): placed.rotatedByQuarterTurn.followed(by: view)
      }
    }.filter { page in
      !page.isCulled && opacity(at: page.distance) > 0
        && page.transform.shows(arrangement.itemSize, in: arrangement.viewport)
    }
  }

  /// How opaque a card is, 0…1: it fades where too little would be seen of it, or where it passes
  /// the viewer.
  func opacity(at distance: Double) -> Double {
    if shape.family.isStack {
      let behind = shape.behind(distance)
      if behind < 0 { return max(0, 1 + behind) }
    }
    let distance = abs(distance)
    guard distance > Double(reach) else { return 1 }
    return max(0, (end - distance) / (end - Double(reach)))
  }

  /// A transform in cells, moved to where the cards are.
  func moved(_ transform: Transform) -> Transform {
    transform.followed(by: shift)
  }

  /// The rows down by which the cards and what is above and below them are put at 45 % of the free
  /// rows.
  private static func rows(
    of deck: Deck, _ edge: Indicator.Position?, _ shape: CardShape, _ reach: Int,
    _ arrangement: Arrangement, _ geometry: CellGeometry
  ) -> Double {
    let all = arrangement.viewport.height / geometry.rowPoints
    let rows = arrangement.itemSize.height / geometry.rowPoints
    var above = shape.risesBy(reach) / geometry.rowPoints
    var below = deck.card.reflection(in: deck.layout.type) * rows
    let drop = shape.drop / geometry.rowPoints
    if drop > 0 { below += drop } else { above -= drop }
    // A line of marks, with blank rows where there is room.
    let taken = all >= 30 ? 3.0 : all >= 16 ? 2 : 1
    let (first, last) = (edge == .top ? taken : 0, all - (edge == .bottom ? taken : 0))
    let free = max(0, last - first - above - rows - below)
    let top = (above + 0.45 * free).rounded(.down)
    return max(0, min(first + top, last - rows)).rounded(.down) + rows / 2 - all / 2
  }
}

extension CardFamily {
  /// Whether cards are behind each other.
  fileprivate var isStack: Bool { if case .stack = self { true } else { false } }
}
