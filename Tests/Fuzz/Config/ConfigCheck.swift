import CarouselConfig
import SourceDiagnostics
import TerminalCells

/// Looks for what must not be in a config that was read.
struct ConfigCheck {
  private let config: LoadedConfig
  private(set) var faults: [String] = []

  init(_ config: LoadedConfig) {
    self.config = config
  }

  mutating func run() {
    let config = config
    check(
      (config.show == nil) == (config.report.errorCount > 0),
      "\(config.report.errorCount) errors, and \(config.show == nil ? "no show" : "a show")")
    for diagnostic in config.diagnostics {
      for label in [diagnostic.primary] + diagnostic.secondary {
        checkPlace(label.file, label.range, of: diagnostic)
      }
      for edit in diagnostic.fix?.edits ?? [] {
        checkPlace(edit.file, edit.range, of: diagnostic)
      }
    }
    let text = DiagnosticPrinter(sources: config.sources, characterWidth: displayWidth(of:))
      .text(for: config.report)
    check(
      !text.unicodeScalars.contains { $0.properties.generalCategory == .control && $0 != "\n" },
      "a control character in \(text.debugDescription)")
  }

  private mutating func checkPlace(
    _ file: FileID, _ range: SourceRange, of diagnostic: Diagnostic
  ) {
    let bytes = config.sources[file].bytes
    guard range.start <= range.end, range.end <= bytes.count else {
      check(false, "\(diagnostic.rule.id): \(range) in \(bytes.count) bytes")
      return
    }
    check(
      isBorder(range.start, in: bytes) && isBorder(range.end, in: bytes),
      "\(diagnostic.rule.id): \(range) cuts a code point")
  }

  /// Whether no code point of valid UTF-8 lies on both sides of an offset.
  private func isBorder(_ offset: Int, in bytes: [UInt8]) -> Bool {
    (max(0, offset - 3)..<max(0, offset)).allSatisfy { start in
      (offset + 1...offset + 3).allSatisfy { end in
        guard end <= bytes.count, end - start <= 4 else { return true }
        let scalars = String(validating: bytes[start..<end], as: UTF8.self)?.unicodeScalars
        return scalars?.count != 1
      }
    }
  }

  private mutating func check(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { faults.append(fault()) }
  }
}
