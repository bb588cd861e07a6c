internal import CarouselDeck
internal import CarouselStage

extension IndicatorLayout {
  /// The shortest bar whose parts can be told apart, where there is room for it.
  static let shortestBar = 12
  /// The shortest piece of which a part can be filled.
  private static let shortestPiece = 2
  /// The shortest time between two steps of a piece that fills.
  private static let shortestStep = Duration.milliseconds(250)

  /// How long a bar is: long enough to be read from where it is seen, and no longer.
  private func barLength(_ breadth: IndicatorForm.Breadth, atLeast least: Int = shortestBar) -> Int
  {
    let wanted =
      switch breadth {
      case .thin: available * 2 / 5
      case .whole: available * 3 / 5
      }
    return min(available, max(wanted, least))
  }

  func bar(_ breadth: IndicatorForm.Breadth) -> [IndicatorMark] {
    let shape = BarShape(
      breadth, at: indicator.position, isSegment: false, isMirrored: isMirrored, options)
    let length = barLength(breadth)
    let last = Double(max(1, state.pageCount) - 1)
    // On the first page one part of the bar is full, on the last one all of it.
    let share = (state.progress * last + 1) / (last + 1)
    let filled = Int((share * Double(length * shape.parts)).rounded())
    return cells(from: 0, to: length, filled: filled, shape, of: length) { position in
      Int((Double(position) / Double(max(1, length - 1)) * last).rounded())
    }
  }

  func segments(_ breadth: IndicatorForm.Breadth) -> [IndicatorMark] {
    guard let pieces = pieces(breadth) else { return bar(breadth) }
    let shape = segmentShape(breadth)
    return pieces.enumerated().flatMap { page, piece in
      let steps = piece.count * shape.parts
      let filled =
        page < state.page ? steps : page > state.page ? 0 : filledSteps(of: steps)
      return cells(
        from: piece.lowerBound, to: piece.upperBound, filled: filled, shape,
        of: pieces.last?.upperBound ?? 0
      ) { _ in page }
    }
  }

  private func segmentShape(_ breadth: IndicatorForm.Breadth) -> BarShape {
    BarShape(breadth, at: indicator.position, isSegment: true, isMirrored: isMirrored, options)
  }

  /// The cells of each piece; nil where pieces would be too short to fill.
  ///
  /// The gaps are 1 % of the length, and at least a cell.
  private func pieces(_ breadth: IndicatorForm.Breadth) -> [Range<Int>]? {
    let count = state.pageCount
    let length = barLength(
      breadth, atLeast: max(Self.shortestBar, (Self.shortestPiece + 1) * count - 1))
    let gap = max(1, (length + 50) / 100)
    let piece = count > 0 ? (length - gap * (count - 1)) / count : 0
    guard piece >= Self.shortestPiece else { return nil }
    // All of them have the same number of cells, or they would look like a mistake.
    return (0..<count).map { page in
      let start = (piece + gap) * page
      return start..<start + piece
    }
  }

  /// How many of the steps of the current piece are filled.
  private func filledSteps(of steps: Int) -> Int {
    guard let pace = pace(steps: steps) else { return steps }
    return pace.index * steps / pace.count
  }

  /// How many times the current piece changes while it fills, how often it has, and how long it
  /// stays as it is; nil where it does not fill.
  private func pace(steps: Int) -> (count: Int, index: Int, left: Duration)? {
    guard let hold = state.hold, hold.length > .zero else { return nil }
    let (passed, length) = (hold.passed.wholeMicroseconds, max(1, hold.length.wholeMicroseconds))
    let count = max(1, min(steps, length / Self.shortestStep.wholeMicroseconds))
    let index = min(Self.scaled(passed, count, length), count - 1)
    // The first whole microsecond at which the next step is due.
    let next = Self.scaled(index + 1, length, count, isRoundedUp: true)
    return (count, index, .microseconds(max(1, next - passed)))
  }

  /// A number multiplied and divided, without an overflow in between.
  private static func scaled(
    _ number: Int, _ factor: Int, _ divisor: Int, isRoundedUp: Bool = false
  ) -> Int {
    let product = number.multipliedFullWidth(by: factor)
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    return quotient + (isRoundedUp && remainder > 0 ? 1 : 0)
  }

  /// How long the indicator stays as it is while nothing moves; nil for ever.
  var timeUntilChange: Duration? {
    guard case .segments(let breadth) = form, state.hold?.isRunning ?? false,
      let pieces = pieces(breadth), pieces.indices.contains(state.page)
    else { return nil }
    let pace = pace(steps: pieces[state.page].count * segmentShape(breadth).parts)
    // After the last step comes the next page.
    return pace.flatMap { $0.index + 1 < $0.count ? $0.left : nil }
  }

  /// The cells of a bar or a piece of one, neighbours that are alike as one mark.
  ///
  /// - Parameters:
  ///   - filled: How many parts are filled.
  ///   - extent: How long all of it is.
  ///   - page: The page of a cell.
  private func cells(
    from start: Int, to end: Int, filled: Int, _ shape: BarShape, of extent: Int,
    page: (Int) -> Int
  ) -> [IndicatorMark] {
    let whole = filled / shape.parts
    let rest = filled % shape.parts
    var marks: [IndicatorMark] = []
    var position = start
    while position < end {
      let index = position - start
      let own = page(position)
      let isPartial = index == whole && rest > 0
      var next = position + 1
      if isHorizontal, !isPartial {
        while next < end, next - start != whole, page(next) == own { next += 1 }
      }
      let length = next - position
      let partial = shape.partial(rest * 8 / shape.parts)
      let single = isPartial ? partial.text : index < whole ? shape.full : shape.track
      let ink = isPartial ? partial.ink : index < whole ? .current : .other
      marks.append(
        mark(
          String(repeating: single, count: length), ink, page: own, at: position, length: length,
          of: extent, breadth: shape.breadth, reach: isHorizontal ? length : shape.breadth + 1))
      position = next
    }
    return marks
  }
}

extension Duration {
  /// Rounded down.
  fileprivate var wholeMicroseconds: Int {
    let (seconds, attoseconds) = components
    let (product, isTooMuch) = Int(seconds).multipliedReportingOverflow(by: 1_000_000)
    return isTooMuch ? .max : product + Int(attoseconds / 1_000_000_000_000)
  }
}
