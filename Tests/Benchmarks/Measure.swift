/// Times a piece of work: the best of several rounds, since noise only ever adds.
enum Measure {
  /// The shortest time of one call, in nanoseconds.
  ///
  /// - Parameters:
  ///   - calls: How many calls one round makes.
  ///   - rounds: How many rounds are made.
  ///   - body: One call; its argument is the number of the call.
  static func nanoseconds(
    calls: Int, rounds: Int = 7, _ body: (Int) -> Void
  ) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<rounds {
      let time = clock.measure { for call in 0..<calls { body(call) } }
      best = min(best, time / .nanoseconds(1) / Double(calls))
    }
    return best
  }

  /// The shortest time of one call, in milliseconds, and what the last call returned.
  static func milliseconds<Result>(rounds: Int = 5, _ body: () -> Result) -> (Double, Result) {
    let clock = ContinuousClock()
    var result: Result?
    var best = Double.infinity
    for _ in 0..<rounds {
      // Freeing what the round before has made is not part of the work.
      result = nil
      let time = clock.measure { result = body() }
      best = min(best, time / .milliseconds(1))
    }
    guard let result else { preconditionFailure("no rounds") }
    return (best, result)
  }

  /// Prints a figure with its name and its unit.
  static func report(_ name: String, _ value: Double, _ unit: String) {
    report(name, [value], unit)
  }

  /// Prints figures in columns, with their name and their unit.
  static func report(_ name: String, _ values: [Double], _ unit: String) {
    let figures = values.map { value in
      padded(decimal(value, digits: value >= 100 ? 0 : (value >= 10 ? 1 : 2)), to: 7)
    }
    print("  \(padded(name, to: 58)) \(figures.joined(separator: " ")) \(unit)")
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func decimal(_ value: Double, digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * scale).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let rest = String(scaled % Int(scale) + Int(scale)).dropFirst()
    return "\(scaled / Int(scale)).\(rest)"
  }
}
