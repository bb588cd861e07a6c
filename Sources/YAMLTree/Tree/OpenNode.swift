/// A list or map that has begun and not ended.
struct OpenNode {
  let node: Int32
  let isMapping: Bool
  let isFlow: Bool
  let isKey: Bool
  /// Its slot in the anchor table, or -1.
  let anchor: Int
  /// The nodes of the whole document when it began.
  let weight: Int
  /// Its children so far, keys and values alike.
  var children: Int32 = 0
  /// Whether it was meant to be something else.
  var isMisread = false
  /// The record of the last key of a map.
  var lastKey: Int32 = 0
}
