internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import TerminalCells
internal import TerminalIO

/// What is played and what the user is about to do: all state of the player but the terminal's.
///
/// A value without a clock; time and input come in, frames go out.
struct Playback: Sendable {
  private(set) var stage: Stage
  let renderer: Renderer
  var size: FrameSize
  private(set) var isHelpShown = false
  /// The digits typed so far of a page to go to.
  private var pageNumber = ""
  /// What came of the last input, where nothing else shows it; the next input takes it away.
  private var notice = ""
  private var pointer = PointerGesture()
  private(set) var wantsToQuit = false

  /// More digits than any number of pages has.
  private static let digitLimit = 7

  init(
    _ show: Show, renderer: Renderer, size: FrameSize, reducesMotion: Bool, startsPaused: Bool,
    wallTime: Duration
  ) {
    stage = Stage(reducesMotion ? show.deck.withoutMotion : show.deck, wallTime: wallTime)
    self.renderer = renderer
    self.size = size
    // The root holds all that is nested, what is not shown yet too.
    if startsPaused || reducesMotion { send(.pause(.user), to: []) }
  }

  /// Whether frames differ from one instant to the next.
  var isMoving: Bool { stage.isMoving }

  /// How long nothing changes by itself, or nil for ever.
  var timeUntilNextEvent: Duration? { stage.timeUntilNextEvent }

  var scene: Scene { stage.scene(columns: size.columns, rows: size.rows) }

  /// What is to be seen now.
  var frame: Frame {
    var overlay = Overlay()
    overlay.isPaused = isPaused
    overlay.status = pageNumber.isEmpty ? notice : "go to \(pageNumber) of \(focusedPageCount)"
    if isHelpShown { overlay.help = KeyBindings.help(in: renderer.glyphs) }
    return renderer.frame(for: scene, size: size, overlay: overlay)
  }

  /// Lets time pass.
  ///
  /// - Parameter isGap: Whether nothing could be shown meanwhile: then autoplay does not rush through
  ///   what it has missed.
  mutating func advance(by time: Duration, isGap: Bool = false) {
    guard time > .zero else { return }
    if isGap {
      send(.suspend(for: time), to: [])
    } else {
      _ = stage.advance(by: time)
    }
  }

  mutating func send(_ intent: Intent, to path: StagePath, by agent: Agent? = nil) {
    // What a carousel refuses, or one that is not there any more, is no concern of the user's.
    _ = try? stage.send(intent, to: path, by: agent)
  }

  // MARK: - Play and pause

  private var isPaused: Bool { canPlay && stage.carousel.isPaused(by: .user) }

  /// Whether anything that is shown has an autoplay that could run.
  private var canPlay: Bool {
    stage.shownPaths.contains { path in
      stage[path].map { $0.deck.options.autoplay != nil && $0.carousel.pageCount > 1 } ?? false
    }
  }

  private mutating func togglePlay() {
    guard canPlay else {
      notice = "no autoplay"
      return
    }
    let isPlaying = stage.shownPaths.contains { stage[$0]?.carousel.isAutoplaying ?? false }
    if stage.carousel.isPaused(by: .user) {
      send(.resume(.user), to: [])
    } else if isPlaying {
      return send(.pause(.user), to: [])
    }
    for path in stage.shownPaths where !(stage[path]?.carousel.isAutoplaying ?? true) {
      if stage[path]?.deck.options.autoplay != nil { send(.play, to: path) }
    }
  }

  // MARK: - Input

  /// Does what an input asks for.
  ///
  /// - Parameter now: The time since some instant.
  mutating func take(_ input: InputEvent, now: Duration) {
    switch input {
    case .key(let press):
      notice = ""
      if let command = KeyBindings.command(for: press) { carryOut(command) }
    case .mouse(let event):
      notice = ""
      var gesture = pointer
      gesture.take(event, now: now, on: &self)
      pointer = gesture
    case .focus, .status: break
    }
  }

  private mutating func carryOut(_ command: PlayerCommand) {
    let typed = pageNumber
    switch command {
    case .digit, .erase: break
    default: pageNumber = ""
    }
    switch command {
    case .step(let axis, let forward): step(axis, forward: forward)
    case .turn(let forward):
      if let path = stage.target(forward: forward, from: stage.focusPath) {
        send(forward ? .next : .previous, to: path, by: .user)
      }
    case .jump(let toLast): goToPage(toLast ? focusedPageCount - 1 : 0)
    case .digit(let digit):
      if pageNumber.count < Self.digitLimit { pageNumber += String(digit) }
    case .erase: pageNumber = String(pageNumber.dropLast())
    case .confirm: if let number = Int(typed) { goToPage(number - 1) }
    case .dismiss: isHelpShown = false
    case .togglePlay: togglePlay()
    case .cycleFocus: stage.cycleFocus()
    case .toggleHelp: isHelpShown.toggle()
    case .quit: wantsToQuit = true
    }
  }

  /// Steps along an axis of the screen, on which a carousel read from right to left is mirrored.
  mutating func step(_ axis: Axis, forward: Bool) {
    let path = stage.target(axis: axis, forward: forward)
    let isMirrored = axis == .horizontal && path.flatMap { stage[$0] }?.isMirrored ?? false
    _ = stage.step(axis: axis, forward: forward != isMirrored)
  }

  private var focusedPageCount: Int { stage[stage.focusPath]?.carousel.pageCount ?? 0 }

  /// Goes to a page of the focused carousel, or says that it has no such page.
  private mutating func goToPage(_ page: Int) {
    let count = focusedPageCount
    guard count > 0 else { return }
    guard 0..<count ~= page else {
      notice = "no page \(page + 1): 1…\(count)"
      return
    }
    send(.go(to: page), to: stage.focusPath, by: .user)
  }
}

extension Stage {
  /// Whether the right arrow leads to the previous page.
  var isMirrored: Bool { deck.options.reading == .rightToLeft }
}

extension Deck {
  /// The same deck with cuts for moves, all that is nested included.
  fileprivate var withoutMotion: Deck {
    var result = self
    result.options.transition.duration = .zero
    for page in slides.indices {
      guard let nested = slides[page].deck else { continue }
      result.slides[page].content = .deck(nested.withoutMotion)
    }
    return result
  }
}
