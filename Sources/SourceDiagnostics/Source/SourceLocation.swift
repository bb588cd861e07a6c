/// A place as people name it: line and column, both counted from 1.
public struct SourceLocation: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1, in Unicode code points; a byte order mark is not a column.
  public let column: Int

  /// The place in `line` at `column`.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The form that editors and terminals turn into a link, `24:14`.
  public var description: String { "\(line):\(column)" }
}
