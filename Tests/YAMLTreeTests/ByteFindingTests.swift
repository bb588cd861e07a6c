import SourceDiagnostics
import Testing
import YAMLTree

@Suite struct ByteFindingTests {
  private func findings(_ bytes: [UInt8], _ limits: YAMLLimits = .standard) -> [String] {
    let source = SourceText(name: "a.yaml", bytes: bytes)
    let result = YAMLDocument.parse(source, limits: limits)
    return result.diagnostics.map {
      "\($0.rule.id) \($0.primary.range.start)..<\($0.primary.range.end): \($0.message)"
    }
  }

  @Test("Each place that is not UTF-8 is reported, adjacent bytes as one")
  func invalidUTF8() {
    #expect(
      findings(Array("a: ".utf8) + [0xF6, 0x20, 0xE2, 0x82, 0x20, 0xFF, 0xFE] + Array("x".utf8))
        == [
          "invalid-utf8 3..<4: byte 0xF6 is not valid UTF-8",
          "invalid-utf8 5..<7: bytes 0xE2 0x82 are not valid UTF-8",
          "invalid-utf8 8..<10: bytes 0xFF 0xFE are not valid UTF-8",
        ])
  }

  @Test("A file of another encoding or of no text is one finding")
  func binary() {
    let latin1 = Array(repeating: Array("m: ".utf8) + [0xF6, 0x0A], count: 300).flatMap { $0 }
    #expect(
      findings(latin1) == [
        "invalid-utf8 3..<4: this is not UTF-8: 300 places contain invalid bytes"
      ])
    let binary = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 7919 >> 3) }
    #expect(findings(binary).count == 1)
  }

  @Test(
    "UTF-16 and UTF-32 are recognised with and without their marks",
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], "UTF-16LE"), ([0xFE, 0xFF, 0, 0x61], "UTF-16BE"),
      ([0x61, 0, 0x3A, 0], "UTF-16LE"), ([0, 0x61, 0, 0x3A], "UTF-16BE"),
      ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"),
    ] as [([UInt8], String)])
  func wideEncodings(bytes: [UInt8], name: String) {
    let found = findings(bytes)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("wrong-encoding 0..<") && $0.contains(name) })
  }

  @Test(
    "What is no text, and what hides line breaks, is reported where it stands",
    arguments: [
      "a: b⟪control-character|\u{7}⟫c\n", "a: ⟪control-character|\0⟫\n",
      "a: ⟪control-character|\u{FEFF}⟫b\n", "a: ⟪control-character|\u{9F}⟫b\n",
      "a: \"b⟪odd-line-break|\u{2028}⟫c\"\n", "a: \"b⟪odd-line-break|\u{85}⟫c\"\n",
      "\u{FEFF}a: b\n", "a: \u{E000}\u{10FFFF}\u{FFFD}é日\n",
      "a: 1\n⟪conflict-marker|<<<<<<< HEAD⟫\nb: 2\n⟪+|=======⟫\nb: 3\n⟪+|>>>>>>> main⟫\n",
      "⟪conflict-marker|<<<<<<<⟫\nb: 2\n", "a: |\n  <<<<<<< HEAD\n  =======\n",
    ])
  func findings(marked: String) {
    expectFindings(marked)
  }

  @Test("A file above the size limit is not read")
  func size() {
    var limits = YAMLLimits.standard
    limits.bytes = 4
    #expect(findings(Array("a: 1".utf8), limits).isEmpty)
    #expect(findings(Array("a: 12".utf8), limits).map { $0.prefix(9) } == ["too-large"])
  }
}
