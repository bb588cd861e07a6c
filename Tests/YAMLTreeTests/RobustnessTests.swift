import Foundation
import SourceDiagnostics
import Testing
import YAMLTree

/// The laws that hold for every file, however broken it is.
///
/// Set `YAML_TEST_SUITE` to a checkout of the YAML test suite to try its files as well.
@Suite struct RobustnessTests {
  private static let samples = [
    "a: &x [1, 'two', \"th\\x72ee\"]\r\nb: *x\nc: |\n  é\n  日本\n\nd: {e: f, g: >-\n  h}\n",
    "%YAML 1.2\n---\n? a\n: b\n<<: {x: 1}\n...\n---\nc\n",
    "- - a\n  - !t b\n-\tc\n- k: v\n   l: w\n",
    "k: [a, {b: 'c\nd: \"e\\q\"\nf: @g\n\th: 1\ni: j: k\nl\nm: 2\n",
    "\u{FEFF}# 😀\nslides:\n- title: \"\u{85}\u{2028}\"\n<<<<<<< x\n=======\n>>>>>>> y\n",
  ]

  @Test("Every file gives a tree or a diagnostic, in range and the same every time")
  func laws() throws {
    var texts = Self.samples.map { Array($0.utf8) }
    if let suite = ProcessInfo.processInfo.environment["YAML_TEST_SUITE"] {
      let files = try #require(FileManager.default.enumerator(atPath: suite))
      for case let path as String in files where path.hasSuffix("in.yaml") {
        let data = try Data(contentsOf: URL(fileURLWithPath: suite + "/" + path))
        texts.append(Array(data))
      }
    }
    var random = Flips(state: 2026)
    for text in texts {
      for variant in Self.variants(of: text, &random) {
        check(variant)
      }
    }
  }

  private static func variants(of bytes: [UInt8], _ random: inout Flips) -> [[UInt8]] {
    var variants = [bytes, [0xEF, 0xBB, 0xBF] + bytes]
    variants.append(bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] })
    if bytes.count <= 600 {
      variants += bytes.indices.map { Array(bytes[..<$0]) }
    }
    for _ in 0..<3 where !bytes.isEmpty {
      var flipped = bytes
      flipped[random.next(below: bytes.count)] ^= UInt8(1 << random.next(below: 8))
      variants.append(flipped)
    }
    return variants
  }

  private func check(_ bytes: [UInt8]) {
    let source = SourceText(name: "a.yaml", bytes: bytes)
    let parsed = YAMLDocument.parse(source)
    let (document, diagnostics) = (parsed.document, parsed.diagnostics)
    let shown = String(decoding: bytes, as: UTF8.self)
    #expect(document != nil || !diagnostics.isEmpty, "\(shown)")
    let borders = Self.borders(of: bytes)
    func isGood(_ range: SourceRange) -> Bool {
      range.end <= bytes.count && borders[range.start] && borders[range.end]
    }
    for diagnostic in diagnostics {
      for label in [diagnostic.primary] + diagnostic.secondary {
        #expect(isGood(label.range), "\(diagnostic) \(shown)")
        let line = source.location(of: label.range.start).line
        #expect(1 <= line && line <= source.lineCount)
      }
    }
    if let document {
      var stack = [document.root]
      var left = 100_000
      while let node = stack.popLast(), left > 0 {
        left -= 1
        if !isGood(node.range) { Issue.record("\(node.range) \(shown)") }
        stack += node.elements
        for entry in node.entries { stack += [entry.key, entry.value] }
      }
    }
    let again = YAMLDocument.parse(source)
    #expect(again.document == document && again.diagnostics == diagnostics)
    let printer = DiagnosticPrinter(sources: SourceSet(source)) { _ in 1 }
    let text = printer.text(for: DiagnosticReport(diagnostics))
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
  }

  /// Whether a code point, or a byte that belongs to none, begins at each offset.
  private static func borders(of bytes: [UInt8]) -> [Bool] {
    var borders = [Bool](repeating: false, count: bytes.count + 1)
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        borders[offset] = true
        offset += CodePoint(decoding: bytes, at: offset).length
      }
    }
    borders[bytes.count] = true
    return borders
  }
}

/// Knuth's generator, so that a failure can be repeated.
private struct Flips {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
