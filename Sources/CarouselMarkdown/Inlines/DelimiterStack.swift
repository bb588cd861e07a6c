/// The runs of `*`, `_` and `~` that may still begin or end something.
struct DelimiterStack {
  struct Run {
    let mark: Unicode.Scalar
    /// How long it is written, and what is left of it.
    let length: Int
    var count: Int
    let piece: Int
    let canOpen: Bool
    let canClose: Bool
    var previous: Int?
    var next: Int?

    /// A run between two scalars; nil if it can neither begin nor end anything.
    init?(
      mark: Unicode.Scalar, count: Int, piece: Int, before: Unicode.Scalar, after: Unicode.Scalar
    ) {
      self.mark = mark
      length = count
      self.count = count
      self.piece = piece
      let (blankBefore, blankAfter) = (before.isBlank, after.isBlank)
      let (markBefore, markAfter) = (before.isMark, after.isMark)
      let opens = !blankAfter && (!markAfter || blankBefore || markBefore)
      let closes = !blankBefore && (!markBefore || blankAfter || markAfter)
      // Within words an underscore is a letter.
      let isLetter = mark == "_"
      canOpen = opens && (!isLetter || !closes || markBefore)
      canClose = closes && (!isLetter || !opens || markAfter)
      // Three tildes are no strike.
      guard canOpen || canClose, mark != "~" || count <= 2 else { return nil }
    }
  }

  /// Closers for which no opener was found before a place look for none before it again.
  private struct Kind: Hashable {
    let mark: Unicode.Scalar
    let canOpen: Bool
    let remainder: Int
  }

  private var runs: [Run] = []
  /// The last run that has not been dealt with.
  private(set) var last: Int?

  mutating func push(_ run: Run) {
    var run = run
    run.previous = last
    if let last { runs[last].next = runs.count }
    runs.append(run)
    last = runs.count - 1
  }

  private mutating func remove(_ index: Int) {
    let (previous, next) = (runs[index].previous, runs[index].next)
    if let previous { runs[previous].next = next }
    if let next { runs[next].previous = previous } else { last = previous }
  }

  /// Pairs the runs above one, or all of them, and forgets them.
  mutating func pair(above bottom: Int?, in pieces: inout InlinePieces) {
    guard let first = first(above: bottom) else { return }
    var bottoms: [Kind: Int] = [:]
    var closer: Int? = first
    while let index = closer {
      guard runs[index].canClose else {
        closer = runs[index].next
        continue
      }
      let run = runs[index]
      let kind = Kind(mark: run.mark, canOpen: run.canOpen, remainder: run.length % 3)
      let limit = max(bottoms[kind] ?? -1, bottom ?? -1)
      if let opener = opener(for: index, above: limit) {
        closer = pair(opener, index, in: &pieces)
      } else {
        bottoms[kind] = run.previous ?? -1
        closer = run.next
        if !run.canOpen { remove(index) }
      }
    }
    while let last, last > bottom ?? -1 { remove(last) }
  }

  private func first(above bottom: Int?) -> Int? {
    if let bottom { return runs[bottom].next }
    var first = last
    while let index = first, let previous = runs[index].previous { first = previous }
    return first
  }

  private func opener(for closer: Int, above limit: Int) -> Int? {
    var candidate = runs[closer].previous
    while let index = candidate, index > limit {
      if runs[index].canOpen, runs[index].mark == runs[closer].mark, canPair(index, closer) {
        return index
      }
      candidate = runs[index].previous
    }
    return nil
  }

  /// CommonMark's rule of three, by which `**a*b**` is strong as a whole.
  private func canPair(_ opener: Int, _ closer: Int) -> Bool {
    let (one, other) = (runs[opener], runs[closer])
    guard one.canClose || other.canOpen else { return true }
    return other.length.isMultiple(of: 3) || !(one.length + other.length).isMultiple(of: 3)
  }

  /// Marks what is between two runs, and gives the next run that may close something.
  private mutating func pair(_ opener: Int, _ closer: Int, in pieces: inout InlinePieces) -> Int? {
    let between = runs[opener].piece + 1..<runs[closer].piece
    while let inner = runs[closer].previous, inner != opener { remove(inner) }
    guard runs[closer].mark != "~" else {
      if runs[opener].count == runs[closer].count {
        pieces.mark(.strike, between)
        pieces.clear(runs[opener].piece)
        pieces.clear(runs[closer].piece)
      }
      let next = runs[closer].next
      remove(opener)
      remove(closer)
      return next
    }
    let isStrong = runs[opener].count >= 2 && runs[closer].count >= 2
    pieces.mark(isStrong ? .strong : .emphasis, between)
    for index in [opener, closer] {
      runs[index].count -= isStrong ? 2 : 1
      pieces.shorten(runs[index].piece, by: isStrong ? 2 : 1)
    }
    if runs[opener].count == 0 { remove(opener) }
    guard runs[closer].count == 0 else { return closer }
    let next = runs[closer].next
    remove(closer)
    return next
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { properties.isWhitespace }

  /// Whether it is punctuation or a symbol.
  fileprivate var isMark: Bool {
    if isASCII { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default: return false
    }
  }
}
