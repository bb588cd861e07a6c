internal import CarouselDeck
internal import CarouselEngine
internal import CarouselGrid
internal import CarouselRender
internal import CarouselStage
internal import TerminalCells

/// The show and the pending input: all state of the player except the terminal's.
///
/// A value without a clock; time and input come in, frames go out.
struct Playback: Sendable {
  var stage: Stage
  var renderer: Renderer
  var size: FrameSize
  let reducesMotion: Bool
  /// Whether the config can be reloaded.
  let canReload: Bool
  /// The key bindings while `boundFocus` has the focus.
  var keyBindings = KeyBindings()
  var boundFocus: StagePath?
  /// Whether the keys are shown.
  var isHelpShown = false
  /// Whether the screen is black, so that nobody looks at it.
  var isBlank = false
  /// The digits typed so far of a page to go to.
  var pageNumber = ""
  /// What there is to say.
  var messages = Messages()
  /// How far the current slide of the focused carousel is scrolled; nil for not at all.
  var scroll: SlideScroll?
  var pointer = PointerGesture()
  /// Whether the window of the terminal has the keyboard focus.
  var hasKeyboard = true
  /// Whether a trigger pauses any carousel.
  var isHeldByTrigger = false
  /// The events since it was emptied last; nil while nothing publishes them, which costs nothing.
  var events: [StageEvent]?

  init(
    _ show: Show, renderer: Renderer, size: FrameSize, reducesMotion: Bool, startsPaused: Bool,
    canReload: Bool = false, wallTime: Duration
  ) {
    stage = Stage(reducesMotion ? show.deck.withReducedMotion : show.deck, wallTime: wallTime)
    self.renderer = renderer
    self.size = size
    self.reducesMotion = reducesMotion
    self.canReload = canReload
    // The root contains all nested decks, even those not shown yet.
    if startsPaused || reducesMotion { send(.pause(.user), to: []) }
  }

  /// Whether frames differ from one instant to the next.
  var isMoving: Bool { stage.isMoving }

  /// How long a frame stays valid while something drifts slowly; zero if nothing is known about it.
  var timeUntilFrameDiffers: Duration { renderer.timeUntilChange(of: stage, size: size) }

  /// How long a frame stays valid if nothing happens; nil for ever.
  var frameValidity: Duration? {
    let times = [
      isMoving ? timeUntilFrameDiffers : nil,
      renderer.timeUntilIndicatorsChange(of: stage, size: size),
      isHelpShown ? timeUntilHelpChanges : nil,
    ]
    return times.compactMap(\.self).min()
  }

  /// Whether something moves to a page, rather than drifting.
  var isTurning: Bool {
    stage.startedPaths.contains { path in
      stage[path].map { $0.carousel.isMoving && !$0.carousel.isDrifting } ?? false
    }
  }

  /// How long nothing changes by itself, or nil for ever.
  var timeUntilNextEvent: Duration? {
    guard let words = messages.timeUntilChange else { return stage.timeUntilNextEvent }
    return stage.timeUntilNextEvent.map { min($0, words) } ?? words
  }

  /// The result of the last input, if nothing else shows it; cleared by the next input, and after a
  /// while.
  var notice: String {
    get { messages.notice }
    set { messages.say(newValue) }
  }

  /// The scene; nil if there is too little room for it.
  var scene: Scene? { renderer.scene(of: stage, size: size) }

  /// The current frame.
  var frame: Frame {
    guard !isBlank else {
      return Frame(size: size, style: Style(background: .rgb(0, 0, 0)))
    }
    var overlay = Overlay()
    overlay.isPaused = isPaused
    overlay.status = pageNumber.isEmpty ? notice : "go to \(pageNumber) of \(numberedPageCount)"
    overlay.failure = messages.failure
    if isHelpShown { overlay.help = help }
    return renderer.frame(of: stage, size: size, overlay: overlay, scroll: scroll)
  }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - time: How much of it.
  ///   - isGap: Whether nothing could be shown meanwhile: then autoplay does not rush through what
  ///     it has missed.
  ///   - endsWithInput: Whether input has ended it, which comes before the timers of its instant.
  mutating func advance(by time: Duration, isGap: Bool = false, endsWithInput: Bool = false) {
    messages.advance(by: time)
    if isGap, time > .zero {
      send(.suspend(for: time), to: [])
    } else if endsWithInput {
      note(stage.advance(toInputAfter: time))
    } else {
      note(stage.advance(by: time))
    }
    settle()
  }

  mutating func send(_ intent: Intent, to path: StagePath, by agent: Agent? = nil) {
    // Intents that are refused, or whose carousel is gone, do not concern the user.
    if let new = try? stage.send(intent, to: path, by: agent) { note(new) }
  }

  mutating func note(_ new: [StageEvent]) {
    events?.append(contentsOf: new)
  }

  /// Updates everything that depends on the stage, after any change of it.
  mutating func settle() {
    followTriggers()
    followScroll()
    if isHelpShown { bindKeys() }
  }
}
