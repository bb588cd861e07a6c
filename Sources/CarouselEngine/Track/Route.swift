/// Which way a carousel goes to a page that it could reach both ways.
public enum Route: Hashable, Sendable, CaseIterable {
  /// The way with fewer pages; a tie is decided by the `Tie` policy.
  case shortest
  /// Page numbers only grow, over the seam where needed.
  case forward
  /// Page numbers only shrink, over the seam where needed.
  case backward
  /// Never over the seam.
  case direct
}

/// What `Route.shortest` does when both ways are equally long.
public enum Tie: Hashable, Sendable, CaseIterable {
  /// Goes forward, so that "next" never moves back in a carousel of two.
  case forward
  /// Keeps the sign of target minus start, as iCarousel does.
  case direct
}
