extension Carousel {
  /// How a layout puts the pages of this carousel.
  ///
  /// `visible(at:)` of its offset is what can be seen.
  ///
  /// - Parameters:
  ///   - layout: How they are put.
  ///   - viewport: The size of the viewport, in the units in which the layout has its lengths.
  public func arrangement(_ layout: Layout, viewport: LayoutSize) -> Arrangement {
    Arrangement(
      layout, track: track, axis: options.axis, reading: options.reading, viewport: viewport)
  }
}
