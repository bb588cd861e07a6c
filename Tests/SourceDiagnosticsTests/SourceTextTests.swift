import SourceDiagnostics
import Testing

@Suite struct SourceTextTests {
  @Test(
    "Lines end with LF, CRLF or a lone CR",
    arguments: [
      ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\nb", ["a", "b"]),
      ("a\r\nb\r\n", ["a", "b", ""]), ("a\rb", ["a", "b"]), ("a\r\rb", ["a", "", "b"]),
      ("a\n\rb", ["a", "", "b"]), ("\n\n", ["", "", ""]), ("\u{FEFF}a\nb", ["a", "b"]),
      ("a\u{2028}b", ["a\u{2028}b"]),
    ])
  func lines(text: String, lines: [String]) {
    let source = SourceText(name: "a.yaml", text: text)
    #expect(source.lineCount == lines.count)
    #expect(
      (1...source.lineCount).map { source.text(in: source.range(ofLine: $0)) } == lines)
  }

  @Test(
    "Columns are code points from 1, and a byte order mark is none",
    arguments: [
      ("abc", 0, "1:1"), ("abc", 3, "1:4"), ("abc", 99, "1:4"), ("aé€😀b", 10, "1:5"),
      ("\u{FEFF}abc", 0, "1:1"), ("\u{FEFF}abc", 3, "1:1"), ("\u{FEFF}abc", 4, "1:2"),
      ("a\r\nbc", 4, "2:2"), ("a\n", 2, "2:1"), ("e\u{301}x", 3, "1:3"),
    ])
  func locations(text: String, offset: Int, expected: String) {
    let source = SourceText(name: "a.yaml", text: text)
    #expect(source.location(of: offset).description == expected)
  }

  @Test("Bytes that are not UTF-8 count as String counts them")
  func invalidBytes() {
    for bytes in [
      [0xFF, 0x41], [0xE2, 0x82, 0x41], [0x80, 0x80, 0x41], [0xF0, 0x9F, 0x92, 0x41],
    ]
      as [[UInt8]]
    {
      let source = SourceText(name: "a.yaml", bytes: bytes)
      let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars.count
      #expect(source.location(of: bytes.count).column == scalars + 1)
    }
  }

  @Test(
    "On a line of any length each place has the column that its characters give it",
    arguments: ["x", "aé€😀b", "x: \u{301}", "12345678é"])
  func longLines(piece: String) {
    let count = 12_500 / piece.utf8.count
    let text = "short\n" + String(repeating: piece, count: count) + "\nbehind"
    let source = SourceText(name: "a.yaml", text: text)
    var offset = 6
    for (index, scalar) in String(repeating: piece, count: count).unicodeScalars.enumerated() {
      let place = source.location(of: offset)
      guard place == SourceLocation(line: 2, column: index + 1) else {
        Issue.record("\(offset) is \(place), not 2:\(index + 1)")
        return
      }
      offset += scalar.utf8.count
    }
    #expect(source.location(of: offset + 3).description == "3:3")
  }

  @Test("Code points are read as String reads them, whatever the bytes")
  func codePoints() {
    var random = UInt64(42)
    func next() -> UInt8 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let pool: [UInt8] = [0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xED, 0xE2, 0xF0, 0xF4, 0x9F, 0xA0, 0xFF]
      return pool[Int((random >> 33) % UInt64(pool.count))]
    }
    for _ in 0..<2000 {
      let bytes = (0..<6).map { _ in next() }
      var values: [UInt32] = []
      bytes.withUnsafeBufferPointer { buffer in
        var offset = 0
        while offset < buffer.count {
          let point = CodePoint(decoding: buffer, at: offset)
          values.append(point.value ?? 0xFFFD)
          offset += point.length
        }
      }
      #expect(values == String(decoding: bytes, as: UTF8.self).unicodeScalars.map(\.value))
    }
  }
}
