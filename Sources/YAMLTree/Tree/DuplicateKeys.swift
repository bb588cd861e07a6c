/// Finds keys that occur twice in one map.
///
/// Maps are small, nearly always: their keys are compared with each other. In a large map equal
/// keys are brought together by sorting their hashes, whose seed differs in every process, so that
/// no file can be made that collides.
enum DuplicateKeys {
  /// From here on sorting is faster.
  private static let largeMap = 24

  /// Each later key with the first one that is equal to it; `text` gives the bytes of a key.
  static func search(
    _ keys: [Int32], text: (Int32) -> UnsafeBufferPointer<UInt8>
  ) -> [(second: Int32, first: Int32)] {
    keys.count < largeMap ? searchSmall(keys, text: text) : searchLarge(keys, text: text)
  }

  private static func searchSmall(
    _ keys: [Int32], text: (Int32) -> UnsafeBufferPointer<UInt8>
  ) -> [(second: Int32, first: Int32)] {
    var found: [(second: Int32, first: Int32)] = []
    for second in keys.indices.dropFirst() {
      let later = text(keys[second])
      for first in 0..<second where text(keys[first]).hasSameBytes(as: later) {
        found.append((keys[second], keys[first]))
        break
      }
    }
    return found
  }

  private static func searchLarge(
    _ keys: [Int32], text: (Int32) -> UnsafeBufferPointer<UInt8>
  ) -> [(second: Int32, first: Int32)] {
    let hashes = keys.map { key in
      var hasher = Hasher()
      hasher.combine(bytes: UnsafeRawBufferPointer(text(key)))
      return (hash: hasher.finalize(), key: key)
    }.sorted { ($0.hash, $0.key) < ($1.hash, $1.key) }
    var found: [(second: Int32, first: Int32)] = []
    var runStart = 0
    for index in hashes.indices.dropFirst() {
      guard hashes[index].hash == hashes[runStart].hash else {
        runStart = index
        continue
      }
      let later = text(hashes[index].key)
      if let first = hashes[runStart..<index].first(where: { text($0.key).hasSameBytes(as: later) })
      {
        found.append((hashes[index].key, first.key))
      }
    }
    return found
  }
}
