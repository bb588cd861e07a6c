internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Reads the entries of a map by a table.
  ///
  /// A key that is not in the table goes to `otherwise`, which says whether it knows it.
  mutating func readMap<Draft>(
    _ value: Value, _ table: KeyTable<Draft>, into draft: inout Draft,
    otherwise: (YAMLEntries.Entry, inout ConfigReader) -> Bool = { _, _ in false }
  ) {
    for entry in value.node.entries {
      var known = table.row(of: entry.key)
      if let row = known, let plural = table.plural(of: row, entry.value) {
        reportPlural(plural, entry, in: value, table.context)
        known = nil
      } else if known == nil, !otherwise(entry, &self) {
        reportUnknown(entry, in: value, table.context)
      }
      if known == nil {
        known = corrections.name(of: Label(value.file, entry.key.range))
          .flatMap(table.row(named:))
      }
      guard let row = known else { continue }
      let child = value.child(entry)
      log.path.append(.key(table.names[row]))
      if let deprecation = table.deprecation(of: row) {
        report(.deprecated(table.names[row], deprecation), at: child.keyLabel)
      }
      table.read(row, child, &draft, &self)
      if Draft.isLayered { draft.note(table.ids[row], origin(of: child)) }
      log.path.removeLast()
    }
  }
}
