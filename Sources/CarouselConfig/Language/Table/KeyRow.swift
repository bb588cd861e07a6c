/// A row of the schema without what fills a draft: all that is known about a key.
struct KeyRow: Hashable, Sendable {
  let context: Context
  let name: String
  /// The key with the keys above it: `autoplay.every`.
  let path: String
  let form: ValueForm
  /// The default as it would be written.
  let standard: String?
  let summary: String
  let samples: KeySamples

  /// Values that are right, as one would write them on one line.
  var examples: [String] { samples.right ?? form.examples }

  /// A value that people write and that is an error.
  var mistake: String { samples.wrong ?? form.mistake }

  /// Every key once, in the order of the schema.
  static let all = Context.whole.flatMap(\.rows)

  /// The only key of a carousel that can have this word, with it: `reading: rtl`; nil when there is
  /// none, or more than one.
  static func entry(withChoice word: String) -> String? {
    let places = Context.whole.filter { $0 == .carousel || $0.isGroup && $0.isLayered }
    let rows = places.flatMap(\.rows).filter { $0.form.isChoice(of: word) }
    guard let row = rows.first, rows.count == 1 else { return nil }
    return row.context.path.map { "\($0): { \(row.name): \(word) }" } ?? "\(row.name): \(word)"
  }
}

/// What examples of a key say where those of its form would not do.
struct KeySamples: Hashable, Sendable {
  /// Values that are right.
  var right: [String]?
  /// A value that is an error.
  var wrong: String?
  /// What the key refers to, as a key at the top of the file.
  var beside: String?
}

extension KeyTable {
  /// The rows of its keys.
  var rows: [KeyRow] {
    zip(keys, ids).map { key, id in
      KeyRow(
        context: context, name: key.name, path: id, form: key.form, standard: key.standard,
        summary: key.summary, samples: key.samples)
    }
  }
}
