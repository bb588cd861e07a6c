/// A change of the source that removes the cause of a diagnostic.
public struct Fix: Hashable, Sendable {
  /// Whether a fix may be made without a person looking at it.
  public enum Safety: Hashable, Sendable {
    /// The meaning is beyond doubt.
    case safe
    /// A guess: someone has to look at it.
    case needsReview
  }

  /// One replacement.
  public struct Edit: Hashable, Sendable {
    /// The file that changes.
    public var file: FileID
    /// The bytes that go away; an empty range inserts.
    public var range: SourceRange
    /// The new text.
    public var replacement: String

    /// Puts `replacement` in the place of `range`.
    public init(_ file: FileID, _ range: SourceRange, _ replacement: String) {
      self.file = file
      self.range = range
      self.replacement = replacement
    }
  }

  /// The replacements; they do not overlap.
  public var edits: [Edit]

  /// Whether they may be made unseen.
  public var safety: Safety

  /// A fix that makes all of `edits` together.
  public init(_ edits: [Edit], safety: Safety) {
    self.edits = edits
    self.safety = safety
  }
}
