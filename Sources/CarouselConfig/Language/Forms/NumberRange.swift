/// The decimal numbers that a key takes.
struct NumberRange: Hashable, Sendable {
  let minimum: Double
  let maximum: Double
  let excludesMinimum: Bool
  let excludesMaximum: Bool
  /// How near to zero a number may come.
  let minimumMagnitude: Double

  init(
    _ range: ClosedRange<Double>, excludesMinimum: Bool = false, excludesMaximum: Bool = false,
    minimumMagnitude: Double = 0
  ) {
    (minimum, maximum) = (range.lowerBound, range.upperBound)
    (self.excludesMinimum, self.excludesMaximum) = (excludesMinimum, excludesMaximum)
    self.minimumMagnitude = minimumMagnitude
  }

  /// All above zero, up to a number.
  static func positive(upTo maximum: Double) -> NumberRange {
    NumberRange(0...maximum, excludesMinimum: true)
  }

  func contains(_ number: Double) -> Bool {
    guard minimum <= number, number <= maximum, abs(number) >= minimumMagnitude else {
      return false
    }
    return !(excludesMinimum && number == minimum) && !(excludesMaximum && number == maximum)
  }

  /// The range in words: `a number above 0, up to 1000`.
  var text: String {
    let (low, high) = (Self.text(of: minimum), Self.text(of: maximum))
    let range =
      switch (excludesMinimum, excludesMaximum) {
      case (false, false): "a number in \(low)…\(high)"
      case (true, false): "a number above \(low), up to \(high)"
      case (false, true): "a number from \(low), below \(high)"
      case (true, true): "a number above \(low), below \(high)"
      }
    return minimumMagnitude > 0
      ? range + ", at least \(Self.text(of: minimumMagnitude)) away from 0" : range
  }

  /// A number as authors write it: without an exponent, and without `.0`.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
