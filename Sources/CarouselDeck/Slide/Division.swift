/// A slide that is divided: parts beside each other, or below each other.
public struct Division: Hashable, Sendable {
  /// How the parts are arranged.
  public enum Arrangement: String, Hashable, Sendable, CaseIterable {
    /// From left to right.
    case columns
    /// From top to bottom.
    case rows
  }

  /// How much of the slide a part gets along the arrangement.
  public enum Extent: Hashable, Sendable {
    /// A number of cells.
    case cells(Int)
    /// A share of the cells that no other part has asked for.
    case share(Int)
  }

  /// One part.
  public struct Part: Hashable, Sendable {
    /// What it shows; its content is not divided again.
    public var slide: Slide
    /// How much of the slide it gets.
    public var extent: Extent

    /// Makes a part.
    public init(_ slide: Slide, extent: Extent = .share(1)) {
      self.slide = slide
      self.extent = extent
    }
  }

  /// How the parts are arranged.
  public var arrangement: Arrangement
  /// The parts, in the order in which they are read; at most one holds a carousel.
  public var parts: [Part]
  /// The cells between two parts.
  public var gap = 2
  /// Whether there is a line in the middle of each gap.
  public var hasRule = false

  /// The cells that it needs along its arrangement: those that parts ask for, and the gaps.
  public var leastCells: Int {
    parts.reduce(gap * max(0, parts.count - 1)) { sum, part in
      switch part.extent {
      case .cells(let cells): sum + cells
      case .share: sum
      }
    }
  }

  /// Divides a slide.
  public init(_ arrangement: Arrangement, _ parts: [Part]) {
    self.arrangement = arrangement
    self.parts = parts
  }
}
