internal import CarouselDeck
internal import CarouselGrid
internal import CarouselType

/// Chooses the sizes of the parts of a slide: the largest that fit, none in between.
struct TypeSetter: Hashable, Sendable {
  /// What is between the title and the caption.
  enum Content: Hashable, Sendable {
    /// Drawable text; may be empty.
    case text(String)
    /// Rows that are laid out already, and the size of the largest letters in them.
    case rows(Int, largest: TypeStep)
    /// Whatever takes the room that is left.
    case rest
  }

  /// The maximum length of a line of prose in the terminal's letters, in columns.
  static let measure = 66
  /// The same in large letters, in columns of letters that are four rows high.
  private static let largeMeasure = 34 * 3
  /// The share of the columns of a wall that a group covers at most.
  private static let wallShare = 0.8
  /// The columns of a group on a wall that has hardly more: large letters need all of them.
  private static let narrowColumns = 96
  /// The maximum number of lines of a title or a caption.
  private static let headLines = 2
  /// The maximum number of lines of a text that fills.
  static let fillLines = 3

  private let slide: Slide
  private let options: PaintOptions
  private let room: FrameSize
  private let content: Content
  private let scale: TypeScale
  /// The columns of a line.
  private let columns: Int
  /// How many lines of a text that is too tall are above its room.
  private let skipped: Int
  /// Whether a text that is too tall is scrolled.
  private let scrolls: Bool

  /// - Parameters:
  ///   - slide: The slide.
  ///   - content: What is between its title and its caption.
  ///   - size: How large it is.
  ///   - room: What is left of it inside of the margins and beside the indicator.
  ///   - skipped: How many lines of a text that is too tall are above its room.
  ///   - scrolls: Whether such a text is scrolled, and not only cut.
  init(
    _ slide: Slide, around content: Content, size: FrameSize, room: FrameSize,
    skipping skipped: Int, scrolls: Bool, options: PaintOptions
  ) {
    self.scrolls = scrolls
    self.skipped = skipped
    self.slide = slide
    self.options = options
    self.room = room
    self.content = content
    let lines =
      switch content {
      case .text(let text): text.isEmpty ? 0 : text.utf8.count { $0 == 0x0A } + 1
      case .rows(let rows, _): rows
      case .rest: slide.content.division.map { $0.lines } ?? size.rows
      }
    scale = TypeScale(rows: size.rows, lines: lines, viewing: options.viewing)
    columns = Self.columns(of: size, room: room, options)
  }

  /// The columns of a line at most.
  static func columns(of size: FrameSize, room: FrameSize, _ options: PaintOptions) -> Int {
    guard options.viewing == .wall else { return room.columns }
    return min(room.columns, max(narrowColumns, Int(Double(size.columns) * wallShare)))
  }

  /// The parts in the largest sizes that fit; where not even the smallest do, cut.
  var group: TypeGroup { fitting ?? groupCuttingHeads ?? squeezed }

  /// The parts in the largest sizes that fit; nil where not even the smallest do.
  var fitting: TypeGroup? { group(cuttingHeads: false) }

  /// The same with a title or a caption that ends in an ellipsis.
  var groupCuttingHeads: TypeGroup? { group(cuttingHeads: true) }

  private func group(cuttingHeads cutsHeads: Bool) -> TypeGroup? {
    let titles = heads(slide.title, slide.titleSize.steps(atMost: scale.title), .bold)
    let captions = heads(slide.caption, scale.caption.andSmaller, .regular)
    for step in contentSteps {
      guard let (body, rows) = content(at: step) else { continue }
      for title in titles {
        // A title smaller than its text would be none, unless the face lacks its letters.
        if let title, title.step < step, isTitleDrawn { continue }
        for caption in captions {
          // Nor is a caption what is read first.
          let largest = [title?.step, body?.step].compactMap { $0 }.max()
          if let caption, let largest, caption.step > largest { continue }
          var group = TypeGroup(
            title: title, body: body, contentRows: rows, contentStep: step, caption: caption)
          if cutsHeads { group.isCut = body?.isCut ?? false }
          guard !group.isCut, group.rows <= limit else { continue }
          if content == .rest { group.contentRows += room.rows - group.rows }
          return group
        }
      }
    }
    return nil
  }

  /// Whether the block face has all letters of the title.
  private var isTitleDrawn: Bool {
    BlockFace.dots(in: options.glyphs.drawableLine(slide.title), .bold) != nil
  }

  /// The rows of a group; an image or a carousel has at least half of all.
  private var limit: Int { content == .rest ? room.rows / 2 : room.rows }

  private var contentSteps: [TypeStep] {
    switch content {
    case .text(let text): text.isEmpty ? [.cell] : slide.size.steps(atMost: scale.body)
    case .rows(_, let largest): [largest]
    case .rest: [.cell]
    }
  }

  /// A line in each of some sizes that it fits; a single nil where there is no line.
  private func heads(
    _ line: String, _ steps: [TypeStep], _ weight: FaceWeight, lines: Int = headLines
  ) -> [SetText?] {
    let text = options.glyphs.drawableLine(line)
    guard !text.isEmpty else { return [nil] }
    let sets: [SetText] = steps.compactMap { step in
      set(text, step, weight, measure: .max, lines: lines, isWrapped: true)
    }
    return sets
  }

  private func content(at step: TypeStep) -> (SetText?, rows: Int)? {
    switch content {
    case .text(let text) where text.isEmpty: return (nil, 0)
    case .text(let text):
      guard let body = body(text, step, rows: room.rows) else { return nil }
      return (body, body.rows)
    case .rows(let rows, _): return (nil, rows)
    case .rest: return (nil, 1)
    }
  }

  /// How many lines a text has in the terminal's own letters.
  static func lineCount(of text: String, columns: Int, glyphs: GlyphSet) -> Int {
    let room = CellRect(columns: columns, rows: text.utf8.count + 1)
    return TextBlock(text, in: room, measure: measure, glyphs: glyphs).lines.count
  }

  private func body(
    _ text: String, _ step: TypeStep, rows: Int, skipping skipped: Int = 0, isMarked: Bool = true
  ) -> SetText? {
    let lines =
      switch slide.size {
      case _ where step == .cell: rows
      case .auto: scale.bodyLines
      case .fill: Self.fillLines
      case .cell, .two, .four, .six, .eight, .twelve: Int.max
      }
    return set(
      text, step, .regular, measure: step == .cell ? Self.measure : Self.largeMeasure * step.scale,
      lines: lines, skipping: skipped, isMarked: isMarked,
      isWrapped: slide.size != .auto || options.viewing == .wall)
  }

  private func set(
    _ text: String, _ step: TypeStep, _ weight: FaceWeight, measure: Int, lines: Int,
    skipping skipped: Int = 0, isMarked: Bool = true, isWrapped: Bool
  ) -> SetText? {
    guard step != .cell else {
      return SetText(
        cells: text, in: FrameSize(columns: columns, rows: lines), measure: measure,
        skipping: skipped, isMarked: isMarked, glyphs: options.glyphs, weight: weight)
    }
    guard options.glyphs == .unicode else { return nil }
    return SetText(
      blocks: text, step: step, weight: weight, columns: columns, measure: measure, lines: lines,
      isWrapped: isWrapped)
  }

  /// The rows that the content needs where rows are few.
  private var neededRows: Int {
    switch content {
    case .text(let text) where text.isEmpty: 0
    case .text(let text): Self.lineCount(of: text, columns: columns, glyphs: options.glyphs)
    case .rows(let rows, _): rows
    case .rest: room.rows - limit
    }
  }

  /// The group where rows are few: the text goes before the title, the title before the caption, and
  /// all of them before blank rows.
  var squeezed: TypeGroup {
    let spare = room.rows - neededRows
    func lines(_ rows: Int) -> Int { max(1, min(rows, Self.headLines)) }
    var title = heads(
      slide.title, [.cell], .bold, lines: lines(slide.caption.isEmpty ? spare : spare - 1))[0]
    var caption = heads(
      slide.caption, [.cell], .regular, lines: lines(spare - (title?.rows ?? 0)))[0]
    func rest() -> Int { room.rows - (title?.rows ?? 0) - (caption?.rows ?? 0) }
    let least = content == .text("") ? 0 : 1
    if rest() < least { caption = nil }
    if rest() < least { title = nil }
    var group = TypeGroup(
      title: title, body: nil, contentRows: 0, contentStep: .cell, caption: caption)
    (group.gapBelowTitle, group.gapAboveCaption) = (0, 0)
    // A single row has no place for two marks.
    group.isScrollable = scrolls && rest() > 1
    switch content {
    case .text(let text) where text.isEmpty: break
    case .text(let text):
      if skipped > 0 {
        let count = Self.lineCount(of: text, columns: columns, glyphs: options.glyphs)
        group.skippedLines = min(skipped, max(0, count - rest()))
      }
      let body = body(
        text, .cell, rows: rest(), skipping: group.skippedLines,
        isMarked: !group.isScrollable)
      (group.body, group.contentRows) = (body, body?.rows ?? 0)
      group.isCut = body?.isCut ?? true
    case .rows(let rows, _):
      group.skippedLines = min(skipped, max(0, rows - rest()))
      group.contentRows = min(rows, rest())
      group.isCut = rows - group.skippedLines > rest()
    case .rest: group.contentRows = rest()
    }
    return group
  }
}

extension Division {
  /// The most lines of a text in a part, or in all parts above each other.
  fileprivate var lines: Int {
    let lines = parts.map { part in
      switch part.slide.content {
      case .plain: 0
      case .text(let text): TextBlock.withoutFinalLineFeeds(text).utf8.count { $0 == 0x0A } + 1
      case .markdown, .image, .deck, .division: Self.roomyLines
      }
    }
    return switch arrangement {
    case .columns: lines.max() ?? 0
    case .rows: lines.reduce(0, +) + gap * max(0, parts.count - 1)
    }
  }

  /// The lines of a text that needs about as much room as an image, a document or a carousel.
  private static let roomyLines = 8
}
