/// A timestamp in the form of RFC 3339: `2026-11-30T09:30:00Z` or `…+01:00`.
///
/// Its value is the time since the beginning of 1970 in UTC, without leap seconds.
public enum TimestampText {
  /// Reads a timestamp; nil for anything else, such as a date that no calendar has.
  public static func parse(_ text: String) -> Duration? {
    var reader = Reader(text)
    guard let year = reader.number(digits: 4), reader.take("-"),
      let month = reader.number(digits: 2), (1...12).contains(month), reader.take("-"),
      let day = reader.number(digits: 2), (1...days(in: month, of: year)).contains(day),
      reader.take("T") || reader.take("t") || reader.take(" "),
      let hour = reader.number(digits: 2), hour < 24, reader.take(":"),
      let minute = reader.number(digits: 2), minute < 60, reader.take(":"),
      let second = reader.number(digits: 2), second < 60,
      let fraction = reader.fraction(), let offset = reader.offset(), reader.isAtEnd
    else { return nil }
    let seconds =
      daysSince1970(year, month, day) * 86_400 + hour * 3600 + minute * 60 + second - offset
    return .seconds(seconds) + fraction
  }

  /// Writes a timestamp in UTC, with the decimals of a second that it has, down to a millisecond.
  public static func text(of timestamp: Duration) -> String {
    let milliseconds = Int(timestamp.attoseconds / 1_000_000_000_000_000)
    let days = quotient(milliseconds, 86_400_000)
    let rest = milliseconds - days * 86_400_000
    let (year, month, day) = date(daysSince1970: days)
    let clock = [rest / 3_600_000, rest / 60_000 % 60, rest / 1000 % 60].map { padded($0, to: 2) }
    let fraction = rest % 1000 == 0 ? "" : ".\(padded(rest % 1000, to: 3))"
    return "\(padded(year, to: 4))-\(padded(month, to: 2))-\(padded(day, to: 2))T"
      + clock.joined(separator: ":") + fraction + "Z"
  }

  /// The number of days in a month of the Gregorian calendar.
  private static func days(in month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days are counted in years that begin in March, so that the leap day comes last.
  private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let shifted = month > 2 ? year : year - 1
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    return shifted * 365 + quotient(shifted, 4) - quotient(shifted, 100) + quotient(shifted, 400)
      + dayOfYear - 719_468
  }

  private static func date(daysSince1970 days: Int) -> (year: Int, month: Int, day: Int) {
    let daysInEra = 146_097
    let shifted = days + 719_468
    let era = quotient(shifted, daysInEra)
    let day = shifted - era * daysInEra
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let dayOfYear = day - (365 * year + year / 4 - year / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    return (
      era * 400 + year + (month <= 2 ? 1 : 0), month,
      dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    )
  }

  /// Division that rounds down.
  private static func quotient(_ value: Int, _ divisor: Int) -> Int {
    value >= 0 ? value / divisor : -((-value + divisor - 1) / divisor)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Reads a string from left to right.
  private struct Reader {
    private var rest: Substring

    init(_ text: String) { rest = text[...] }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func take(_ character: Character) -> Bool {
      guard rest.first == character else { return false }
      rest.removeFirst()
      return true
    }

    mutating func number(digits: Int) -> Int? {
      let text = rest.prefix(digits)
      guard text.count == digits, text.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
      rest.removeFirst(digits)
      return Int(text)
    }

    mutating func fraction() -> Duration? {
      guard take(".") else { return .zero }
      let digits = rest.prefix { ("0"..."9").contains($0) }
      guard !digits.isEmpty else { return nil }
      rest.removeFirst(digits.count)
      return Int64((digits + "000000000").prefix(9)).map { .nanoseconds($0) }
    }

    /// Seconds east of Greenwich.
    mutating func offset() -> Int? {
      if take("Z") || take("z") { return 0 }
      let sign = take("+") ? 1 : (take("-") ? -1 : 0)
      guard sign != 0, let hours = number(digits: 2), hours < 24, take(":"),
        let minutes = number(digits: 2), minutes < 60
      else { return nil }
      return sign * (hours * 3600 + minutes * 60)
    }
  }
}
