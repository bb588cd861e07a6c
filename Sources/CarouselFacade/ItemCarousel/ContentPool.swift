/// Contents that have left sight and may be bound again.
///
/// Those of items and those of placeholders are kept apart, as they may be of different kinds. It
/// holds no more than have been in sight at one time.
struct ContentPool<Content> {
  private var items: [Content] = []
  private var placeholders: [Content] = []

  /// Keeps a content.
  mutating func put(_ content: Content, isPlaceholder: Bool) {
    if isPlaceholder { placeholders.append(content) } else { items.append(content) }
  }

  /// Gives a content away, the last one that came, or nil when there is none.
  mutating func take(isPlaceholder: Bool) -> Content? {
    isPlaceholder ? placeholders.popLast() : items.popLast()
  }
}
