internal import CarouselDeck

/// The parts of a text in order, and what marks make of stretches of them.
struct InlinePieces {
  enum Content {
    /// A part of the source.
    case source(Range<Int>)
    case literal(String)
  }

  enum Mark {
    case emphasis, strong, strike
    case link(String)
    /// The words that stand for a picture.
    case image
  }

  private struct Piece {
    var content: Content
    let isCode: Bool

    var isEmpty: Bool {
      switch content {
      case .source(let range): range.isEmpty
      case .literal(let text): text.isEmpty
      }
    }
  }

  private var pieces: [Piece] = []
  private var marks: [(mark: Mark, range: Range<Int>)] = []

  var count: Int { pieces.count }

  mutating func append(_ content: Content, isCode: Bool = false) {
    pieces.append(Piece(content: content, isCode: isCode))
  }

  /// Marks some pieces.
  ///
  /// Stretches of one mark lie in each other or apart, and links only apart.
  mutating func mark(_ mark: Mark, _ range: Range<Int>) {
    if !range.isEmpty { marks.append((mark, range)) }
  }

  /// Leaves nothing of a piece.
  mutating func clear(_ piece: Int) { pieces[piece].content = .literal("") }

  /// Takes some scalars away from a piece, all of which are the same.
  mutating func shorten(_ piece: Int, by count: Int) {
    guard case .source(let range) = pieces[piece].content else { return }
    pieces[piece].content = .source(
      range.lowerBound..<max(range.lowerBound, range.upperBound - count))
  }

  /// All of it as spans, neighbours of one style together.
  ///
  /// - Complexity: O(pieces and marks).
  func spans(of text: [Unicode.Scalar]) -> [MarkdownDocument.Span] {
    var depths = Depths(count: pieces.count)
    var images = Depths(count: pieces.count)
    for (mark, range) in marks {
      switch mark {
      case .emphasis: depths.add(range, .emphasis)
      case .strong: depths.add(range, .strong)
      case .strike: depths.add(range, .strike)
      case .image: images.add(range, .image)
      case .link: break
      }
    }
    let targets = targets(outside: images)
    var result: [MarkdownDocument.Span] = []
    var scalars = String.UnicodeScalarView()
    var current = MarkdownDocument.Span("")
    func close() {
      current.text = String(scalars)
      if !scalars.isEmpty { result.append(current) }
      scalars = String.UnicodeScalarView()
    }
    for (index, piece) in pieces.enumerated() {
      depths.advance(to: index)
      guard !piece.isEmpty else { continue }
      var span = MarkdownDocument.Span("", style: depths.style)
      if piece.isCode { span.style.insert(.code) }
      if let target = targets[index] {
        span.style.insert(.link)
        span.target = target
      }
      if span.style != current.style || span.target != current.target {
        close()
        current = span
      }
      switch piece.content {
      case .source(let range): scalars.append(contentsOf: text[range])
      case .literal(let literal): scalars.append(contentsOf: literal.unicodeScalars)
      }
    }
    close()
    return BareLink.linkingMail(in: result)
  }

  /// Where each piece leads: within the words of a picture a link leads nowhere, and in a link an
  /// address in brackets keeps its own target.
  private func targets(outside images: Depths) -> [String?] {
    var images = images
    let isInImage = pieces.indices.map { index in
      images.advance(to: index)
      return images.isInImage
    }
    var result = [String?](repeating: nil, count: pieces.count)
    for case (.link(let target), let range) in marks where !isInImage[range.lowerBound] {
      for piece in range where result[piece] == nil { result[piece] = target }
    }
    return result
  }
}

/// How many marks of each kind a piece is in.
private struct Depths {
  /// The rises and falls at each piece, in the order of `Kind`.
  private var changes: [SIMD4<Int32>]
  private var depth = SIMD4<Int32>()

  init(count: Int) { changes = Array(repeating: SIMD4(), count: count + 1) }

  mutating func add(_ range: Range<Int>, _ kind: Kind) {
    changes[range.lowerBound][kind.rawValue] += 1
    changes[range.upperBound][kind.rawValue] -= 1
  }

  /// Goes on to the next piece.
  mutating func advance(to piece: Int) { depth &+= changes[piece] }

  var isInImage: Bool { depth[Kind.image.rawValue] > 0 }

  var style: MarkdownDocument.Span.Style {
    var result: MarkdownDocument.Span.Style = []
    if depth[Kind.emphasis.rawValue] > 0 { result.insert(.emphasis) }
    if depth[Kind.strong.rawValue] > 0 { result.insert(.strong) }
    if depth[Kind.strike.rawValue] > 0 { result.insert(.strike) }
    return result
  }

  enum Kind: Int { case emphasis, strong, strike, image }
}
