package import CarouselEngine

extension Deck {
  /// How it moves where its author says nothing about that.
  ///
  /// What passes over the whole screen takes longer than what fades, and longest what turns in
  /// space; a move that nobody has asked for takes longer than the answer to a key. All of it is
  /// the same on every terminal, as traces and schedules are. The curve is softer at its end than
  /// those for phones: in steps of a cell these look like a cut.
  package var standardTransition: Transition {
    guard layout.type == .linear else {
      return Transition(duration: .milliseconds(450), easing: Self.standardEasing)
    }
    let effect = visible > 1 ? .slide : effect
    return Transition(
      duration: .milliseconds(effect.standardMilliseconds(isAutomatic: options.autoplay != nil)),
      easing: effect.isEvenByStandard ? .linear : Self.standardEasing)
  }

  private static let standardEasing = Easing.cubicBezier(x1: 0.3, y1: 0, x2: 0.1, y2: 1)
}

extension TransitionEffect {
  fileprivate func standardMilliseconds(isAutomatic: Bool) -> Int {
    switch self {
    case .slide, .push: isAutomatic ? 500 : 400
    case .cover, .wipe, .flip: 500
    case .fade, .dissolve: 350
    case .zoom: 450
    case .cube: 600
    }
  }

  /// Whether its speed is constant: what fades has no speed that could be seen.
  fileprivate var isEvenByStandard: Bool {
    switch self {
    case .fade, .dissolve: true
    case .slide, .push, .cover, .wipe, .zoom, .flip, .cube: false
    }
  }
}
