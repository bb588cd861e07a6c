public import SourceDiagnostics

/// What holds for the diagnostics of every file, however broken it is.
public enum DiagnosticLaws {
  /// What is wrong with diagnostics about `sources`.
  public static func faults(of diagnostics: [Diagnostic], in sources: SourceSet) -> [String] {
    var faults: [String] = []
    for diagnostic in diagnostics {
      for label in [diagnostic.primary] + diagnostic.secondary {
        faults += Self.faults(of: label.range, in: sources[label.file]).map {
          "\($0): \(diagnostic)"
        }
      }
      for edit in diagnostic.fix?.edits ?? [] {
        faults += Self.faults(of: edit.range, in: sources[edit.file]).map { "\($0): \(diagnostic)" }
      }
      if diagnostic.message.isEmpty || diagnostic.message.hasSuffix(".") {
        faults.append("a message with a full stop, or none: \(diagnostic)")
      }
    }
    if diagnostics != DiagnosticReport(diagnostics).diagnostics {
      faults.append("diagnostics out of order")
    }
    let text = DiagnosticPrinter(sources: sources) { _ in 1 }
      .text(for: DiagnosticReport(diagnostics))
    if !text.unicodeScalars.allSatisfy({ $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F }) {
      faults.append("a control character in \(text.debugDescription)")
    }
    return faults
  }

  /// Ids and places as lines and columns, which do not depend on line ends.
  public static func places(of diagnostics: [Diagnostic], in sources: SourceSet) -> [String] {
    diagnostics.map { diagnostic in
      let places = ([diagnostic.primary] + diagnostic.secondary).map { label in
        "\(sources[label.file].location(of: label.range.start))"
      }
      return "\(diagnostic.rule.id) \(places.joined(separator: " "))"
    }
  }

  private static func faults(of range: SourceRange, in source: SourceText) -> [String] {
    guard range.end <= source.bytes.count else { return ["a range outside of the file"] }
    let line = source.location(of: range.start).line
    var faults = 1...source.lineCount ~= line ? [] : ["line \(line) of \(source.lineCount)"]
    if !isBorder(range.start, in: source.bytes) || !isBorder(range.end, in: source.bytes) {
      faults.append("a range that cuts a code point")
    }
    return faults
  }

  /// Whether a code point, or a byte that belongs to none, begins at `offset`.
  private static func isBorder(_ offset: Int, in bytes: [UInt8]) -> Bool {
    // From four bytes before it every code point is either passed or reached.
    var start = offset
    while start > 0, offset - start < 4,
      start == bytes.count || CodePoint.isContinuation(bytes[start])
    {
      start -= 1
    }
    return bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position < offset { position += CodePoint(decoding: bytes, at: position).length }
      return position == offset
    }
  }
}
