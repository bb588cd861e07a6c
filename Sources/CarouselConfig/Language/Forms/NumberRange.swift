/// The decimal numbers that a key takes.
struct NumberRange: Hashable, Sendable {
  let lowest: Double
  let highest: Double
  /// Whether the lowest number itself is left out.
  var excludesLowest = false
  /// Whether the highest number itself is left out.
  var excludesHighest = false
  /// How near to zero a number may come.
  var leastMagnitude = 0.0

  /// All from `lowest` to `highest`.
  init(_ range: ClosedRange<Double>) {
    lowest = range.lowerBound
    highest = range.upperBound
  }

  /// All above zero, up to a number.
  static func positive(upTo highest: Double) -> NumberRange {
    var range = NumberRange(0...highest)
    range.excludesLowest = true
    return range
  }

  func contains(_ number: Double) -> Bool {
    guard lowest <= number, number <= highest, abs(number) >= leastMagnitude else { return false }
    return !(excludesLowest && number == lowest) && !(excludesHighest && number == highest)
  }

  /// The range in words: `a number above 0, up to 1000`.
  var text: String {
    let (low, high) = (Self.text(of: lowest), Self.text(of: highest))
    let range =
      switch (excludesLowest, excludesHighest) {
      case (false, false): "a number in \(low)…\(high)"
      case (true, false): "a number above \(low), up to \(high)"
      case (false, true): "a number from \(low), below \(high)"
      case (true, true): "a number above \(low), below \(high)"
      }
    return leastMagnitude > 0
      ? range + ", at least \(Self.text(of: leastMagnitude)) away from 0" : range
  }

  /// A number as authors write it: without an exponent, and without `.0`.
  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}
