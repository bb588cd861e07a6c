/// What a move from one page to another looks like.
public enum TransitionEffect: String, Hashable, Sendable, CaseIterable {
  /// The pages move by their layout.
  case slide
  /// The next page is blended in over the previous one.
  case fade
  /// The next page replaces the previous one, scattered, cell by cell.
  case dissolve
  /// The next page pushes the previous one out.
  case push
  /// The next page moves over the previous one, which stays in place.
  case cover

  /// What it does, for the reference.
  package var summary: String {
    switch self {
    case .slide: "moves the pages by their layout"
    case .fade: "blends the next page in"
    case .dissolve: "replaces the page cell by cell"
    case .push: "pushes the page out"
    case .cover: "moves the next page over the one before"
    }
  }
}
