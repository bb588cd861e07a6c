/// Why libyaml stopped, in its own words.
struct ParserMessage: Hashable {
  let problem: String
  let context: String?
  /// Places in code points, as libyaml counts them.
  let problemIndex: Int
  let contextIndex: Int?
}
