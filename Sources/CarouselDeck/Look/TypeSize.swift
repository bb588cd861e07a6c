/// How large letters are, by the rows of a line.
///
/// Sizes between these are left out on purpose: at 3 and 5 rows letters drawn with blocks can't be
/// told apart, and two sizes that are close look like a mistake.
public enum TypeSize: String, Hashable, Sendable, CaseIterable {
  /// The largest that suits the screen and the length of the text.
  case auto
  /// The largest at which the text fits in three lines.
  case fill
  /// The terminal's own letters.
  case cell = "1"
  /// Letters two rows high, where the terminal has octants.
  case two = "2"
  /// Letters four rows high.
  case four = "4"
  /// Letters six rows high.
  case six = "6"
  /// Letters eight rows high.
  case eight = "8"
  /// Letters twelve rows high.
  case twelve = "12"
}
