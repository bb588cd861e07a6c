/// A row of the schema: one key, all that is known of it, and how its value is taken over.
///
/// `Draft` is what the keys of one place fill.
struct Key<Draft: OriginKeeping>: Sendable {
  let name: String
  let form: ValueForm
  /// The default as it would be written; nil when nothing can be written that means it.
  let standard: String?
  /// One line for the reference.
  let summary: String
  /// What is to be said when it is written; nil for a key that is in use.
  private(set) var deprecation: Deprecation?
  private(set) var samples = KeySamples()
  /// Reads the value into a draft, which stays as it is when that is not possible and reported.
  let read: @Sendable (Value, inout Draft, inout ConfigReader) -> Void
  /// The keys under it, which are merged one by one.
  var group: KeyGroup<Draft>?

  /// A key whose value is of one type.
  init<Output>(
    _ name: String, _ type: ValueType<Output>, standard: String?, _ summary: String,
    set: @escaping @Sendable (inout Draft, Output) -> Void
  ) {
    self.init(name, form: type.form, standard: standard, summary) { value, draft, reader in
      if let output = type.read(value, &reader) { set(&draft, output) }
    }
  }

  /// A key that is read in its own way.
  init(
    _ name: String, form: ValueForm, standard: String?, _ summary: String,
    read: @escaping @Sendable (Value, inout Draft, inout ConfigReader) -> Void
  ) {
    self.name = name
    self.form = form
    self.standard = standard
    self.summary = summary
    self.read = read
  }

  /// The same key, about which authors are warned.
  func deprecated(_ deprecation: Deprecation) -> Key {
    var key = self
    key.deprecation = deprecation
    return key
  }

  /// The same key with examples of its own.
  func samples(_ right: [String]? = nil, wrong: String? = nil, beside: String? = nil) -> Key {
    var key = self
    key.samples = KeySamples(right: right, wrong: wrong, beside: beside)
    return key
  }
}

/// What the keys of one place fill.
protocol OriginKeeping: SendableMetatype {
  /// Whether several layers fill it, so that it must know which one a value came from.
  static var isLayered: Bool { get }
  /// Remembers that the key with this id was written, whether or not its value could be read.
  mutating func note(_ id: String, _ origin: Origin)
}

extension OriginKeeping {
  static var isLayered: Bool { false }

  /// With a single layer there is nothing to distinguish.
  mutating func note(_ id: String, _ origin: Origin) {}
}
