internal import CarouselRender

/// What the player has to say, and how long it still says it.
struct Messages: Hashable, Sendable {
  /// How long the words about an input stay.
  static let noticeTime = Duration.seconds(3)
  /// How long an error in the config has a band of its own.
  static let bandTime = Duration.seconds(20)

  /// The result of the last input, if nothing else shows it.
  private(set) var notice = ""
  private var noticeLeft = Duration.zero
  /// The error of the last reload, until a reload succeeds.
  private(set) var failure: Overlay.Failure?
  private var bandLeft = Duration.zero

  /// Says something for a while; nothing ends what is said now.
  mutating func say(_ words: String) {
    notice = words
    noticeLeft = words.isEmpty ? .zero : Self.noticeTime
  }

  mutating func fail(_ error: ReloadFailure) {
    failure = Overlay.Failure(
      place: error.place, message: error.message, advice: error.advice)
    bandLeft = Self.bandTime
  }

  mutating func succeed() { failure = nil }

  /// Leaves only a sign of an error.
  mutating func hideBand() {
    failure?.isBrief = true
    bandLeft = .zero
  }

  /// How long all of it stays as it is, or nil for ever.
  var timeUntilChange: Duration? {
    let times = [notice.isEmpty ? nil : noticeLeft, failure?.isBrief == false ? bandLeft : nil]
    return times.compactMap(\.self).min()
  }

  /// Lets time pass.
  mutating func advance(by time: Duration) {
    if !notice.isEmpty {
      noticeLeft -= time
      if noticeLeft <= .zero { say("") }
    }
    if failure?.isBrief == false {
      bandLeft -= time
      if bandLeft <= .zero { hideBand() }
    }
  }
}
