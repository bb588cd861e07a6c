/// What is to be known about a key that is still read and should not be written any more.
struct Deprecation: Hashable, Sendable {
  /// The key of the same place that takes the same values; nil when the key does nothing any more.
  let successor: String?
}
