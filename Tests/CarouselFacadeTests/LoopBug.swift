/// A bug of SNInfiniteScrollView, or a choice of the stand-in under it: the only differences that the
/// replay of its traces allows.
///
/// Each is one switch of `LoopModel`.
enum LoopBug: String, DeclaredDifference, Sendable {
  case s1, s2, s3, s4, s5, s6, s7, s8
  /// Not the original's but its stand-in's.
  case shim

  /// What was measured, and what we do.
  var difference: (original: String, ours: String) {
    switch self {
    case .s1: ("setting images leaks the old timer", "there is one timer")
    case .s2: ("the timer keeps a removed view alive", "it stops, and owns nothing")
    case .s3: ("no images: an exception, or an endless timer", "nothing is shown, no timer")
    case .s4: ("one image moves to copies of itself", "it stays, no timer")
    case .s5: ("a finger lifted on a page leaves the content off centre", "it is re-centred")
    case .s6: ("setting images leaves the page control behind", "it follows")
    case .s7: ("the requested content mode is never applied", "it is")
    case .s8: ("the default direction is vertical", "horizontal")
    case .shim:
      (
        "a move outlives a resize, or new images, with its old target in points",
        "its target is a page, and new images end it"
      )
    }
  }
}
