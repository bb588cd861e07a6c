internal import SourceDiagnostics

/// What the tree stores for a node: 24 bytes, in document order.
///
/// The children of a list or map are the records that follow it. `next` leads past a node and all
/// that is in it; so the next child is where the last one's `next` points. The children of a map
/// are its keys and values in turn.
struct NodeRecord: Hashable, Sendable {
  enum Kind: UInt8, Hashable, Sendable {
    case scalar
    case sequence
    case mapping
    /// `first` is the node that the alias refers to.
    case alias
    /// An alias of nothing, or a string that is incomplete.
    case unresolved
  }

  /// The bytes that the node takes in the file, without anchor and tag.
  var range: SourceRange
  /// The index of the record after this node.
  var next: Int32
  /// Where the text of a scalar begins; for an alias: the node that it refers to.
  var first: Int32 = 0
  /// The bytes of a scalar's text, the elements of a list, the entries of a map.
  var count: Int32 = 0
  var kind: Kind
  var style: YAMLNode.Style
  /// Whether the text of a scalar is in the file as it is; else it is in the decoded bytes.
  var isVerbatim = false
  /// Whether a syntax error ended a list or map before its end.
  var isCutShort = false
}
