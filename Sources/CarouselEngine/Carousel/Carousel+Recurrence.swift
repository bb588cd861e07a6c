extension Carousel {
  /// This carousel with times counted from now and laps from here, or nil when it counts its laps
  /// towards an end.
  ///
  /// Two carousels for which this is equal do the same from now on, but for the numbers of laps.
  package var recurring: Carousel? {
    guard options.autoplay?.laps == nil else { return nil }
    var copy = self
    copy.postpone(by: .zero - now)
    copy.clock.forgetTerm()
    copy.laps = laps.afresh
    copy.anchor.lap = 0
    copy.wallStart = clockSlot.map { $0.elapsed } ?? .zero
    return copy
  }
}
