internal import CarouselColor
internal import TerminalIO

/// Asks a terminal how bright its background is, for a show whose colours depend on it.
///
/// Nothing waits for the answer: it is asked after the first frame, which is drawn as if the answer
/// were known. A terminal that does not answer is never asked again.
struct GroundQuestion: Hashable, Sendable {
  /// OSC 11.
  static let bytes = Array("\u{1B}]11;?\u{1B}\\".utf8)

  private enum State: Hashable, Sendable {
    case unasked, asked, answered
  }

  /// Whether the background is light, as far as is known.
  private(set) var isLight: Bool
  private var state = State.unasked

  /// - Parameter isLight: What is taken for true until there is an answer.
  init(assuming isLight: Bool) { self.isLight = isLight }

  /// The question, the first time.
  mutating func next() -> [UInt8]? {
    guard state == .unasked else { return nil }
    state = .asked
    return Self.bytes
  }

  /// Takes a reply, and says whether the background is another one than was assumed.
  mutating func take(_ reply: TerminalReply) -> Bool {
    guard state == .asked, case .background(let color) = reply else { return false }
    state = .answered
    let wasLight = isLight
    isLight = color.contrasting == RGB(0, 0, 0)
    return isLight != wasLight
  }
}
