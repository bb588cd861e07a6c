import SourceDiagnostics
import TestSupport
import Testing

@Suite("A round of fixes")
struct FixPassTests {
  private func finding(_ edits: [(Range<Int>, String)], safety: Fix.Safety = .safe) -> Diagnostic {
    let edits = edits.map { range, text in
      Fix.Edit(.first, SourceRange(range.lowerBound, range.upperBound), text)
    }
    return Diagnostic(
      .syntax, "m", at: Label(.first, SourceRange(at: 0)), fix: Fix(edits, safety: safety))
  }

  private func fixed(
    _ text: String, _ fixes: [[(Range<Int>, String)]], allowingGuesses: Bool = false
  ) -> (text: String, count: Int) {
    let pass = FixPass(
      of: fixes.map { finding($0) }, in: .first, of: Array(text.utf8),
      allowingGuesses: allowingGuesses)
    return (String(decoding: pass.bytes, as: UTF8.self), pass.count)
  }

  @Test("Edits are made in their places, whatever their order")
  func places() {
    #expect(fixed("abcdef", [[(4..<5, "E")], [(0..<1, "")], [(2..<2, "!")]]) == ("b!cdEf", 3))
    #expect(fixed("abc", [[(0..<1, "x")], [(1..<2, "y")]]) == ("xyc", 2))
  }

  @Test("Of two fixes that meet the first by position wins, as a whole")
  func conflicts() {
    #expect(fixed("abcdef", [[(1..<4, "X")], [(3..<5, "Y")]]) == ("aXef", 1))
    #expect(fixed("abcdef", [[(0..<1, "X"), (5..<6, "Y")], [(4..<6, "Z")]]) == ("XbcdeY", 1))
    #expect(fixed("abcdef", [[(0..<1, "X"), (5..<6, "Y")], [(2..<3, "Z")]]) == ("XbZdeY", 2))
    #expect(fixed("ab", [[(1..<1, "x")], [(1..<1, "y")]]) == ("axb", 1))
    #expect(fixed("ab", [[(1..<1, "x")], [(1..<2, "y")]]) == ("axb", 1))
  }

  @Test("Guesses are made only when they are asked for, and other files never")
  func choice() {
    let bytes = Array("ab".utf8)
    let guess = finding([(0..<1, "x")], safety: .needsReview)
    #expect(FixPass(of: [guess], in: .first, of: bytes).count == 0)
    #expect(FixPass(of: [guess], in: .first, of: bytes, allowingGuesses: true).count == 1)
    var sources = SourceSet(SourceText(name: "a", text: ""))
    let other = sources.add(SourceText(name: "b", text: ""))
    #expect(FixPass(of: [guess], in: other, of: bytes, allowingGuesses: true).bytes == bytes)
  }

  @Test("Every byte outside of the edits stays, for random edits")
  func bytesStay() {
    var random = SeededGenerator(seed: 4)
    for _ in 0..<2000 {
      let old = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let findings = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        let start = Int.random(in: 0...old.count, using: &random)
        let end = Int.random(in: start...old.count, using: &random)
        return finding([(start..<end, Bool.random(using: &random) ? "" : "é")])
      }
      let pass = FixPass(of: findings, in: .first, of: old)
      #expect(pass.bytes == Self.reference(findings, old).bytes)
      #expect(pass.count == Self.reference(findings, old).count)
      #expect(pass.count > 0 || pass.bytes == old)
    }
  }

  /// One fix after the other, from the last to the first, where they do not meet.
  private static func reference(
    _ findings: [Diagnostic], _ old: [UInt8]
  ) -> (bytes: [UInt8], count: Int) {
    let edits = findings.flatMap { $0.fix?.edits ?? [] }.enumerated().sorted { one, other in
      (one.element.range.start, one.element.range.end, one.offset)
        < (other.element.range.start, other.element.range.end, other.offset)
    }.map(\.element)
    var accepted: [Fix.Edit] = []
    for edit in edits {
      guard let last = accepted.last else {
        accepted.append(edit)
        continue
      }
      let isApart = last.range.end < edit.range.start
      let isBeside =
        last.range.end == edit.range.start && !last.range.isEmpty && !edit.range.isEmpty
      if isApart || isBeside { accepted.append(edit) }
    }
    var bytes = old
    for edit in accepted.reversed() {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: edit.replacement.utf8)
    }
    return (bytes, accepted.count)
  }
}
