internal import CarouselDeck
internal import CarouselType

/// A size that can be drawn: the rows of a line of letters.
struct TypeStep: Hashable, Sendable, Comparable {
  let rows: Int

  /// The terminal's own letters.
  static let cell = TypeStep(rows: 1)
  /// The sizes of the block face, the largest first: each is a whole multiple of its dots.
  static let blocks = [TypeStep(rows: 12), TypeStep(rows: 8), TypeStep(rows: 4)]

  /// The size of the block face; nil for the terminal's own letters.
  var blocks: BlockSize? { BlockSize(rawValue: rows) }
  /// How many half columns a dot of the block face covers; 1 for the terminal's letters too.
  var scale: Int { max(1, rows / 4) }

  static func < (left: TypeStep, right: TypeStep) -> Bool { left.rows < right.rows }

  /// From the top of one line to the top of the next one.
  ///
  /// Letters of one cell have their distance in the cell itself; the block face fills its rows, so
  /// that a quarter is added.
  var pitch: Int { self == .cell ? 1 : rows + rows / 4 }

  /// The blank rows between two lines.
  var lineGap: Int { pitch - rows }

  /// The rows between a title of this size and what is below it.
  var gapBelow: Int { (rows + 2) / 3 }
  /// The rows between text of this size and a caption.
  var gapAboveCaption: Int { (rows + 1) / 2 }

  /// This size and all that are smaller, the largest first.
  var andSmaller: [TypeStep] { Self.blocks.filter { $0 <= self } + [.cell] }
}

extension TypeStep {
  /// The size that asks for this step.
  var size: TypeSize { TypeSize(rawValue: String(rows)) ?? .cell }
}

extension TypeSize {
  /// The largest step that is not above the size; nil where it depends on more.
  ///
  /// There are no letters of six rows as long as there are no outlines, nor of two without octants.
  var step: TypeStep? {
    switch self {
    case .auto, .fill: nil
    case .cell, .two: .cell
    case .four, .six: TypeStep(rows: 4)
    case .eight: TypeStep(rows: 8)
    case .twelve: TypeStep(rows: 12)
    }
  }

  /// The sizes that text can have, the largest first.
  ///
  /// - Parameter limit: The largest one where nothing is asked for.
  func steps(atMost limit: TypeStep) -> [TypeStep] {
    self == .fill ? TypeStep.blocks + [.cell] : (step ?? limit).andSmaller
  }
}
