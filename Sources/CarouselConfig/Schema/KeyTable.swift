internal import YAMLTree

/// The keys that can stand in one place.
struct KeyTable<Draft: OriginKeeping>: Sendable {
  let context: Context
  let keys: [Key<Draft>]
  /// The names of the keys, in the same order.
  let names: [String]
  /// The names under which origins are noted, `autoplay.every`.
  let ids: [String]

  // Columns of their own for what is needed for each entry of a file: a whole row is expensive to
  // copy.
  private let spellings: [StaticString]
  private let readers: [@Sendable (Value, inout Draft, inout Reading) -> Void]

  init(_ context: Context, under prefix: String? = nil, _ keys: [Key<Draft>]) {
    self.context = context
    self.keys = keys
    names = keys.map { "\($0.name)" }
    ids = names.map { name in prefix.map { "\($0).\(name)" } ?? name }
    spellings = keys.map(\.name)
    readers = keys.map(\.read)
  }

  /// The row of a key; nil for an unknown one.
  ///
  /// There are at most 20 rows and most differ in length, so that comparing beats hashing.
  func row(of key: YAMLNode) -> Int? {
    key.withText { text in
      for row in spellings.indices {
        let name = spellings[row]
        guard name.utf8CodeUnitCount == text.count else { continue }
        var offset = 0
        while offset < text.count, name.utf8Start[offset] == text[offset] { offset += 1 }
        if offset == text.count { return row }
      }
      return nil
    } ?? nil
  }

  /// The row of a key that is known by name.
  func row(named name: String) -> Int? { names.firstIndex(of: name) }

  /// The key of which `word` is a value; nil when there is none.
  func key(withChoice word: String) -> String? {
    keys.firstIndex { key in
      guard case .choice(let names) = key.form else { return false }
      return names.contains(word)
    }.map { names[$0] }
  }

  /// Reads the value of the key in `row`.
  func read(_ row: Int, _ value: Value, _ draft: inout Draft, _ reading: inout Reading) {
    readers[row](value, &draft, &reading)
  }
}
