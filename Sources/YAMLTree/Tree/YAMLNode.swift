package import SourceDiagnostics

/// A value of a YAML document, with the place where it was written.
///
/// An alias is never seen: it is replaced by the node that it refers to, and `aliasRange` says
/// where the alias is. A node is a view into its document and cheap to copy.
package struct YAMLNode: Hashable, Sendable {
  /// What a node is made of.
  package enum Kind: Hashable, Sendable {
    /// A string; what it means is for the reader to decide.
    case scalar
    /// A list.
    case sequence
    /// A map.
    case mapping
    /// What has no meaning, and for which a diagnostic has been reported: an alias that could not
    /// be followed, or a string that a syntax error cut off.
    case unresolved
  }

  /// How a node was written.
  package enum Style: UInt8, Hashable, Sendable {
    /// A string without quotes.
    case plain
    /// A string in `'`.
    case singleQuoted
    /// A string in `"`.
    case doubleQuoted
    /// A string after `|`.
    case literal
    /// A string after `>`.
    case folded
    /// A list or map by indentation.
    case block
    /// A list or map in brackets.
    case flow
  }

  let storage: TreeStorage
  let index: Int32
  private let site: Int32

  init(_ storage: TreeStorage, site: Int32) {
    self.storage = storage
    self.site = site
    index = storage.resolved(site)
  }

  var record: NodeRecord { storage.records[Int(index)] }

  /// The number of the node in its document: the same for a node and all its aliases.
  package var id: Int { Int(index) }

  /// What the node is made of.
  package var kind: Kind {
    switch record.kind {
    case .scalar: .scalar
    case .sequence: .sequence
    case .mapping: .mapping
    case .alias, .unresolved: .unresolved
    }
  }

  /// How the node was written.
  package var style: Style { record.style }

  /// The bytes of the value: quotes and brackets included, anchor and tag not.
  ///
  /// The range of a missing value is the empty one where it should be.
  package var range: SourceRange { record.range }

  /// The bytes of the alias by which the node was reached; nil when it was not by one.
  package var aliasRange: SourceRange? {
    site == index ? nil : storage.records[Int(site)].range
  }

  /// Whether nothing was written where a value is expected, as after `key:`.
  package var isMissing: Bool {
    let record = record
    return record.kind == .scalar && record.style == .plain && record.count == 0
  }

  /// Whether a syntax error ended a list or map, so that elements of it may be lost.
  package var isCutShort: Bool { record.isCutShort }

  /// The text of a scalar; nil for anything else.
  ///
  /// O(length)
  package var text: String? {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the node is a scalar with exactly this text.
  ///
  /// O(length), without making a `String`.
  package func isText(_ expected: StaticString) -> Bool {
    withText { text in
      expected.withUTF8Buffer { $0.elementsEqual(text) }
    } ?? false
  }

  /// Calls `body` with the UTF-8 bytes of a scalar's text; nil for anything else.
  package func withText<Result>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> Result
  ) rethrows -> Result? {
    let record = record
    guard record.kind == .scalar else { return nil }
    let range = Int(record.first)..<Int(record.first) + Int(record.count)
    let bytes = record.isVerbatim ? storage.source.bytes : storage.decoded
    return try bytes.withUnsafeBufferPointer { try body(.init(rebasing: $0[range])) }
  }

  /// The number of elements or entries; 0 for a scalar.
  package var count: Int {
    switch record.kind {
    case .sequence, .mapping: Int(record.count)
    case .scalar, .alias, .unresolved: 0
    }
  }

  /// The elements of a list in order; empty for anything else.
  package var elements: YAMLElements { YAMLElements(self) }

  /// The entries of a map as they were written; empty for anything else.
  ///
  /// A key that is set twice occurs twice; that has been reported.
  package var entries: YAMLEntries { YAMLEntries(self) }

  /// The value of the first entry with this key.
  ///
  /// O(entries)
  package subscript(key: StaticString) -> YAMLNode? {
    entries.first { $0.key.isText(key) }?.value
  }

  /// Whether two views show the same node of the same document, by the same alias if any.
  package static func == (lhs: YAMLNode, rhs: YAMLNode) -> Bool {
    lhs.site == rhs.site && lhs.storage == rhs.storage
  }

  /// Feeds the place of the node into `hasher`.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(site)
  }
}
