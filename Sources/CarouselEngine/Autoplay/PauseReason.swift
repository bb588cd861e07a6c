/// Why autoplay waits.
///
/// Reasons form a set: it runs only while the set is empty.
public enum PauseReason: String, Hashable, Sendable, CaseIterable {
  /// A user pressed pause.
  case user
  /// A finger is down.
  case drag
  /// The screen lost the focus, or a pointer rests on the content.
  case focus
  /// The carousel is not visible.
  case hidden
  /// The parent carousel waits.
  case parent
  /// The program is suspended.
  case suspended
  /// A user interacted, and the policy is a quiet period.
  case interaction
}

/// A set of pause reasons in one byte.
struct PauseReasons: Hashable, Sendable {
  private var bits: UInt8 = 0

  var isEmpty: Bool { bits == 0 }

  func contains(_ reason: PauseReason) -> Bool { bits & PauseReasons.bit(of: reason) != 0 }

  /// Adds a reason; false when it was there.
  mutating func insert(_ reason: PauseReason) -> Bool {
    defer { bits |= PauseReasons.bit(of: reason) }
    return !contains(reason)
  }

  /// Removes a reason; false when it was not there.
  mutating func remove(_ reason: PauseReason) -> Bool {
    defer { bits &= ~PauseReasons.bit(of: reason) }
    return contains(reason)
  }

  private static func bit(of reason: PauseReason) -> UInt8 {
    switch reason {
    case .user: 1
    case .drag: 2
    case .focus: 4
    case .hidden: 8
    case .parent: 16
    case .suspended: 32
    case .interaction: 64
    }
  }
}
