internal import CarouselDeck

/// How many columns the parts of a line get.
///
/// What is in the middle stays in the middle of the screen, whatever is beside it. Where there is too
/// little room, texts become shorter and the indicator does not.
struct LineShares: Hashable, Sendable {
  private(set) var start: Int
  private(set) var middle: Int
  private(set) var end: Int
  /// Whether each part has all the columns that it asks for.
  let fits: Bool

  /// Shares the columns of a line.
  ///
  /// - Parameters:
  ///   - start: The columns that the part at the start asks for; 0 for no part.
  ///   - middle: The same in the middle.
  ///   - end: The same at the end.
  ///   - fixed: The part that cannot become shorter.
  ///   - columns: All that there are.
  ///   - gap: The least between two parts.
  init(
    start: Int, middle: Int, end: Int, fixed: ScreenLine.Place?, of columns: Int, gap: Int
  ) {
    fits = Self.fit(start, middle, end, in: columns, gap: gap)
    guard !fits else {
      (self.start, self.middle, self.end) = (start, middle, end)
      return
    }
    self.start = min(start, columns)
    self.end = min(end, columns)
    self.middle = min(middle, columns)
    if self.middle > 0, fixed != .middle {
      // A third is left to a text at a side.
      let third = max(0, columns - 2 * gap) / 3
      let least = max(
        fixed == .start ? self.start : min(self.start, third),
        fixed == .end ? self.end : min(self.end, third))
      let beside = least > 0 ? least + gap : 0
      self.middle = min(self.middle, max(0, columns - 2 * beside))
    }
    if self.middle > 0 {
      let before = (columns - self.middle) / 2
      let after = columns - self.middle - before
      self.start = min(self.start, max(0, before - gap))
      self.end = min(self.end, max(0, after - gap))
    } else if self.start > 0, self.end > 0 {
      share(max(0, columns - gap), fixed)
    }
  }

  /// Whether all parts can stand where they belong.
  private static func fit(_ start: Int, _ middle: Int, _ end: Int, in columns: Int, gap: Int)
    -> Bool
  {
    let (first, last) = (start > 0 ? start + gap : 0, end > 0 ? end + gap : 0)
    if middle == 0 { return max(start, end) <= columns && (end == 0 || first + end <= columns) }
    let before = (columns - middle) / 2
    return middle <= columns && first <= before && last <= columns - middle - before
  }

  /// Shares columns between the two sides: what one does not need is the other's.
  private mutating func share(_ columns: Int, _ fixed: ScreenLine.Place?) {
    let half = columns / 2
    if fixed == .start || fixed != .end && start <= half {
      end = min(end, max(0, columns - start))
    } else if fixed == .end || end <= half {
      start = min(start, max(0, columns - end))
    } else {
      (start, end) = (half, columns - half)
    }
  }

  /// The columns of a part.
  func columns(at place: ScreenLine.Place) -> Int {
    switch place {
    case .start: start
    case .middle: middle
    case .end: end
    }
  }

  /// The columns that a part could cover without coming too near to another one.
  func room(at place: ScreenLine.Place, of columns: Int, gap: Int) -> Int {
    func taken(_ part: Int) -> Int { part > 0 ? part + gap : 0 }
    switch place {
    case .middle: return max(middle, columns - 2 * max(taken(start), taken(end)))
    case .start, .end:
      if middle > 0 { return max(0, (columns - middle) / 2 - gap) }
      return max(0, columns - taken(place == .start ? end : start))
    }
  }
}
