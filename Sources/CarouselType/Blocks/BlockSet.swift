/// Characters that divide a cell into dots, and have one for each set of them.
package enum BlockSet: Hashable, Sendable, CaseIterable {
  /// Two by two dots. Every font has these.
  case quadrants
  /// Two by four dots, mostly from Unicode 16.
  case octants

  /// The dots across a cell.
  package static let width = 2

  /// The dots from top to bottom of a cell.
  package var height: Int {
    switch self {
    case .quadrants: 2
    case .octants: 4
    }
  }

  /// The character in which the given dots have the colour of the text, and the others that of the ground.
  ///
  /// - Parameter mask: A bit for each dot, row by row from the upper left one, which is bit 0. Bits
  ///   beyond those of the set are ignored.
  /// - Complexity: O(1).
  package func scalar(_ mask: UInt8) -> Unicode.Scalar {
    switch self {
    case .quadrants: quadrantScalars[Int(mask & 0xF)]
    case .octants: octantScalar(mask)
    }
  }
}

private let quadrantScalars: [Unicode.Scalar] = [
  " ", "▘", "▝", "▀", "▖", "▌", "▞", "▛", "▗", "▚", "▐", "▜", "▄", "▙", "▟", "█",
]
