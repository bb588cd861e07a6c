internal import CarouselColor

/// Colours by number, each once.
struct ColorTable {
  private(set) var colors: [RGB] = []
  private var numbers: [RGB: UInt32] = [:]

  /// The number of a colour, which is added if it is missing.
  mutating func number(of color: RGB) -> UInt32 {
    if let number = numbers[color] { return number }
    let number = UInt32(colors.count)
    colors.append(color)
    numbers[color] = number
    return number
  }
}
