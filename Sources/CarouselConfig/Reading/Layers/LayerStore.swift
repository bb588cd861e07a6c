internal import SourceDiagnostics

/// The shared layers of a config: `defaults` and `presets`, and what they come to.
struct LayerStore {
  struct Preset {
    /// Its maps, those of included files first: they are merged.
    var values: [Value]
    /// Whether the file that was asked for holds it.
    var isOwn: Bool
    var isUsed = false
    /// The presets it extends, in order, with the places where they are named.
    var extended: [(name: String, label: Label)] = []
    /// The presets to merge, itself last; nil until known.
    var order: [String]?
  }

  /// The maps under `defaults`, those of included files first.
  var defaults: [Value] = []
  /// The names in the order in which they were written.
  private(set) var names: [String] = []
  var presets: [String: Preset] = [:]
  /// Carousels with nothing but shared layers, by the names of the presets.
  var bases: [[String]: CarouselDraft] = [:]

  mutating func add(_ name: String, _ value: Value, isOwn: Bool) {
    guard presets[name] == nil else {
      presets[name]?.values.append(value)
      presets[name]?.isOwn = isOwn
      return
    }
    presets[name] = Preset(values: [value], isOwn: isOwn)
    names.append(name)
  }

  /// Adds all layers of another store, which have not been read yet.
  mutating func add(_ other: LayerStore) {
    defaults += other.defaults
    for name in other.names {
      guard let preset = other.presets[name] else { continue }
      for value in preset.values { add(name, value, isOwn: preset.isOwn) }
    }
  }
}
