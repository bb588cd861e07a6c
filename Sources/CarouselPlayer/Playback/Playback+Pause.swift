internal import CarouselDeck
internal import CarouselEngine
internal import CarouselStage

extension Playback {
  /// Whether to show that the user has paused all movement.
  var isPaused: Bool { !movers.isEmpty && stage.carousel.isPaused(by: .user) }

  /// All shown carousels that could move by themselves.
  var movers: [Stage] {
    stage.shownPaths.compactMap { stage[$0] }
      .filter { $0.deck.movesByItself && $0.carousel.pageCount > 1 }
  }

  /// Pauses all movement, or resumes it; does nothing if no moving carousel takes keys.
  mutating func togglePlay() {
    let movers = movers
    guard !movers.isEmpty else {
      notice = "no autoplay"
      return
    }
    guard movers.contains(where: \.deck.inputs.keys) else {
      notice = "pausing is disabled"
      return
    }
    let isPlaying = movers.contains {
      $0.deck.options.autoplay == nil || $0.carousel.isAutoplaying
    }
    if stage.carousel.isPaused(by: .user) {
      send(.resume(.user), to: [])
    } else if isPlaying {
      return send(.pause(.user), to: [])
    }
    for path in stage.shownPaths where !(stage[path]?.carousel.isAutoplaying ?? true) {
      if stage[path]?.deck.options.autoplay != nil { send(.play, to: path) }
    }
  }

  /// The pause triggers that are active now.
  private var triggers: Set<PauseTrigger> {
    var result: Set<PauseTrigger> = []
    if isHelpShown || isBlank || !pageNumber.isEmpty { result.insert(.input) }
    if !hasKeyboard { result.insert(.blur) }
    return result
  }

  /// Pauses each carousel exactly while one of the triggers of its deck is active, and all of them
  /// while nothing is to be seen.
  mutating func followTriggers() {
    let triggers = triggers
    guard !triggers.isEmpty || isHeldByTrigger else { return }
    isHeldByTrigger = !triggers.isEmpty
    for path in stage.startedPaths {
      for trigger in PauseTrigger.allCases {
        guard let stage = stage[path] else { continue }
        let isHeeded = stage.deck.pauseOn.contains(trigger) || trigger == .input && isBlank
        let waits = triggers.contains(trigger) && isHeeded
        guard stage.carousel.isPaused(by: trigger.reason) != waits else { continue }
        send(waits ? .pause(trigger.reason) : .resume(trigger.reason), to: path)
      }
    }
  }
}

extension PauseTrigger {
  /// The engine's name of the trigger.
  var reason: PauseReason {
    switch self {
    case .input: .suspended
    case .blur: .focus
    }
  }
}

extension Deck {
  /// Whether it has a way to move without a user.
  var movesByItself: Bool { options.autoplay != nil || options.effectiveAutoscroll != 0 }
}
