import SourceDiagnostics
import Testing
import YAMLTree

/// What the author of a broken file gets to read, as a whole.
@Suite struct RenderedFindingTests {
  private func report(_ text: String) -> String {
    let source = SourceText(name: "hero.yaml", text: text)
    let diagnostics = YAMLDocument.parse(source).diagnostics
    return DiagnosticPrinter(sources: SourceSet(source)) { _ in 1 }
      .text(for: DiagnosticReport(diagnostics))
  }

  @Test("Mistakes in the syntax")
  func syntax() {
    let text = report(
      """
      title: The loop: endless
      start: @2
      slides: [one, two
      bcd
      wrap: {a:1}
      name: "it\\q"
      list: - a
      gap:
      	one: 1
      hold: 'x
      last: 1
      """)
    #expect(
      text == #"""
        error[two-values]: a second `: ` on one line
         ┌─ hero.yaml:1:16
        1│ title: The loop: endless
         │                ^
         │        -------- the value begins here
         = help: put the value in quotes if the colon belongs to it

        error[reserved-start]: a value cannot begin with `@`
         ┌─ hero.yaml:2:8
        2│ start: @2
         │        ^^
         = help: put it in quotes: `"@2"`

        error[unclosed-bracket]: `[` is never closed
         ┌─ hero.yaml:3:9
        3│ slides: [one, two
         │         ^
         ·
        5│ wrap: {a:1}
         │     - it has to be closed before here
         = help: write `]` where it ends

        error[flow-space]: `a:1` is a key without a value
         ┌─ hero.yaml:5:8
        5│ wrap: {a:1}
         │        ^^^
         = help: write `a: 1`

        error[bad-escape]: unknown escape `\q`
         ┌─ hero.yaml:6:10
        6│ name: "it\q"
         │          ^^
         = help: write `\\` for a backslash, or use single quotes

        error[syntax]: a list cannot begin on this line
         ┌─ hero.yaml:7:7
        7│ list: - a
         │       ^^^
         = help: begin it on the next line, or write `[one, two]`

        error[tab-indent]: YAML cannot be indented with tabs
         ┌─ hero.yaml:9:1
        9│     one: 1
         │ ^^^^
         = help: write two spaces instead

        error[unclosed-quote]: `'` is never closed
          ┌─ hero.yaml:10:7
        10│ hold: 'x
          │       ^
        11│ last: 1
          │        - the string continues up to here
          = help: write `'` where the string ends

        8 errors in 1 file

        """#)
  }

  @Test("More YAML than configs use")
  func unused() {
    let text = report("a: &x !int 3\nb:\n  <<: *y\n  c: 1\n  c: 2\n[d]: *a\n---\ne: 1\n")
    #expect(
      text == #"""
        warning[anchor-unused]: `&x` is never used
         ┌─ hero.yaml:1:4
        1│ a: &x !int 3
         │    ^^
         = help: remove it

        error[tag]: tags such as `!int` are not supported
         ┌─ hero.yaml:1:7
        1│ a: &x !int 3
         │       ^^^^
         = help: remove it

        error[merge-key]: the merge key `<<` is not supported
         ┌─ hero.yaml:3:3
        3│   <<: *y
         │   ^^
         = help: use `extends`

        error[undefined-alias]: there is no anchor `&y` before this
         ┌─ hero.yaml:3:7
        3│   <<: *y
         │       ^^
         = help: write `&y` before the value that it refers to

        error[duplicate-key]: duplicate key `c`
         ┌─ hero.yaml:5:3
        4│   c: 1
         │   - first set here
        5│   c: 2
         │   ^
         = help: keep one of them

        error[key-not-text]: a key has to be a string
         ┌─ hero.yaml:6:1
        6│ [d]: *a
         │ ^^^
         = help: write `key: value`, with a word before the colon

        error[undefined-alias]: there is no anchor `&a` before this
         ┌─ hero.yaml:6:6
        6│ [d]: *a
         │      ^^
         = help: write `&a` before the value that it refers to

        error[several-documents]: a second document starts here
         ┌─ hero.yaml:7:1
        1│ a: &x !int 3
         │ - the first one
         ·
        7│ ---
         │ ^^^
         = help: write one file for each

        7 errors, 1 warning in 1 file

        """#)
  }
}
