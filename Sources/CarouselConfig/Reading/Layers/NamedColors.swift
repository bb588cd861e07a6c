internal import CarouselDeck
internal import YAMLTree

/// The named colours of a config.
struct NamedColors {
  /// How far an entry has been read.
  enum State {
    case unread
    /// It is being read: a name that leads here again leads in a circle.
    case open
    case known(ThemeColor)
    /// It is not a colour, which has been reported.
    case broken
  }

  struct Entry {
    let value: Value
    /// Whether it is in the file that was asked for, not in an included one.
    let isOwn: Bool
    var state = State.unread
    /// The entries of the terminal's palette that stand for it.
    var ansi256: UInt8?
    var ansi16: UInt8?

    /// Where the colour itself is written.
    var color: YAMLNode { value.node["color"] ?? value.node }
    /// Whether something stands for it where there are fewer colours.
    var hasIndices: Bool { ansi256 != nil || ansi16 != nil }
  }

  /// The names in the order in which they were written.
  private(set) var names: [String] = []
  var entries: [String: Entry] = [:]
  /// The names that something refers to.
  var used: Set<String> = []

  /// Adds a colour, in the place of an earlier one of the same name.
  mutating func add(_ name: String, _ value: Value, isOwn: Bool) {
    if entries.updateValue(Entry(value: value, isOwn: isOwn), forKey: name) == nil {
      names.append(name)
    }
  }

  /// Adds all colours of another palette, which has not been read yet.
  mutating func add(_ other: NamedColors) {
    for name in other.names {
      if let entry = other.entries[name] { add(name, entry.value, isOwn: entry.isOwn) }
    }
  }

  /// What stands for colours where there are fewer of them, in the order of the names.
  var indices: [PaletteIndex] {
    names.compactMap { name in
      guard let entry = entries[name], entry.hasIndices, case .known(let color) = entry.state else {
        return nil
      }
      return PaletteIndex(color: color, ansi256: entry.ansi256, ansi16: entry.ansi16)
    }
  }
}
