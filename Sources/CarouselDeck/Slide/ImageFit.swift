/// How an image is fitted into its area.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// As large as fits, keeping its aspect ratio.
  case contain
  /// As small as covers the area, keeping its aspect ratio; the rest is clipped.
  case cover
  /// As large as the area, ignoring its aspect ratio.
  case fill
  /// In its own size; the rest is clipped.
  case none
}
