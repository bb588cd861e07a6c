/// A rule that puts a page somewhere, for its distance from the middle of the viewport.
public enum Layout: Hashable, Sendable {
  /// Side by side, one viewport apart.
  case linear

  /// The transform of a page.
  ///
  /// - Parameters:
  ///   - distance: The page's signed distance from the offset, in pages.
  ///   - axis: The line along which pages lie.
  ///   - extent: The size of one page along the axis, in the units of the viewport.
  public func transform(distance: Double, axis: Axis, extent: Double) -> Transform {
    switch (self, axis) {
    case (.linear, .horizontal): Transform(translationX: distance * extent, y: 0)
    case (.linear, .vertical): Transform(translationX: 0, y: distance * extent)
    }
  }
}
