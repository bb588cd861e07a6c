extension Arrangement {
  /// A page in its place, or a placeholder.
  public struct PlacedPage: Hashable, Sendable {
    /// The page; below 0 or from the page count on a placeholder.
    public let page: Int
    /// Its signed distance from the offset, in pages.
    public let distance: Double
    /// Where it is put, from the middle of the viewport.
    public let transform: Transform
    /// 0 is invisible, 1 hides what is behind.
    public let opacity: Double
    /// How far behind the plane of the screen its middle is.
    public let depth: Double
    /// Whether it is turned away and not seen from behind.
    public let isCulled: Bool

    let order: Order
  }

  /// What says which of two pages is behind the other.
  struct Order: Hashable, Sendable {
    /// How near the point `[1 1 1]` of the page is.
    let nearness: Double
    /// How far along the row that point is from the one of the current page.
    let remoteness: Double
    let position: Int

    /// By depth; at the same depth the one further from the current page is behind (iCarousel),
    /// at the same distance the earlier one.
    func isBehind(_ other: Order) -> Bool {
      if nearness != other.nearness { return nearness < other.nearness }
      if remoteness != other.remoteness { return remoteness > other.remoteness }
      return position < other.position
    }
  }

  /// Whether pages can overlap.
  ///
  /// Those of a row that is as wide as its pages cannot.
  public var overlaps: Bool {
    if case .linear(let pitch) = rule { abs(pitch) < itemSize.extent(along: axis) } else { true }
  }

  /// The nearest position to an offset; a half counts away from zero.
  ///
  /// Beyond an end it is the end.
  func current(at offset: Double) -> Int {
    let nearest = offset.rounded(.toNearestOrAwayFromZero)
    return track.isEndless
      ? Int(nearest) : Int(min(max(0, nearest), Double(max(0, track.pageCount - 1))))
  }

  /// The positions that are placed at an offset: pages as they are counted on beyond a seam, and
  /// placeholders.
  ///
  /// On a track with ends it is iCarousel's window: as many as are visible, half of them before the
  /// current page, moved so that none is beyond the ends. On one without ends, a page may come
  /// twice, so that a short loop leaves no hole; on a ring never.
  public func window(at offset: Double) -> Range<Int> {
    let current = current(at: offset)
    guard track.isEndless else {
      let (all, count) = (placeholders.indexes, visibleCount)
      let first = max(all.lowerBound, min(all.upperBound - count, current - count / 2))
      return first..<first + count
    }
    let wanted = wantedCount
    let count = traits.isRing ? min(wanted, circularCount) : wanted
    return current - count / 2..<current - count / 2 + count
  }

  /// The pages and placeholders that are placed at an offset, each once.
  ///
  /// - Complexity: O(v) for v visible pages.
  public func pages(at offset: Double) -> Set<Int> { Set(candidates(at: offset).map { $0.page }) }

  /// The pages and placeholders at an offset, back to front, whether or not they are in the
  /// viewport.
  ///
  /// Left out is what has faded to nothing.
  ///
  /// - Complexity: O(v log v) for v visible pages, whatever the number of pages.
  public func placed(at offset: Double, toggle: Double? = nil) -> [PlacedPage] {
    placed(at: offset, toggle: toggle, by: nil)
  }

  /// The same, put by a rule of the owner, who is given a distance and the view of the eye.
  package func placed(
    at offset: Double, toggle: Double? = nil, by rule: ((Double, Transform) -> Transform)?
  ) -> [PlacedPage] {
    let toggle = toggle ?? self.toggle(at: offset)
    func spot(at distance: Double) -> (transform: Transform, near: Double, along: Double) {
      if let rule {
        let transform = rule(distance, view)
        let point = transform.applied(toX: 1, y: 1, z: 1)
        return (transform, point.z, axis == .horizontal ? point.x : point.y)
      }
      let point = rowPoint(at: distance, toggle: toggle)
      return (transform(at: distance, toggle: toggle), point.z, point.x)
    }
    let reference = spot(at: Double(current(at: offset)) - offset)
    let showsBackfaces = layout.options.showBackfaces ?? traits.showsBackfaces
    let pages = candidates(at: offset).map { candidate in
      let (transform, near, along) = spot(at: candidate.distance)
      return PlacedPage(
        page: candidate.page, distance: candidate.distance, transform: moved(transform),
        opacity: candidate.opacity, depth: -transform.translation.z,
        isCulled: !showsBackfaces && !transform.showsFront,
        order: Order(
          nearness: near, remoteness: abs(along - reference.along), position: candidate.position))
    }
    return pages.sorted { $0.order.isBehind($1.order) }
  }

  /// What is placed at a position, before anything is known of where that is.
  private struct Candidate {
    let page: Int
    let position: Int
    let distance: Double
    let opacity: Double
  }

  private func candidates(at offset: Double) -> [Candidate] {
    window(at: offset).compactMap { position in
      let page = track.isEndless ? floorMod(position, track.pageCount) : position
      let distance = distance(to: page, at: position, from: offset)
      let opacity = layout.opacity(at: distance, traits)
      guard opacity > 0 else { return nil }
      return Candidate(page: page, position: position, distance: distance, opacity: opacity)
    }
  }

  /// The pages of which something can be seen in the viewport, back to front.
  ///
  /// Offset and toggle are in pages. Cost: that of the pages that the layout shows, at most
  /// `visibleLimit`, whatever the number of pages.
  public func visible(at offset: Double, toggle: Double? = nil) -> [PlacedPage] {
    placed(at: offset, toggle: toggle).filter {
      !$0.isCulled && $0.transform.shows(itemSize, in: viewport)
    }
  }

  /// How far the pages of `coverFlow2` have turned since the current one became it: −1 when it was
  /// reached from the page before, 0 when all have turned.
  ///
  /// iCarousel runs it by the clock, and freezes it while a finger is down. Here it follows the
  /// offset, so that a scene is a function of the offset: a page turns while the offset goes from
  /// the middle between two pages to the latter one, or back.
  public func toggle(at offset: Double) -> Double {
    let part = offset - offset.rounded(.down)
    return part < 0.5 ? 0 : 2 * (part - 1)
  }

  /// Whether the last place of a ring is beside the first one.
  private var isClosed: Bool {
    layout.type.isRing && layout.options.angle == nil
      && layout.options.arc.map { abs(abs($0) - 2 * .pi) < 1e-8 } ?? true
  }

  /// The signed distance of a page that is placed at a position.
  ///
  /// On a closed ring that has a place for each page, the short way around it; opposite the offset
  /// the way that does not cross the seam (iCarousel).
  private func distance(to page: Int, at position: Int, from offset: Double) -> Double {
    guard track.isEndless, isClosed, circularCount == track.pageCount else {
      return Double(position) - offset
    }
    let count = Double(track.pageCount)
    let distance = Double(page) - (offset - (offset / count).rounded(.down) * count)
    if distance > count / 2 { return distance - count }
    return distance < -count / 2 ? distance + count : distance
  }

  /// The point `[1 1 1]` of a page in its row.
  private func rowPoint(at distance: Double, toggle: Double) -> SIMD4<Double> {
    rule.transform(at: distance, toggle: toggle).applied(toX: 1, y: 1, z: 1)
  }

  /// With the middle of the carousel where it belongs.
  private func moved(_ transform: Transform) -> Transform {
    let middle = layout.options.contentOffset
    let isMirrored = axis == .horizontal && reading == .rightToLeft
    return transform.followed(
      by: Transform(translationX: isMirrored ? -middle.x : middle.x, y: middle.y))
  }
}
