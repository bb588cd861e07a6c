/// What happens at a terminal, and beside it.
package enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  /// The terminal has another size, or the same one after a quick change.
  case resized(TerminalSize)
  /// The process was stopped and continues: nothing of what was shown is left, and time has passed.
  case resumed(TerminalSize)
  /// A watched descriptor is ready.
  case ready(PollSet.Token)
  /// The terminal is gone.
  case hangup

  package var isResumption: Bool {
    if case .resumed = self { true } else { false }
  }
}
