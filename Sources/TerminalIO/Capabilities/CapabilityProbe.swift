package import CarouselColor

/// Asks a terminal about itself, once, and gathers what it answers.
///
/// A value without effects: the caller sends `questions`, hands in the replies, and uses `traits`
/// once `isDone(at:)`. The last question is DA1, which every terminal answers, and in order: one
/// that knows nothing of the others costs no wait. Replies after the end change nothing.
package struct CapabilityProbe: Hashable, Sendable {
  /// What a terminal has answered; nil and empty where it has not.
  package struct Traits: Hashable, Sendable {
    /// Name and version.
    package var version = ""
    /// The class of the terminal, then its extensions.
    package var attributes: [Int] = []
    /// Whether a frame in mode 2026 is shown at once.
    package var synchronizedOutput: TerminalReply.ModeState?
    /// Whether widths go by grapheme clusters (mode 2027).
    package var clusterWidths: TerminalReply.ModeState?
    package var hasKittyGraphics = false
    package var background: RGB?
    /// The size of the text area.
    package var window: PixelSize?
    package var cell: PixelSize?

    package init() {}

    package var hasSixel: Bool { attributes.dropFirst().contains(4) }
  }

  /// How long answers may take.
  package static let limit = Duration.seconds(1)

  /// All questions, in one piece: XTVERSION, a graphics query of kitty with a pixel of its own, the
  /// two modes, the background, the sizes in pixels, and DA1.
  package static let questions = Array(
    """
    \u{1B}[>q\u{1B}_Gi=\(graphicsID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\\
    \u{1B}[?\(synchronizedMode)$p\u{1B}[?\(clusterMode)$p\u{1B}]11;?\u{1B}\\\
    \u{1B}[14t\u{1B}[16t\u{1B}[c
    """.utf8)

  /// An id that no picture has.
  private static let graphicsID = 31
  private static let synchronizedMode = 2026
  private static let clusterMode = 2027

  /// When to do without the answers that are missing.
  package let deadline: Duration
  package private(set) var traits = Traits()
  private var isFenceReached = false

  /// - Parameter now: When the questions are sent, since the instant that all times here count
  ///   from.
  package init(askedAt now: Duration) {
    deadline = now + Self.limit
  }

  /// Whether the probe is over.
  package func isDone(at now: Duration) -> Bool { isFenceReached || now >= deadline }

  /// Takes a reply, unless it comes after the end or answers a question that is not its own.
  package mutating func take(_ reply: TerminalReply, at now: Duration) {
    guard !isDone(at: now) else { return }
    switch reply {
    case .primaryAttributes(let attributes):
      traits.attributes = attributes
      isFenceReached = true
    case .version(let version): traits.version = version
    case .mode(Self.synchronizedMode, let state): traits.synchronizedOutput = state
    case .mode(Self.clusterMode, let state): traits.clusterWidths = state
    case .graphics(Self.graphicsID, let isOK): traits.hasKittyGraphics = isOK
    case .background(let color): traits.background = color
    case .windowPixels(let size): traits.window = size
    case .cellPixels(let size): traits.cell = size
    case .mode, .graphics, .secondaryAttributes, .status: break
    }
  }
}
