/// A place in a file and what is to be said about it there.
public struct Label: Hashable, Sendable {
  /// The file.
  public var file: FileID

  /// The bytes that are underlined; an empty range is a place between two characters.
  public var range: SourceRange

  /// A few words beside the underline.
  public var text: String?

  /// Marks `range` of `file`.
  public init(_ file: FileID, _ range: SourceRange, _ text: String? = nil) {
    self.file = file
    self.range = range
    self.text = text
  }
}
