public import CarouselDeck
public import CarouselEngine

extension Stage {
  /// The paths of all carousels that are shown, from the root to the innermost.
  public var shownPaths: [StagePath] {
    guard let page = carousel.currentPage, let child = children[page] else { return [[]] }
    return [[]] + child.shownPaths.map { [page] + $0 }
  }

  /// The paths of all carousels that have been started, shown or not, from the root inwards.
  package var startedPaths: [StagePath] {
    [[]]
      + children.sorted { $0.key < $1.key }
      .flatMap { page, child in child.startedPaths.map { [page] + $0 } }
  }

  /// The path of the carousel that gets input first.
  public var focusPath: StagePath {
    let paths = shownPaths
    return paths[min(focusDepth ?? paths.count - 1, paths.count - 1)]
  }

  /// Moves the focus one carousel outwards, and from the root to the innermost again.
  public mutating func cycleFocus() {
    let depth = focusPath.count
    focusDepth = depth > 0 ? depth - 1 : nil
  }

  /// The carousel that a move along an axis goes to, or nil when there is none on that axis.
  ///
  /// It is the focused one, or the nearest around it on the axis that can still move that way; a
  /// looping carousel always can, and one with `Deck.Chaining.never` keeps the input at its edge.
  /// Where none around it can, the nearest shown inside it. Those that do not accept the kind of
  /// input are passed over; nil is accepted by all.
  public func target(axis: Axis, forward: Bool, by kind: InputKind? = nil) -> StagePath? {
    let paths = shownPaths
    let depth = min(focusDepth ?? paths.count - 1, paths.count - 1)
    return target(
      axis: axis, forward: forward, by: kind, outwards: Array(paths[...depth].reversed()))
      ?? target(axis: axis, forward: forward, by: kind, outwards: Array(paths[(depth + 1)...]))
  }

  /// The carousel that a move goes to when it is meant for the one at `path`: that one, or where it
  /// is at its edge and chains, or does not accept the kind of input, the nearest around it on the
  /// same axis.
  public func target(
    forward: Bool, from path: StagePath, by kind: InputKind? = nil
  ) -> StagePath? {
    guard let stage = self[path] else { return nil }
    let ancestors = (0...path.count).reversed().map { Array(path.prefix($0)) }
    return target(
      axis: stage.deck.options.axis, forward: forward, by: kind, outwards: ancestors)
  }

  /// The carousel in which a page is gone to by its number: the focused one, or where it does not
  /// accept the kind of input, the nearest around it on the same axis.
  public func target(by kind: InputKind) -> StagePath? {
    let focus = focusPath
    guard let axis = self[focus]?.deck.options.axis else { return nil }
    return (0...focus.count).reversed().map { Array(focus.prefix($0)) }.first { path in
      guard let deck = self[path]?.deck else { return false }
      return deck.options.axis == axis && deck.inputs.accepts(kind)
    }
  }

  /// The first of some carousels that can make a move, or the first that is at its edge.
  private func target(
    axis: Axis, forward: Bool, by kind: InputKind?, outwards paths: [StagePath]
  ) -> StagePath? {
    var atEdge: StagePath?
    for path in paths {
      guard let stage = self[path], stage.deck.options.axis == axis,
        stage.carousel.pageCount > 1, stage.carousel.options.scroll.isEnabled,
        kind.map(stage.deck.inputs.accepts) ?? true
      else { continue }
      if stage.canStep(forward: forward) || stage.deck.chaining == .never { return path }
      atEdge = atEdge ?? path
    }
    return atEdge
  }

  private func canStep(forward: Bool) -> Bool {
    guard let page = carousel.targetPage else { return false }
    return carousel.track.neighbor(of: page, by: forward ? 1 : -1) != nil
  }

  /// Steps along an axis wherever the input belongs, and returns what happened.
  ///
  /// - Returns: Nothing when no carousel is on that axis.
  public mutating func step(axis: Axis, forward: Bool) -> [StageEvent] {
    guard let path = target(axis: axis, forward: forward) else { return [] }
    return (try? send(forward ? .next : .previous, to: path, by: .user)) ?? []
  }
}
