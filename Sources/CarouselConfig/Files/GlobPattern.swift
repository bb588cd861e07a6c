/// The last part of a path with `*` for any letters and `?` for any one.
struct GlobPattern {
  private let letters: [Character]

  init(_ text: some StringProtocol) { letters = Array(text) }

  /// Whether a part of a path holds letters that stand for others.
  static func isPattern(_ text: some StringProtocol) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "?") }
  }

  /// Whether a name is one of those meant; a hidden one only if the pattern begins with a dot.
  ///
  /// O(letters of both) for a single `*`, and never more than their product.
  func matches(_ name: String) -> Bool {
    if name.first == ".", letters.first != "." { return false }
    let name = Array(name)
    var (index, position) = (0, 0)
    // The last `*` and how much of the name it has taken: only that one ever has to take more.
    var star: (index: Int, position: Int)?
    while position < name.count {
      if index < letters.count, letters[index] == "*" {
        star = (index, position)
        index += 1
      } else if index < letters.count, letters[index] == "?" || letters[index] == name[position] {
        index += 1
        position += 1
      } else if let last = star {
        star = (last.index, last.position + 1)
        (index, position) = (last.index + 1, last.position + 1)
      } else {
        return false
      }
    }
    return letters[index...].allSatisfy { $0 == "*" }
  }
}
