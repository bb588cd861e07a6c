package import SourceDiagnostics

/// A YAML file as a tree of nodes that know where they were written.
///
/// Only a small part of YAML is accepted: one document, text keys, no tags, no merge keys. Scalars
/// are strings; nothing is guessed about their types.
package struct YAMLDocument: Hashable, Sendable {
  private let storage: TreeStorage

  /// The file.
  package var source: SourceText { storage.source }

  /// Whether a part of the file is not in the tree, because it could not be read.
  ///
  /// Then nothing can be said about what seems to be missing or unused.
  package var isPartial: Bool { storage.isPartial }

  /// The outermost node.
  package var root: YAMLNode { YAMLNode(storage, site: 0) }

  /// Reads a file as far as it can be read, and reports all that is wrong with it as YAML.
  ///
  /// There is no document when nothing could be read, or when a limit was passed: what is left of
  /// an attack has no meaning that is worth a message. Then there is an error. There may be errors
  /// although there is a document. The diagnostics are sorted and point into `file`.
  /// O(n) in the size of the file, but O(n log n) for the keys of one large map.
  package static func parse(
    _ source: SourceText, file: FileID = .first, limits: YAMLLimits = .standard
  ) -> ParsedYAML {
    let scan = ByteScan(SourceFile(text: source, id: file), limits)
    var omitted = scan.omitted
    var diagnostics = scan.diagnostics
    var document: YAMLDocument?
    var omittedPlaces: [SourceRange] = []
    if scan.isReadable {
      let readable = scan.withheld.isEmpty ? source : source.blanked(scan.withheld)
      let reading = DocumentReading(
        of: SourceFile(text: readable, id: file), isASCII: scan.isASCII, limits)
      diagnostics += reading.problems + reading.builder.diagnostics
      omitted.add(reading.builder.omitted)
      omittedPlaces = reading.builder.omittedPlaces
      let isRefused = diagnostics.contains {
        [.emptyFile, .tooDeep, .tooMany, .aliasExplosion].contains($0.rule)
      }
      if !reading.builder.records.isEmpty, !isRefused {
        document = YAMLDocument(
          storage: TreeStorage(
            source: source, records: reading.builder.records, decoded: reading.builder.decoded,
            isPartial: reading.builder.isPartial || !scan.withheld.isEmpty))
      }
    }
    return ParsedYAML(
      document: document, diagnostics: DiagnosticReport(diagnostics).diagnostics, omitted: omitted,
      omittedPlaces: omittedPlaces)
  }

  private init(storage: TreeStorage) {
    self.storage = storage
  }
}
