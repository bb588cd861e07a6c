package import CarouselDeck

/// The result of reloading a config.
package enum ReloadResult: Hashable, Sendable {
  /// The new show.
  case show(Show)
  /// It has errors, or cannot be read.
  case failed(ReloadFailure)
}

/// The first error of a config that could not be reloaded.
package struct ReloadFailure: Hashable, Sendable {
  /// The file, the line and the column, or empty where there is no place.
  package var place: String
  /// What is wrong, and how much more.
  package var message: String
  /// What to do about it, or empty.
  package var advice: String

  /// An error.
  package init(place: String = "", message: String, advice: String = "") {
    self.place = place
    self.message = message
    self.advice = advice
  }
}
