import TestSupport
import Testing

@testable import SourceDiagnostics

@Suite("Differences")
struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String) -> String {
    let diff = UnifiedDiff(of: "a.yaml", from: Array(old.utf8), to: Array(new.utf8))
    return String(decoding: diff.lines.flatMap(\.bytes), as: UTF8.self)
  }

  @Test("A change stands among three lines before and after it")
  func sample() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("2\n3\n", with: "2\nx\n").replacing("11\n", with: "")
    #expect(
      text(old, new) == """
        --- a.yaml
        +++ a.yaml
        @@ -1,6 +1,6 @@
         1
         2
        -3
        +x
         4
         5
         6
        @@ -8,5 +8,4 @@
         8
         9
         10
        -11
         12

        """)
  }

  @Test("A missing line break at the end is reported, and equal texts have no difference")
  func ends() {
    #expect(text("a\n", "a\n") == "")
    #expect(text("", "") == "")
    #expect(
      text("a", "a\n") == """
        --- a.yaml
        +++ a.yaml
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
    #expect(text("", "a\n").contains("@@ -0,0 +1 @@"))
  }

  @Test("Applying the difference gives the new text, for random texts")
  func application() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let (old, new) = Self.pair(&random)
      let diff = UnifiedDiff(of: "a", from: old, to: new)
      #expect(diff.applied(to: old) == new)
      #expect(diff.lines.isEmpty == (old == new))
    }
  }

  @Test("No shorter way leads from one list to the other, for random lists")
  func shortest() {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<2000 {
      let lines = { (bytes: [UInt8]) in bytes.indices.map { bytes[$0...$0] } }
      let (old, new) = Self.pair(&random)
      let changes = LineDiff(from: lines(old), to: lines(new)).changes
      let steps = changes.reduce(0) { $0 + $1.old.count + $1.new.count }
      #expect(steps == Self.distance(old, new))
    }
  }

  @Test("Two long texts with nothing in common are one change, at once")
  func strangers() {
    let old = (0..<5000).flatMap { Array("a\($0)\n".utf8) }
    let new = (0..<5000).flatMap { Array("b\($0)\n".utf8) }
    let diff = UnifiedDiff(of: "a", from: old, to: new)
    #expect(diff.lines.count == 10_003)
    #expect(diff.applied(to: old) == new)
  }

  /// Two short texts of few letters, so that they have lines in common.
  private static func pair(_ random: inout SeededGenerator) -> ([UInt8], [UInt8]) {
    func text() -> [UInt8] {
      (0..<Int.random(in: 0...24, using: &random)).map { _ in
        Array("ab\n\n\r".utf8).randomElement(using: &random) ?? 0
      }
    }
    return (text(), text())
  }

  /// The number of insertions and deletions, by the table of all prefixes.
  private static func distance(_ old: [UInt8], _ new: [UInt8]) -> Int {
    var row = Array(0...new.count)
    for (i, a) in old.enumerated() {
      var next = [i + 1]
      for (j, b) in new.enumerated() {
        next.append(a == b ? row[j] : min(row[j + 1], next[j]) + 1)
      }
      row = next
    }
    return row[new.count]
  }
}

extension UnifiedDiff {
  /// What a patch makes of a text: a patcher that knows only what the difference says.
  func applied(to old: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = old[...]
    var line = 1
    func takeLine() -> [UInt8] {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      defer { rest = rest[end...] }
      line += 1
      return Array(rest[..<end])
    }
    for (index, entry) in lines.enumerated() {
      let isUnended = index + 1 < lines.count && lines[index + 1].kind == .note
      let content = Array(isUnended ? entry.bytes.dropFirst().dropLast() : entry.bytes.dropFirst())
      switch entry.kind {
      case .header, .note: continue
      case .place:
        let text = String(decoding: entry.bytes, as: UTF8.self)
        let numbers = text.dropFirst(4).prefix { $0 != " " }.split(separator: ",").map { Int($0) }
        let isEmpty = numbers.count == 2 && numbers[1] == 0
        let start = (numbers[0] ?? 0) + (isEmpty ? 1 : 0)
        while line < start { result += takeLine() }
      case .kept, .removed:
        guard takeLine() == content else { return [] }
        if entry.kind == .kept { result += content }
      case .added: result += content
      }
    }
    return result + rest
  }
}
