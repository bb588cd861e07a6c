package import CarouselDeck

/// What came of reading a config again.
package enum ReloadResult: Hashable, Sendable {
  /// It can be played.
  case show(Show)
  /// It has mistakes, or cannot be read; what is wrong, and where, on one line.
  case failed(String)
}
