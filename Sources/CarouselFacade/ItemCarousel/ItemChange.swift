internal import CarouselEngine

/// What is still to be seen of an animated insertion or removal.
///
/// Items go in a straight line from where they were to where they belong, which may move meanwhile.
/// The times are iCarousel's; the way is ours, as there the window system finds it.
struct ItemChange {
  /// In which items go to their places.
  private static let way = 0.4
  /// In which an item appears or goes.
  private static let fade = 0.1

  /// Where items were, by the number that they have now.
  private let former: [Int: [ItemPlacement]]
  /// The item that is new.
  private let entering: Int?
  /// Where the item was that is gone.
  private let leaving: ItemPlacement?
  /// In seconds of the owner's clock.
  private let began: Double

  /// An insertion of an item, or nil, or a removal of what was placed somewhere.
  ///
  /// - Parameters:
  ///   - former: Where everything was seen.
  ///   - entering: The number of a new item.
  ///   - leaving: The number that the removed item had.
  ///   - time: In seconds of the owner's clock.
  ///   - mapping: From the numbers that items had to those that they have now.
  init(
    from former: [ItemPlacement], entering: Int?, leaving: Int?, at time: Double,
    by mapping: PageMapping
  ) {
    var moved: [Int: [ItemPlacement]] = [:]
    for placement in former {
      if let index = mapping[placement.index] { moved[index, default: []].append(placement) }
    }
    self.former = moved
    self.entering = entering
    self.leaving = leaving.flatMap { index in former.last { $0.index == index } }
    began = time
  }

  /// Nothing moves before what is gone has faded.
  private var delay: Double { leaving == nil ? 0 : ItemChange.fade }

  /// Whether everything is where it belongs.
  func isOver(at time: Double) -> Bool { time - began >= delay + ItemChange.way }

  /// What is seen of the item that is gone, or nil once it has faded.
  func leaving(at time: Double) -> ItemPlacement? {
    let left = 1 - (time - began) / ItemChange.fade
    return left > 0 ? leaving?.faded(to: min(1, left)) : nil
  }

  /// What is seen, for where everything belongs.
  func seen(_ placements: [ItemPlacement], at time: Double) -> [ItemPlacement] {
    let part = (time - began - delay) / ItemChange.way
    let progress = Easing.cubicInOut.value(at: min(max(0, part), 1))
    return placements.map { placement in
      if placement.index == entering {
        let shown = 1 - (ItemChange.way - (time - began)) / ItemChange.fade
        return placement.faded(to: min(max(0, shown), 1))
      }
      let origin = former[placement.index]?.min {
        abs($0.offset - placement.offset) < abs($1.offset - placement.offset)
      }
      return origin?.blended(with: placement, part: progress) ?? placement
    }
  }
}

extension ItemPlacement {
  /// The same, so much less opaque.
  fileprivate func faded(to part: Double) -> ItemPlacement {
    ItemPlacement(
      index: index, offset: offset, transform: transform, opacity: opacity * part,
      isHidden: isHidden)
  }

  /// What is between this and another.
  ///
  /// Exactly this at 0 and the other at 1.
  fileprivate func blended(with other: ItemPlacement, part: Double) -> ItemPlacement {
    guard part < 1 else { return other }
    var transform = transform
    let (from, to) = (transform.rows, other.transform.rows)
    transform.rows = (
      from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part,
      from.2 + (to.2 - from.2) * part, from.3 + (to.3 - from.3) * part
    )
    return ItemPlacement(
      index: other.index, offset: offset + (other.offset - offset) * part,
      transform: transform, opacity: opacity + (other.opacity - opacity) * part,
      isHidden: other.isHidden)
  }
}
