package import CarouselGrid
internal import TerminalCells

/// What happens at a terminal.
package enum TerminalEvent: Hashable, Sendable {
  case input(InputEvent)
  /// The terminal has another size, or the same one after a quick change.
  case resized(FrameSize)
  /// The process was stopped and goes on: nothing of what was shown is left, and time has passed.
  case resumed(FrameSize)
  /// The terminal is gone.
  case hangup
}
