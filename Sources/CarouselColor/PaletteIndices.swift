/// The palette entries that an author has chosen for colours.
///
/// A colour in a cell that is exactly one of these becomes its entry; what is mixed from it does
/// not.
package struct PaletteIndices: Hashable, Sendable {
  /// The entries for one colour; nil leaves the choice to the reduction.
  package struct Entry: Hashable, Sendable {
    package var of256: UInt8?
    /// Below 16.
    package var of16: UInt8?

    package init(of256: UInt8? = nil, of16: UInt8? = nil) {
      self.of256 = of256
      self.of16 = of16
    }
  }

  private var entries: [RGB: Entry]

  /// Entries for some colours; of two for one colour the later one counts.
  package init(_ entries: [(color: RGB, entry: Entry)] = []) {
    self.entries = Dictionary(entries.map { ($0.color, $0.entry) }) { $1 }
  }

  /// No entries.
  package static let none = PaletteIndices()

  /// The entry for a colour at a depth.
  package func entry(for color: RGB, depth: ColorDepth) -> UInt8? {
    guard !entries.isEmpty else { return nil }
    return switch depth {
    case .truecolor, .none: nil
    case .palette256: entries[color]?.of256
    case .palette16: entries[color]?.of16
    }
  }
}
