internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import CarouselType

/// What an indicator is made of, at the size that suits the screen.
enum IndicatorForm: Hashable, Sendable {
  /// How thick a bar is.
  enum Breadth: Hashable, Sendable {
    /// A part of a row, or half a column.
    case thin
    /// A whole row, or two columns, which are as broad.
    case whole
  }

  /// Characters.
  case dots
  /// Discs of some rows, drawn with blocks.
  case discs(rows: Int)
  case bar(Breadth)
  case segments(Breadth)
  case fraction(TypeStep)

  /// The minimum number of rows of a slide for large marks.
  private static let largeRows = 20
  /// The minimum number of rows for discs of two rows.
  private static let largestRows = 60

  /// The form of an indicator on a slide.
  init(_ state: Scene.IndicatorState, size: FrameSize, _ options: PaintOptions) {
    let indicator = state.indicator
    let isWanted =
      switch indicator.size {
      case .auto: options.viewing == .wall && size.rows >= Self.largeRows
      case .cell: false
      case .four: size.rows >= Self.largeRows / 2
      }
    let isLarge = isWanted && options.glyphs == .unicode
    switch indicator.style {
    case .dots:
      self =
        isLarge && indicator.hasUsualShapes
        ? .discs(rows: size.rows >= Self.largestRows ? 2 : 1) : .dots
    case .bar: self = .bar(isLarge ? .whole : .thin)
    case .segments: self = .segments(isLarge ? .whole : .thin)
    case .fraction:
      let form = IndicatorForm.fraction(TypeStep(rows: 4))
      let inside = CellRect(size).insideMargins
      // At a side, numbers must leave most of the room to the slide.
      let room = indicator.position.isHorizontal ? inside.columns : inside.columns / 4
      let fits = form.columns(pageCount: state.pageCount) <= room
      self = isLarge && fits ? form : .fraction(.cell)
    }
  }

  /// How many rows it takes above or below a slide.
  var rows: Int {
    switch self {
    case .dots, .bar, .segments: 1
    case .discs(let rows): rows
    case .fraction(let step): step.rows
    }
  }

  /// How many columns it takes at a side of a slide: a character may be two columns wide.
  func columns(pageCount: Int) -> Int {
    switch self {
    case .dots, .bar, .segments: 2
    case .discs(let rows): 2 * rows
    case .fraction(let step):
      // No page has a longer number than the last one, but for the widths of its figures, which
      // are all the same.
      PageFraction(page: pageCount, count: pageCount, step).columns
    }
  }
}

extension Indicator {
  /// Whether its dots can be drawn as discs: characters that an author has chosen can't.
  var hasUsualShapes: Bool {
    shape == Indicator().shape && currentShape == Indicator().currentShape
  }
}

/// The numbers of an indicator: `3 / 50`.
struct PageFraction: Hashable, Sendable {
  let page: String
  /// The slash and the number of pages.
  let rest: String
  private let step: TypeStep

  init(page: Int, count: Int, _ step: TypeStep) {
    self.page = String(page)
    self.step = step
    rest = step == .cell ? " / \(count)" : "/ \(count)"
  }

  /// The cells between the two parts: in the block face a blank has no glyph of its own.
  var gap: Int { step == .cell ? 0 : 2 }
  var pageColumns: Int { columns(of: page, .bold) }
  var columns: Int { pageColumns + gap + columns(of: rest, .regular) }

  private func columns(of text: String, _ weight: FaceWeight) -> Int {
    guard let size = step.blocks else { return text.utf8.count }
    return BlockFace.columns(of: text, size: size, weight: weight) ?? text.utf8.count
  }

  /// The rows of both parts as characters.
  var rows: [(page: String, rest: String)] {
    guard let size = step.blocks, let first = DotBitmap(page, size: size, weight: .bold),
      let second = DotBitmap(rest, size: size, weight: .regular)
    else { return [(page, rest)] }
    return (0..<first.height).map { (Self.text(first.row($0)), Self.text(second.row($0))) }
  }

  private static func text(_ scalars: [Unicode.Scalar]) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}
