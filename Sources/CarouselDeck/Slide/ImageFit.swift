/// How an image is brought to the size that there is for it.
public enum ImageFit: String, Hashable, Sendable, CaseIterable {
  /// As large as all of it has room, in its own proportions.
  case contain
  /// As small as it covers all the room, in its own proportions; what juts out is cut off.
  case cover
  /// As large as the room, whatever becomes of its proportions.
  case fill
  /// As large as it is; what juts out is cut off.
  case none
}
