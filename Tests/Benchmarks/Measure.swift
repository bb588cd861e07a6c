import Glibc

/// Times a piece of work: the best of several rounds, since noise only ever adds.
///
/// What counts is the time of the processor, since others may use it too.
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
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = processorTime
      for call in 0..<calls { body(call) }
      best = min(best, (processorTime - start) / Double(calls))
    }
    return best
  }

  /// The shortest time of one call, in milliseconds, and what the last call returned.
  static func milliseconds<Result>(rounds: Int = 5, _ body: () -> Result) -> (Double, Result) {
    var result: Result?
    var best = Double.infinity
    for _ in 0..<rounds {
      // Freeing what the round before has made is not part of the work.
      result = nil
      let start = processorTime
      result = body()
      best = min(best, (processorTime - start) / 1e6)
    }
    guard let result else { preconditionFailure("no rounds") }
    return (best, result)
  }

  /// The time that this process has had the processor, in nanoseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
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
