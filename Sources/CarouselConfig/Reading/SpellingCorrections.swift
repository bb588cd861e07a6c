internal import SourceDiagnostics
internal import YAMLTree

/// The misspelt keys whose meaning is beyond doubt: their values are read as if they were spelt
/// right, so that one run finds what is wrong with both.
struct SpellingCorrections {
  private struct Meaning {
    let name: String
    let value: SourceRange
  }

  private var meanings: [Label: Meaning] = [:]
  /// The names that are no longer free in a map with an unknown key.
  private var taken: [Label: Set<String>] = [:]

  /// Whether a key of `map` can be renamed to `name`: nothing there has that name, and no other key
  /// gets it.
  ///
  /// O(entries) for the first key of a map.
  mutating func claim(_ name: String, in map: Value, _ context: Context) -> Bool {
    let known = Set(context.keyNames)
    let names =
      taken[map.label]
      ?? Set(map.node.entries.lazy.compactMap { $0.key.text }.filter(known.contains))
    taken[map.label] = names.union([name])
    return !names.contains(name)
  }

  /// Takes the key at `key` for `name` from now on.
  mutating func add(_ key: Label, meaning name: String, value: YAMLNode) {
    meanings[key] = Meaning(name: name, value: value.range)
  }

  /// What the unknown key at `key` is taken for; nil when that is not known.
  func name(of key: Label) -> String? { meanings.isEmpty ? nil : meanings[key]?.name }

  /// The keys whose values have errors of their own, by `hasError`.
  func keys(where hasError: (FileID, SourceRange) -> Bool) -> Set<Label> {
    Set(meanings.filter { hasError($0.key.file, $0.value.value) }.keys)
  }
}
