/// The colours that a terminal's palette of 256 has unless the user changed them (xterm's).
package enum Palette {
  package static let colors: [RGB] = basic + cube + grays

  /// The relative luminances of the colours, for their contrast.
  static let luminances = colors.map(\.luminance)

  /// The entries that stand for colours: of the 256 not the first sixteen, which are the user's own.
  package static let ofSixteen = 0..<16
  package static let of256 = 16..<256

  private static let basic: [RGB] = [
    RGB(0, 0, 0), RGB(205, 0, 0), RGB(0, 205, 0), RGB(205, 205, 0),
    RGB(0, 0, 238), RGB(205, 0, 205), RGB(0, 205, 205), RGB(229, 229, 229),
    RGB(127, 127, 127), RGB(255, 0, 0), RGB(0, 255, 0), RGB(255, 255, 0),
    RGB(92, 92, 255), RGB(255, 0, 255), RGB(0, 255, 255), RGB(255, 255, 255),
  ]

  private static let cube: [RGB] = {
    let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
    return levels.flatMap { red in
      levels.flatMap { green in levels.map { blue in RGB(red, green, blue) } }
    }
  }()

  private static let grays: [RGB] = (0..<24).map { step in
    let level = UInt8(8 + 10 * step)
    return RGB(level, level, level)
  }
}
