import SourceDiagnostics
import Testing
import YAMLTree

@Suite("Reading goes on behind a mistake")
struct ReadingOnTests {
  @Test(
    "Behind an unfinished merge the file is read with its first version",
    arguments: [
      "⟪conflict-marker|<<<<<<< a⟫\na: 1\n⟪+|=======⟫\na: 2\n⟪+|>>>>>>> b⟫\nb: ⟪reserved-start|@c⟫\n",
      "⟪conflict-marker|<<<<<<< a⟫\na: 1\n⟪+||||||||⟫\na: 0\n⟪+|=======⟫\na: 2\n⟪+|>>>>>>> b⟫\n⟪duplicate-key|a⟫: 3\n"
        .replacing("a: 1\n", with: "⟪+|a⟫: 1\n"),
    ])
  func conflicts(marked: String) { expectFindings(marked) }

  @Test(
    "A mistake of one line or block hides none behind it",
    arguments: [
      "a:\n- b: ⟪syntax|- c⟫\n- d: ⟪reserved-start|@e⟫\n",
      "a:\n- [b] ⟪syntax|(c)⟫\n- \"d\"⟪syntax|,⟫\n- [e]⟪syntax|,⟫\n- f: ⟪reserved-start|@g⟫\n",
      "a:\n  ⟪+|- b⟫: 1\n      ⟪bad-indent|c⟫: 2\n      d: 3\n  - e: ⟪reserved-start|@f⟫\n",
      "a:\n  b: 1\n  ⟪missing-colon|c 2⟫\n  d: ⟪reserved-start|@e⟫\n",
      "a:\n  ⟪syntax|*⟫ b\n  ⟪syntax|*⟫ c\nd: ⟪reserved-start|@e⟫\n",
      "a:\n  ⟪+|-⟫ b: 1\n  ⟪bad-indent|c⟫: 2\n  - d: ⟪reserved-start|@e⟫\n",
      "a: [b,⟪syntax|,⟫ c]\nd: ⟪reserved-start|@e⟫\n",
      "- a: b\n- c⟪syntax|]⟫\n".replacing("c⟪syntax|]⟫", with: "[c]⟪syntax|]⟫"),
    ])
  func lines(marked: String) { expectFindings(marked) }

  @Test("A sign that ends the line before an element or a key is fixed by a line break")
  func lineBreaks() {
    for (text, mended) in [
      ("a:\u{2028}- b\n", "\n"), ("a: 1\u{2028}b: 2\n", "\n"), ("a: b\u{2028}c\n", " "),
    ] {
      let diagnostic = parsed(text).diagnostics.first
      #expect(diagnostic?.rule == .oddLineBreak)
      #expect(diagnostic?.fix?.edits.map(\.replacement) == [mended])
    }
  }

  @Test("What is no text is one finding, whatever looks like a line break in it")
  func noText() {
    let bytes = (0..<30).flatMap { _ in [0xC2, 0x85, 0xFF] as [UInt8] }
    let source = SourceText(name: "a.yaml", bytes: bytes)
    #expect(YAMLDocument.parse(source).diagnostics.map(\.rule) == [.invalidUTF8])
  }
}
