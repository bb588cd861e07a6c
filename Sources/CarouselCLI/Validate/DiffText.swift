import SourceDiagnostics
import TerminalCells

/// The output form of a diff: verbatim for a program, made safe and coloured for a screen.
enum DiffText {
  /// The bytes to write.
  static func bytes(of diff: UnifiedDiff, isScreen: Bool, isColored: Bool) -> [UInt8] {
    guard isScreen || isColored else { return diff.lines.flatMap(\.bytes) }
    return diff.lines.flatMap { line in
      // Only the line break comes from this program.
      let text = visibleText(String(decoding: line.bytes.dropLast(), as: UTF8.self))
      guard isColored, let code = code(for: line.kind) else { return Array((text + "\n").utf8) }
      return Array("\u{1B}[\(code)m\(text)\u{1B}[0m\n".utf8)
    }
  }

  private static func code(for kind: UnifiedDiff.Line.Kind) -> String? {
    switch kind {
    case .header: "1"
    case .place: "36"
    case .removed: "31"
    case .added: "32"
    case .kept, .note: nil
    }
  }
}
