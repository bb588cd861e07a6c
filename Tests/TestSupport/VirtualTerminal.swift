public import CarouselGrid
public import TerminalCells

/// A small terminal without a window: bytes in, a frame and a set of modes out.
///
/// It knows what our own output uses. Anything else is kept in `unknownSequences`, so that a test
/// can insist that there is none.
public struct VirtualTerminal: Sendable {
  public internal(set) var frame: Frame
  public internal(set) var column = 0
  public internal(set) var row = 0
  public internal(set) var style = Style()
  /// Private modes that were set and not reset since.
  public internal(set) var modes: Set<Int> = []
  /// The title of the window.
  public internal(set) var title = VirtualTerminal.initialTitle
  /// The titles that were pushed and not popped since, the last one last.
  public internal(set) var titleStack: [String] = []
  public internal(set) var isCursorVisible = true
  public internal(set) var unknownSequences: [String] = []
  /// Lines that left through the top of the screen by themselves.
  public internal(set) var scrolledLines = 0

  /// The title that the window has had before.
  static let initialTitle = "title of the shell"

  /// Whether erased cells take the background of the pen.
  let erasesWithBackground: Bool
  /// Whether cells that are inserted stay as they were where they are more than those that move, as
  /// in tmux up to 3.3.
  let insertsLikeTmux: Bool
  var wrapsAtEdge = true
  var hasPendingWrap = false
  var margins: Range<Int>
  var mainScreen: Frame?
  var parser = ControlParser()
  /// The last character, whose cluster the next text may prolong.
  var tail: (character: Character, column: Int, row: Int)?

  public init(
    size: FrameSize, erasesWithBackground: Bool = true, wrapsAtEdge: Bool = true,
    insertsLikeTmux: Bool = false
  ) {
    frame = Frame(size: size)
    margins = 0..<size.rows
    self.erasesWithBackground = erasesWithBackground
    self.wrapsAtEdge = wrapsAtEdge
    self.insertsLikeTmux = insertsLikeTmux
  }

  /// Whether the alternate screen is shown.
  public var isAlternate: Bool { mainScreen != nil }

  /// Takes output; it may be split anywhere.
  public mutating func feed(_ bytes: some Sequence<UInt8>) {
    for action in parser.parse(bytes) {
      switch action {
      case .text(let text): print(text)
      case .control(let byte): obey(byte)
      case .sequence(let sequence): obey(sequence)
      case .string(let content):
        let command = String(decoding: content, as: UTF8.self)
        setTitle(command)
        setLink(command)
      }
      if case .text = action { continue }
      tail = nil
    }
  }

  /// Obeys the command that sets a title, where it is one.
  private mutating func setTitle(_ command: String) {
    for name in ["]0;", "]2;"] where command.hasPrefix(name) {
      title = String(command.dropFirst(name.count))
      return
    }
  }

  /// Obeys the command that begins or ends a link, where it is one.
  private mutating func setLink(_ command: String) {
    let parts = command.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "]8" else { return }
    style.link = frame.link(to: String(parts[2]))
  }

  /// Changes the size, keeping the upper left part.
  public mutating func resize(to size: FrameSize) {
    var resized = Frame(size: size)
    resized.copy(frame, toColumn: 0, row: 0)
    frame = resized
    margins = 0..<size.rows
    column = min(column, max(0, size.columns - 1))
    row = min(row, max(0, size.rows - 1))
    hasPendingWrap = false
  }

  private mutating func print(_ text: String) {
    var text = text
    if let tail {
      text = String(tail.character) + text
      column = tail.column
      row = tail.row
      hasPendingWrap = false
    }
    for character in text {
      let width = displayWidth(of: character)
      guard width > 0 else { continue }
      if wrapsAtEdge, hasPendingWrap || column + width > frame.size.columns {
        column = 0
        lineFeed()
      }
      tail = (character, column, row)
      frame.put(String(character), column: column, row: row, style: style)
      column += width
      hasPendingWrap = column >= frame.size.columns
      if hasPendingWrap { column = frame.size.columns - 1 }
    }
  }

  private mutating func obey(_ control: UInt8) {
    hasPendingWrap = false
    switch control {
    case 0x0D: column = 0
    case 0x0A: lineFeed()
    case 0x08: column = max(0, column - 1)
    case 0x09: column = min(frame.size.columns - 1, (column / 8 + 1) * 8)
    case 0x07: break
    default: unknownSequences.append("control \(control)")
    }
  }

  private mutating func lineFeed() {
    hasPendingWrap = false
    if row + 1 == margins.upperBound {
      scrolledLines += 1
      scroll(margins, by: -1)
    } else {
      row = min(row + 1, frame.size.rows - 1)
    }
  }
}
