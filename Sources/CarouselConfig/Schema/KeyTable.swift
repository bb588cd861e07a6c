internal import YAMLTree

/// The keys that can stand in one place.
struct KeyTable<Draft: OriginKeeping>: Sendable {
  let context: Context
  let keys: [Key<Draft>]
  /// The names under which origins are noted, `autoplay.every`.
  let ids: [String]

  init(_ context: Context, under prefix: String? = nil, _ keys: [Key<Draft>]) {
    self.context = context
    self.keys = keys
    ids = keys.map { key in prefix.map { "\($0).\(key.text)" } ?? key.text }
  }

  var names: [String] { keys.map(\.text) }

  /// The row of a key; nil for an unknown one.
  ///
  /// There are at most 20 rows and most differ in length, so that comparing beats hashing.
  func index(of key: YAMLNode) -> Int? {
    key.withText { text in
      keys.firstIndex { candidate in
        let name = candidate.name
        guard name.utf8CodeUnitCount == text.count else { return false }
        for offset in 0..<text.count where name.utf8Start[offset] != text[offset] { return false }
        return true
      }
    } ?? nil
  }

  func index(named name: String) -> Int? { keys.firstIndex { $0.text == name } }
}
