package import CarouselDeck

/// The result of reloading a config.
package enum ReloadResult: Hashable, Sendable {
  /// The new show.
  case show(Show)
  /// It has errors, or cannot be read: the first error and its position, on one line.
  case failed(String)
}
