internal import CarouselDeck
internal import CarouselEngine
internal import CarouselStage

extension StopReason {
  /// The reason in words.
  var words: String {
    switch self {
    case .lastPage: "the last page is reached"
    case .laps: "all laps are done"
    case .intent: "`stop` was requested"
    case .interaction: "a user interacted, and `on_interaction` is `stop`"
    }
  }
}

extension PauseReason {
  /// The reason in words.
  var words: String {
    switch self {
    case .user: "a pause was requested"
    case .drag: "a finger holds it"
    case .focus: "the window has lost the focus, or a pointer is over it"
    case .hidden: "it is not shown"
    case .parent: "an outer carousel is paused"
    case .suspended: "the program is suspended"
    case .interaction: "a user interacted, and `on_interaction` is `pause`"
    }
  }
}

extension HoldOrigin.Length {
  /// The key of a config from which the length comes, or what else it comes from.
  var words: String {
    switch self {
    case .every: "`every`"
    case .own: "`hold`"
    case .content: "after its content was done"
    case .boundary: "until the boundary"
    }
  }
}

extension HoldOrigin.Start {
  /// The event in words.
  var words: String {
    switch self {
    case .creation: "the start"
    case .settle: "the settle"
    case .move: "the start of the move"
    case .release: "the release"
    case .resumption: "the end of the pause"
    case .play: "`play`"
    case .reload: "the change of the slides"
    case .content: "the end of its content"
    }
  }
}

extension Explanation.Limit {
  /// The reason in words.
  var words: String {
    switch self {
    case .noPages: "there are no pages"
    case .onePage: "there is only one page"
    case .scrollDisabled: "users cannot scroll it (`scroll.enabled: false`)"
    case .edge(let edge, true, let policy?):
      "at the \(edge.page) page, where autoplay \(policy.words)"
    case .edge(let edge, true, nil): "at the \(edge.page) page, where autoscroll ends"
    case .edge(let edge, false, _): "at the \(edge.page) page, and cannot move beyond it"
    }
  }
}

extension Edge {
  /// The page at this end.
  var page: String {
    switch self {
    case .start: "first"
    case .end: "last"
    }
  }
}

extension Autoplay.AtEnd {
  /// What it does, in words.
  fileprivate var words: String {
    switch self {
    case .stop: "stops"
    case .rewind: "rewinds"
    case .reverse: "reverses"
    }
  }
}

extension Deck.WhenHidden {
  /// What a hidden carousel does, in words.
  var words: String {
    switch self {
    case .pause: "is paused"
    case .run: "keeps running"
    case .reset: "waits to restart"
    }
  }
}

extension IntentError {
  /// The reason in words.
  var words: String {
    switch self {
    case .noSuchPage(let page, let count): "no page \(page) among \(count)"
    case .notANumberOfPages: "not a number of pages"
    case .emptyHold: "a hold must be longer than 0"
    case .duplicateID(let id): "duplicate id \(id)"
    }
  }
}

extension StageError {
  /// The reason in words.
  func words(root: String) -> String {
    switch self {
    case .noCarousel(let path): "no carousel at \(TracePath.text(path, root: root)) yet"
    case .refused(let error): error.words
    }
  }
}
