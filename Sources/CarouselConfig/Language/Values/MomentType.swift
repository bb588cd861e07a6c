internal import CarouselTime
internal import SourceDiagnostics

extension ValueType where Output == Duration {
  /// A moment, as the time since the beginning of 1970 in UTC.
  static let moment = ValueType.scalar(.pattern(.moment)) { text, value, reading in
    guard let moment = TimestampText.parse(text) else {
      reading.report(.badMoment(text), at: value.label)
      return nil
    }
    return moment
  }
}
