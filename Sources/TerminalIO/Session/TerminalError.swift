/// Why a terminal cannot be used.
package enum TerminalError: Error, Hashable, Sendable {
  /// The output is not a terminal.
  case notATerminal
  /// The process has a terminal open already.
  case alreadyOpen
  /// A system call failed with this error number.
  case system(Int32)
}
