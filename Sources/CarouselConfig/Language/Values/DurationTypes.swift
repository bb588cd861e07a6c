internal import CarouselEngine
internal import CarouselTime

extension ValueType where Output == Duration {
  /// A duration.
  static func duration(_ range: ClosedRange<Duration>) -> ValueType {
    let form = ValueForm.duration(range)
    return .scalar(form) { text, value, reader in
      if text.utf8.contains(UInt8(ascii: ":")) {
        let fields = text.split(separator: ":", omittingEmptySubsequences: false)
        if fields.allSatisfy({ Int($0) != nil }), fields.count < 4 {
          let seconds = fields.compactMap { Int($0) }.reduce(0) {
            $0.multipliedReportingOverflow(by: 60).partialValue &+ $1
          }
          let meaning = DurationText.text(of: .seconds(seconds))
          reader.report(.sexagesimal(text, expected: "`\(meaning)`"), at: value.label)
          return nil
        }
      }
      do throws(DurationText.ParseError) {
        let duration = try DurationText.parse(text)
        if range.contains(duration) { return duration }
        reader.report(.durationRange(text, range: form.text), at: value.label)
      } catch {
        reader.report(.duration(text, error, in: range), at: value.label)
      }
      return nil
    }
  }

  /// The hold of a page.
  static let hold = duration(.milliseconds(50) ... .seconds(86_400))

  /// A timestamp, as the time since the beginning of 1970 in UTC.
  static let timestamp = ValueType.scalar(.pattern(.timestamp)) { text, value, reader in
    guard let timestamp = TimestampText.parse(text) else {
      reader.report(.badMoment(text), at: value.label)
      return nil
    }
    return timestamp
  }
}

extension ValueType where Output == Hold {
  /// How long one slide stays.
  static let slideHold = ValueType<Duration>.hold.map(Hold.time)
    .or([("manual", .manual), ("until_done", .untilDone)])
}
