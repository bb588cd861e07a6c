internal import YAMLTree

/// The keys of one place.
struct KeyTable<Draft: OriginKeeping>: Sendable {
  let context: Context
  /// The key above the keys, `autoplay`; nil at the top of a file and in a carousel.
  let path: String?
  let keys: [Key<Draft>]
  /// The names of the keys, in the same order.
  let names: [String]
  /// The names under which origins are noted, `autoplay.every`.
  let ids: [String]

  // Columns of their own for what is needed for each entry of a file: a whole row is expensive to
  // copy.
  let forms: [ValueForm]
  private let marks: [UInt16]
  private let spellings: [[UInt8]]
  private let deprecations: [Int: Deprecation]
  /// The names of the keys with lists, by the rows of the groups for whose plural they are.
  private let plurals: [Int: String]
  private let readers: [@Sendable (Value, inout Draft, inout ConfigReader) -> Void]

  init(_ context: Context, under path: String? = nil, _ keys: [Key<Draft>]) {
    self.context = context
    self.path = path
    self.keys = keys
    names = keys.map(\.name)
    ids = names.map { name in path.map { "\($0).\(name)" } ?? name }
    spellings = names.map { Array($0.utf8) }
    marks = spellings.map { Self.mark($0.count, first: $0.first ?? 0) }
    forms = keys.map(\.form)
    readers = keys.map(\.read)
    plurals = Dictionary(
      uniqueKeysWithValues: keys.enumerated().compactMap { row, key in
        let plural = key.name + "s"
        return key.group != nil && keys.contains { $0.name == plural } ? (row, plural) : nil
      })
    deprecations = Dictionary(
      uniqueKeysWithValues: keys.enumerated().compactMap { row, key in
        key.deprecation.map { (row, $0) }
      })
  }

  /// The row of a key; nil for an unknown one.
  ///
  /// Length and first letter in one number distinguish most of the few rows, so that comparing
  /// beats hashing.
  func row(of key: YAMLNode) -> Int? {
    key.withText { text in
      guard let first = text.first else { return nil }
      let mark = Self.mark(text.count, first: first)
      return marks.indices.first { marks[$0] == mark && spellings[$0].elementsEqual(text) }
    } ?? nil
  }

  private static func mark(_ length: Int, first: UInt8) -> UInt16 {
    UInt16(truncatingIfNeeded: min(length, 255) << 8 | Int(first))
  }

  /// The row of a key that is known by name.
  func row(named name: String) -> Int? { names.firstIndex(of: name) }

  /// The key at the beginning of a string; nil without one, or when no space follows it.
  func firstKey(in text: String) -> String? {
    let word = text.prefix { $0 != " " && $0 != ":" && !$0.isNewline }
    return word.count < text.count ? names.first { $0 == word } : nil
  }

  /// The key of which `word` is a value; nil when there is none.
  func key(withChoice word: String) -> String? {
    keys.first { key in
      if case .either(let forms) = key.form { return forms.first?.isChoice(of: word) == true }
      return key.form.isChoice(of: word)
    }?.name
  }

  /// The key that takes lists where the group in `row` was given one: `slides` for `slide`.
  func plural(of row: Int, _ value: YAMLNode) -> String? {
    // A table without any, which is nearly each, is not searched.
    plurals.isEmpty || value.kind != .sequence ? nil : plurals[row]
  }

  /// What is to be said about the key in `row` being written.
  func deprecation(of row: Int) -> Deprecation? {
    // A table without any, which is nearly each, is not searched.
    deprecations.isEmpty ? nil : deprecations[row]
  }

  /// Reads the value of the key in `row`.
  func read(_ row: Int, _ value: Value, _ draft: inout Draft, _ reader: inout ConfigReader) {
    readers[row](value, &draft, &reader)
  }
}
