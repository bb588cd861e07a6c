/// What a move from one page to another looks like.
public enum TransitionEffect: String, Hashable, Sendable, CaseIterable {
  /// The pages move by their layout.
  case slide
  /// The words of the previous page fade into its background, then those of the next page appear
  /// out of theirs, while one background becomes the other.
  case fade
  /// The next page replaces the previous one, scattered, word by word and between words cell by
  /// cell.
  case dissolve
  /// The next page pushes the previous one out.
  case push
  /// The next page moves over the previous one, which stays in place.
  case cover
  /// The next page is uncovered where it lies, behind an edge that moves over the previous one.
  case wipe
  /// The next page grows out of the middle of the previous one.
  case zoom
  /// The previous page turns about its middle axis until it is seen from the side, and the next one
  /// is its back.
  case flip
  /// Both pages are sides of a cube that turns.
  case cube

  /// What it does, for the reference.
  package var summary: String {
    switch self {
    case .slide: "moves the pages by their layout"
    case .fade: "fades the words out and the next ones in, on a background that changes all the way"
    case .dissolve: "replaces the page word by word"
    case .push: "pushes the page out"
    case .cover: "moves the next page over the one before"
    case .wipe: "uncovers the next page behind an edge"
    case .zoom: "lets the next page grow"
    case .flip: "turns the page over"
    case .cube: "turns a cube with the pages on its sides"
    }
  }
}
