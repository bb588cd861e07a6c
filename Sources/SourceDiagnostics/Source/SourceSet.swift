/// The name of a file inside a `SourceSet`: a small number in place of the text.
public struct FileID: Hashable, Comparable, Sendable {
  let index: Int32

  /// The first file of every set: a single file needs no other name.
  public static let first = FileID(index: 0)

  /// Whether `lhs` was added before `rhs`.
  public static func < (lhs: FileID, rhs: FileID) -> Bool {
    lhs.index < rhs.index
  }
}

/// All files that one config was read from, in the order in which they were read.
///
/// Diagnostics name files by `FileID`, so that they are small and compare quickly.
public struct SourceSet: Hashable, Sendable {
  /// The files in the order in which they were added.
  public private(set) var texts: [SourceText] = []

  /// A set with nothing in it.
  public init() {}

  /// A set of one file, whose name is `FileID.first`.
  public init(_ text: SourceText) {
    texts = [text]
  }

  /// Adds a file and says how it is called from now on.
  public mutating func add(_ text: SourceText) -> FileID {
    texts.append(text)
    return FileID(index: Int32(texts.count - 1))
  }

  /// The names of all files, in the order in which they were added.
  package var files: [FileID] { texts.indices.map { FileID(index: Int32($0)) } }

  /// Puts another text in the place of a file's.
  package mutating func replace(_ file: FileID, by text: SourceText) {
    texts[Int(file.index)] = text
  }

  /// The text of a file of this set.
  public subscript(_ file: FileID) -> SourceText {
    texts[Int(file.index)]
  }
}
