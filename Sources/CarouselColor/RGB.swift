/// A colour of eight bits a channel, in sRGB.
public struct RGB: Hashable, Sendable {
  /// The red channel.
  public var red: UInt8
  /// The green channel.
  public var green: UInt8
  /// The blue channel.
  public var blue: UInt8

  /// A colour from its channels.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Mixes this colour with another one, channel by channel.
  ///
  /// - Parameters:
  ///   - other: The colour reached at 1.
  ///   - amount: The share of `other`, clamped to 0...1; NaN counts as 0.
  public func blended(with other: RGB, amount: Double) -> RGB {
    let share = amount > 0 ? min(amount, 1) : 0
    func mix(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8(Double(from) + (Double(to) - Double(from)) * share + 0.5)
    }
    return RGB(mix(red, other.red), mix(green, other.green), mix(blue, other.blue))
  }
}
