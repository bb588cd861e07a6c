internal import CarouselEngine

extension ValueType where Output == Hold {
  /// How long one slide stays.
  static let slideHold = ValueType<Duration>.hold.map(Hold.time)
    .or([("manual", .manual), ("until_done", .untilDone)])
}
