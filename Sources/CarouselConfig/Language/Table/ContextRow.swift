/// All that is known about a place with keys.
struct ContextRow: Sendable {
  /// The keys above its keys, `layout.keyframes`; nil at the top of a file and in a carousel.
  let path: String?
  /// How messages call it, with its article.
  let noun: String
  /// Where a key that belongs to it belongs.
  let place: String
  let keys: [KeyRow]
  /// The names that can be written there; in a file also those of its carousel.
  let keyNames: [String]
  /// The place whose keys include all of its keys; nil when it has keys of its own.
  let partOf: Context?
  /// Whether it is an element of the list under `path`.
  let isElement: Bool
  /// Whether the elements have names, as those of a map.
  let isNamed: Bool
  /// The keys of which it needs one.
  let needed: [String]
  /// Whether it needs all of them instead.
  let needsAll: Bool
  /// Whether every map needs one of them; false where it is enough that some layer has one.
  let isCompleteAlone: Bool
  /// The keys of which it can have at most one.
  let rivals: [String]
  /// What the reference says before the keys.
  let lead: String
  /// A config that shows the keys.
  let example: String
  /// The lines above an example of a key.
  let opening: [String]
  /// What an example of a key with a value needs beside it.
  let companion: @Sendable (_ key: String, _ value: String) -> String?

  /// The place of a table; without a noun it is called by the key above its keys.
  init<Draft>(
    _ table: KeyTable<Draft>, noun: String? = nil, place: String? = nil, names: [String]? = nil,
    partOf: Context? = nil, isElement: Bool = false, isNamed: Bool = false,
    needed: [String] = [], needsAll: Bool = false, isCompleteAlone: Bool = true,
    rivals: [String] = [], lead: String, example: String = "",
    opening: [String]? = nil,
    companion: @escaping @Sendable (_ key: String, _ value: String) -> String? = { _, _ in nil }
  ) {
    path = table.path
    self.noun = noun ?? "`\(table.path ?? "")`"
    self.place = place ?? "under \(self.noun)"
    keys = table.rows
    keyNames = names ?? table.names
    self.partOf = partOf
    self.isElement = isElement
    self.isNamed = isNamed
    self.needed = needed
    self.needsAll = needsAll
    self.isCompleteAlone = isCompleteAlone
    self.rivals = rivals
    self.lead = lead
    self.example = example
    self.opening = opening ?? table.path.map { ["\($0):"] } ?? []
    self.companion = companion
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  var asSentence: String { prefix(1).uppercased() + dropFirst() }
}
