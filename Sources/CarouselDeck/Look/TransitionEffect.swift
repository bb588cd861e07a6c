/// What a move from one page to another looks like.
public enum TransitionEffect: String, Hashable, Sendable, CaseIterable {
  /// The pages move as their layout has it.
  case slide
  /// The next page shines through the one before it, more and more.
  case fade
  /// Cell by cell, scattered, the page before makes room for the next one.
  case dissolve
  /// The next page pushes the one before it out.
  case push
  /// The next page moves over the one before it, which stays where it is.
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
