internal import CarouselDeck

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
}
