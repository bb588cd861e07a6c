import SourceDiagnostics
import Testing

/// Enough of the real width table for these tests: CJK and emoji take two columns.
@Sendable private func width(_ character: Character) -> Int {
  guard let first = character.unicodeScalars.first else { return 0 }
  return (0x2E80...0xFFDC).contains(first.value) || first.value >= 0x1F300 ? 2 : 1
}

@Suite struct DiagnosticPrinterTests {
  private func print(_ diagnostic: Diagnostic, _ texts: SourceText..., lineWidth: Int = 100)
    -> String
  {
    var sources = SourceSet()
    for text in texts { _ = sources.add(text) }
    return DiagnosticPrinter(sources: sources, lineWidth: lineWidth, characterWidth: width)
      .text(for: diagnostic)
  }

  private func label(_ part: String, in source: SourceText, _ text: String? = nil) -> Label {
    let bytes = Array(part.utf8)
    let start = source.bytes.indices.first { source.bytes[$0...].starts(with: bytes) } ?? 0
    return Label(.first, SourceRange(start, start + bytes.count), text)
  }

  @Test("A diagnostic shows the line, the place, the path and what to do")
  func sample() {
    let text = String(repeating: "\n", count: 23) + "      every: 3000\n"
    let source = SourceText(name: "hero.yaml", text: text)
    let diagnostic = Diagnostic(
      .durationWithoutUnit, "`3000` has no unit",
      at: label("3000", in: source, "a duration is a number and a unit"),
      path: "carousels.hero.autoplay.every", help: "write `3s` (or `3000ms`)")
    #expect(
      print(diagnostic, source) == """
        error[duration-without-unit]: `3000` has no unit
          ┌─ hero.yaml:24:14
        24│       every: 3000
          │              ^^^^ a duration is a number and a unit
          = at carousels.hero.autoplay.every
          = help: write `3s` (or `3000ms`)

        """)
  }

  @Test("Labels on several lines are shown in order, with a dot for what lies between")
  func severalLines() {
    let source = SourceText(
      name: "a.yaml", text: "color: red\n\n\n\n\n\n\n\n\ncolor: blue\ngap: 1\n")
    let diagnostic = Diagnostic(
      .duplicateKey, "duplicate key `color`", at: Label(.first, SourceRange(19, 24), "again"),
      also: [
        label("color", in: source, "first here"), label("gap", in: source, "and this"),
        Label(.first, SourceRange(26, 30)),
      ])
    #expect(
      print(diagnostic, source) == """
        error[duplicate-key]: duplicate key `color`
          ┌─ a.yaml:10:1
         1│ color: red
          │ ----- first here
          ·
        10│ color: blue
          │ ^^^^^ again
          │        ----
        11│ gap: 1
          │ --- and this

        """)
  }

  @Test("Labels in other files follow under the names of their files")
  func severalFiles() {
    let first = SourceText(name: "a.yaml", text: "extends: x\n")
    let second = SourceText(name: "b.yaml", text: "x: 1\n")
    var sources = SourceSet(first)
    let other = sources.add(second)
    let diagnostic = Diagnostic(
      .extendsCycle, "a circle", at: label("x", in: first),
      also: [Label(other, SourceRange(0, 1), "from here")])
    #expect(
      print(diagnostic, first, second) == """
        error[extends-cycle]: a circle
         ┌─ a.yaml:1:2
        1│ extends: x
         │  ^
         ┌─ b.yaml:1:1
        1│ x: 1
         │ - from here

        """)
  }

  @Test("The caret is placed by columns of the screen")
  func wideCharacters() {
    let source = SourceText(name: "a.yaml", text: "\t日本😀: nein\n")
    #expect(
      print(Diagnostic(.notABoolean, "m", at: label("nein", in: source)), source) == """
        error[not-a-boolean]: m
         ┌─ a.yaml:1:7
        1│     日本😀: nein
         │             ^^^^

        """)
  }

  @Test("Control, escape and bidi characters are spelt out and never printed")
  func hostileText() {
    let bytes = Array("a\u{1B}[31m\u{202E}b".utf8) + [0xFF, 0x07] + Array("c".utf8)
    let source = SourceText(name: "a\u{1B}.yaml", bytes: bytes)
    let diagnostic = Diagnostic(
      .controlCharacter, "\u{9B}31m\n\u{85}", at: label("c", in: source, "\u{7F}"),
      help: "\u{2066}\t")
    #expect(
      print(diagnostic, source) == """
        error[control-character]: <U+009B>31m␊<U+0085>
         ┌─ a␛.yaml:1:11
        1│ a␛[31m<U+202E>b�␇c
         │                  ^ ␡
         = help: <U+2066>␉

        """)
  }

  @Test("A long line is cut around the caret")
  func longLines() {
    let source = SourceText(
      name: "a.yaml", text: String(repeating: "a", count: 5000) + "XY" + "b😀" + "cccccccccccccccc")
    #expect(
      print(Diagnostic(.syntax, "m", at: label("XY", in: source)), source, lineWidth: 20) == """
        error[syntax]: m
         ┌─ a.yaml:1:5001
        1│ …aaaaaaXYb😀ccccccc…
         │        ^^

        """)
  }

  @Test("A mark at the end of a line or of the file stands after the last character")
  func ends() {
    let source = SourceText(name: "a.yaml", text: "ab\n")
    #expect(
      print(Diagnostic(.syntax, "m", at: Label(.first, SourceRange(at: 2))), source) == """
        error[syntax]: m
         ┌─ a.yaml:1:3
        1│ ab
         │   ^

        """)
    #expect(
      print(Diagnostic(.syntax, "m", at: Label(.first, SourceRange(at: 3))), source) == """
        error[syntax]: m
         ┌─ a.yaml:2:1
        2│
         │ ^

        """)
  }

  @Test("A range over several lines is underlined to the end of its first line")
  func multiLineRange() {
    let source = SourceText(name: "a.yaml", text: "a: [b\nc]\n")
    #expect(
      print(Diagnostic(.syntax, "m", at: Label(.first, SourceRange(3, 8))), source) == """
        error[syntax]: m
         ┌─ a.yaml:1:4
        1│ a: [b
         │    ^^

        """)
  }

  @Test("Colour changes nothing but the colour")
  func colour() {
    let source = SourceText(name: "a.yaml", text: "a: 1\na: 2\n")
    let diagnostic = Diagnostic(
      .duplicateKey, "m", at: Label(.first, SourceRange(5, 6), "x"),
      also: [Label(.first, SourceRange(0, 1), "y")], path: "a", help: "h")
    let report = DiagnosticReport([diagnostic])
    func text(_ style: DiagnosticStyle) -> String {
      DiagnosticPrinter(sources: SourceSet(source), style: style, characterWidth: width)
        .text(for: report)
    }
    #expect(text(.ansi).replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(.plain))
    #expect(text(.ansi).contains("\u{1B}[1;31merror[duplicate-key]\u{1B}[0m"))
    #expect(text(.plain).hasSuffix("\n\n1 error in 1 file\n"))
  }
}
