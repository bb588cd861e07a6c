internal import CarouselDeck
internal import CarouselEngine
internal import CarouselRender
internal import CarouselStage
internal import TerminalIO

extension Playback {
  /// More digits than any number of pages has.
  private static let digitLimit = 7

  /// Handles an input.
  ///
  /// - Parameter now: The time since some instant.
  /// - Returns: Requests that only the player can handle.
  mutating func take(_ input: InputEvent, now: Duration) -> PlayerRequest? {
    var request: PlayerRequest?
    switch input {
    case .key(let press):
      notice = ""
      bindKeys()
      let command = keyBindings.command(for: press)
      // The key that brings the show back does nothing else, so that any will do.
      if isBlank, command != .intent(.quit) {
        isBlank = false
      } else if let command {
        request = carryOut(command)
      }
    case .mouse(let event):
      if isBlank {
        if case .press = event.action { isBlank = false }
        break
      }
      if event.action != .move { notice = "" }
      var gesture = pointer
      gesture.take(event, now: now, on: &self)
      pointer = gesture
    case .focus(let isGained): hasKeyboard = isGained
    case .reply: break
    }
    settle()
    return request
  }

  /// Makes the table of keys for the focused carousel and those around it, unless it holds already.
  mutating func bindKeys() {
    let focus = stage.focusPath
    guard focus != boundFocus else { return }
    boundFocus = focus
    keyBindings = KeyBindings(
      (0...focus.count).reversed().compactMap { stage[Array(focus.prefix($0))]?.deck.keys })
  }

  private mutating func carryOut(_ command: PlayerCommand) -> PlayerRequest? {
    let typed = pageNumber
    switch command {
    case .digit(let digit):
      if numberedPageCount > 0, pageNumber.count < Self.digitLimit {
        // A number has no zeros in front.
        pageNumber = (pageNumber == "0" ? "" : pageNumber) + String(digit)
      }
    case .erase: pageNumber = String(pageNumber.dropLast())
    case .confirm:
      pageNumber = ""
      if let number = Int(typed) { goToPage(number - 1) }
    case .dismiss:
      if pageNumber.isEmpty, !isHelpShown { messages.hideBand() }
      pageNumber = ""
      isHelpShown = false
    case .intent(let intent):
      pageNumber = ""
      return carryOut(intent)
    }
    return nil
  }

  private mutating func carryOut(_ intent: KeyIntent) -> PlayerRequest? {
    switch intent {
    case .next, .previous:
      let isForward = intent == .next
      turn(
        stage.target(forward: isForward, from: stage.focusPath, by: .keys), forward: isForward)
    case .left: step(.horizontal, forward: false, by: .keys)
    case .right: step(.horizontal, forward: true, by: .keys)
    case .up: if !scrollText(by: -1) { step(.vertical, forward: false, by: .keys) }
    case .down: if !scrollText(by: 1) { step(.vertical, forward: true, by: .keys) }
    case .first: goToPage(0)
    case .last: goToPage(numberedPageCount - 1)
    case .playPause: togglePlay()
    case .focus: cycleFocus()
    case .blank:
      isHelpShown = false
      isBlank = true
    case .help: isHelpShown.toggle()
    case .reload:
      if canReload { return .reload }
      notice = "nothing to reload"
    case .quit: return .quit
    case .none: break
    }
    return nil
  }

  /// Moves a carousel by a page, if there is one.
  mutating func turn(_ path: StagePath?, forward: Bool) {
    if let path { send(forward ? .next : .previous, to: path, by: .user) }
  }

  /// Moves the focus to another carousel, and shows which.
  private mutating func cycleFocus() {
    stage.cycleFocus()
    let (depth, count) = (stage.focusPath.count, stage.shownPaths.count)
    switch depth {
    case _ where count == 1: notice = "only one carousel is shown"
    case 0: notice = "focus: outer carousel"
    case count - 1: notice = "focus: inner carousel"
    default: notice = "focus: carousel \(depth + 1) of \(count)"
    }
  }

  /// Steps along an axis of the screen, on which a carousel read from right to left is mirrored.
  mutating func step(_ axis: Axis, forward: Bool, by kind: InputKind) {
    let path = stage.target(axis: axis, forward: forward, by: kind)
    let isMirrored = axis == .horizontal && path.flatMap { stage[$0] }?.isMirrored ?? false
    let isForward = forward != isMirrored
    turn(stage.target(axis: axis, forward: isForward, by: kind), forward: isForward)
  }

  /// The pages of the carousel in which a number finds its page.
  var numberedPageCount: Int {
    stage.target(by: .keys).flatMap { stage[$0]?.carousel.pageCount } ?? 0
  }

  /// Goes to a page by its number, or shows that there is no such page.
  private mutating func goToPage(_ page: Int) {
    let count = numberedPageCount
    guard count > 0, let path = stage.target(by: .keys) else { return }
    guard 0..<count ~= page else {
      notice = "no page \(page + 1): 1 to \(count)"
      return
    }
    send(.go(to: page), to: path, by: .user)
  }
}

extension Stage {
  /// Whether the right arrow leads to the previous page.
  var isMirrored: Bool { deck.options.reading == .rightToLeft }
}
