extension Arrangement {
  /// What is seen at a point of the viewport, or nil between the pages.
  ///
  /// The one nearest to the eye hides the others, however transparent it is; what is turned away
  /// and not shown from behind hides nothing.
  ///
  /// - Parameters:
  ///   - x: To the right of the middle of the viewport.
  ///   - y: Below the middle of the viewport.
  ///   - offset: The offset, in pages.
  ///   - toggle: Of `coverFlow2` alone; see `toggle(at:)`.
  /// - Complexity: O(v log v) for v visible pages.
  public func hit(x: Double, y: Double, at offset: Double, toggle: Double? = nil) -> PlacedPage? {
    placed(at: offset, toggle: toggle).last {
      !$0.isCulled && $0.transform.covers(x: x, y: y, with: itemSize)
    }
  }
}
