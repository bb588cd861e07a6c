internal import SourceDiagnostics

/// The finished tree.
///
/// A class so that a view of a node costs one reference, not one for each array. Never changes.
final class TreeStorage: Hashable, Sendable {
  let source: SourceText
  let records: [NodeRecord]
  /// The strings that escapes or folding made different from the file, one after another.
  let decoded: [UInt8]
  let isPartial: Bool

  init(source: SourceText, records: [NodeRecord], decoded: [UInt8], isPartial: Bool) {
    self.source = source
    self.records = records
    self.decoded = decoded
    self.isPartial = isPartial
  }

  /// The record of a node that is not an alias.
  func resolved(_ index: Int32) -> Int32 {
    let record = records[Int(index)]
    return record.kind == .alias ? record.first : index
  }

  static func == (lhs: TreeStorage, rhs: TreeStorage) -> Bool {
    lhs === rhs
      || lhs.source == rhs.source && lhs.records == rhs.records && lhs.decoded == rhs.decoded
        && lhs.isPartial == rhs.isPartial
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(records.count)
  }
}
