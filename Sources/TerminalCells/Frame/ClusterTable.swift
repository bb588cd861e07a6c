/// The characters of a frame that are too long for a cell, each once.
struct ClusterTable: Hashable, Sendable {
  private(set) var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// The longest cluster kept, in scalars; the longest emoji in use has ten.
  static let scalarLimit = 16

  var isEmpty: Bool { texts.isEmpty }

  func number(of text: String) -> Int? { numbers[text] }

  /// The number of a cluster, which is added if it is missing.
  mutating func intern(_ text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  /// Canonically equal strings are equal in Swift; their bytes may differ, but their look
  /// does not, so one of them represents both.
  static func == (left: ClusterTable, right: ClusterTable) -> Bool {
    left.texts == right.texts
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(texts)
  }
}
