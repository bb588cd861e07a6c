internal import SourceDiagnostics

extension ValueType where Output == Duration {
  /// A moment, as the time since the beginning of 1970 in UTC.
  static let moment = ValueType.scalar(.pattern("2026-01-01T00:00:00Z")) { text, value, reading in
    guard let moment = TimestampText.parse(text) else {
      reading.report(.badMoment(text), at: value.label)
      return nil
    }
    return moment
  }
}
