/// A half-open range of bytes in one source text.
///
/// Offsets are kept in 32 bits: a source text is at most 2 GiB long.
public struct SourceRange: Hashable, Sendable {
  private let lower: Int32
  private let upper: Int32

  /// The offset of the first byte.
  public var start: Int { Int(lower) }

  /// The offset just past the last byte.
  public var end: Int { Int(upper) }

  /// The number of bytes.
  public var count: Int { end - start }

  /// Whether the range is a place between two bytes.
  public var isEmpty: Bool { lower == upper }

  /// The range from `start` up to, not including, `end`.
  public init(_ start: Int, _ end: Int) {
    precondition(0 <= start && start <= end, "a source range starts before it ends")
    lower = Int32(start)
    upper = Int32(end)
  }

  /// The place just before the byte at `offset`.
  public init(at offset: Int) {
    self.init(offset, offset)
  }

  /// Whether the byte at `offset` belongs to the range.
  public func contains(_ offset: Int) -> Bool {
    start <= offset && offset < end
  }
}
