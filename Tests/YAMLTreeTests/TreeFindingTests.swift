import Testing
import YAMLTree

@Suite struct TreeFindingTests {
  @Test(
    "A line that looks like an element but continues the text above it is warned of, once a text",
    arguments: [
      "a:\n- ⟪+|b⟫\n ⟪unindented-item|-⟫ c\n",
      "- ⟪+|a⟫\r\n\r\n  ⟪unindented-item|-⟫ b\r\n  - c\r\n- d\r\n",
      "- a\n- ⟪+|b⟫\n    c\n  ⟪unindented-item|-⟫\td\n",
      "- ⟪+|a⟫\n  ⟪unindented-item|-⟫\n",
      "-\n  - ⟪+|a⟫\n   ⟪unindented-item|-⟫ b\n",
    ])
  func dashes(marked: String) { expectFindings(marked) }

  @Test(
    "A dash elsewhere in a text of several lines is a dash",
    arguments: [
      "- a\n  -b\n", "- a -\n  b\n", "- a - b\n  c - d\n", "- 'a\n  - b'\n",
      "- |\n  a\n  - b\n", "- >\n  - a\n  - b\n", "- a\n- b\n", "- - a\n  - b\n",
      "- [a\n  - b]\n",
    ])
  func otherDashes(text: String) { expectFindings(text) }

  @Test(
    "YAML outside of the small part is reported where it stands",
    arguments: [
      "⟪empty-file|⟫", "⟪empty-file|⟫# only this\n", "⟪empty-file|⟫---\n...\n",
      "⟪+|---⟫\na: 1\n⟪several-documents|---⟫\nb: 2\n",
      "⟪+|a⟫: 1\n⟪several-documents|---⟫\nb: 2\n",
      "⟪+|é⟫: 1\n⟪several-documents|---⟫\nb: 2\n", "a: 1\n⟪+|...⟫\n⟪several-documents|é: 2⟫\n",
      "a: 1\n...\n", "---\na: 1\n",
      "a: ⟪tag|!int⟫ 3\nb: ⟪tag|!!str⟫ &x c\nd: *x\n",
      "a: ⟪tag|!m⟫ {b: c}\nd: ⟪tag|!<tag:x>⟫\n  - e\n",
      "x: &x {a: 1}\ny:\n  ⟪merge-key|<<⟫: *x\n",
      "x: &x 1\ny:\n  \"<<\": *x\n",
      "⟪key-not-text|[a, b]⟫: 1\n", "? ⟪key-not-text|{a: b}⟫\n: 1\n", "⟪key-not-text|:⟫ 1\n",
      "x: &x a\n⟪key-not-text|*x⟫ : 1\n",
      "⟪+|⟪+|a⟫⟫: 1\n⟪duplicate-key|a⟫: 2\n⟪duplicate-key|\"a\"⟫: 3\n",
      "a: {⟪+|b⟫: 1, c: 2, ⟪duplicate-key|'b'⟫: 3}\n",
      "a: {⟪flow-space|b:1⟫}\n", "a: {⟪flow-space|b:1⟫, c: 2}\n", "a: {b: , c}\n",
      "a: {⟪key-not-text|:⟫ 1}\n",
      "a: [b:1]\n", "a: {\"b\":1}\n",
      "a: ⟪+|&first⟫ 1\nb: *first\nc: ⟪undefined-alias|*frist⟫\n",
      "a: ⟪undefined-alias|*nobody⟫\n",
      "a: ⟪+|&a⟫ [1, ⟪alias-in-itself|*a⟫]\n",
      "a: ⟪+|&a⟫ 1\nb: *a\nc: ⟪anchor-redefined|&a⟫ 2\nd: *a\n",
      "a: ⟪anchor-unused|&a⟫ 1\n",
      "a: ⟪anchor-unused|&a⟫\n  b: 1\n",
    ])
  func findings(marked: String) {
    expectFindings(marked)
  }

  @Test("Nesting deeper than the limit is refused at the first level that is too deep")
  func depth() {
    let open = String(repeating: "[", count: 64)
    let close = String(repeating: "]", count: 64)
    expectFindings(open + close)
    expectFindings(open + "⟪too-deep|[⟫]" + close)
    let block = String(repeating: "- ", count: 64)
    expectFindings(block + "a")
    expectFindings(block + "⟪too-deep|-⟫ a")
    expectFindings(block + "⟪too-deep|é⟫: a")
  }

  @Test("More nodes than the limit are refused")
  func nodes() {
    var limits = YAMLLimits.standard
    limits.nodes = 4
    expectFindings("[a, b, c]", limits: limits)
    expectFindings("[a, b, c, ⟪too-many|d⟫, e]", limits: limits)
  }

  @Test("Aliases may expand to a limited number of nodes")
  func explosion() {
    var limits = YAMLLimits.standard
    limits.aliasedNodes = 8
    expectFindings("- &a [1, 2, 3]\n- [*a, *a]\n", limits: limits)
    expectFindings("- ⟪+|&a⟫ [1, 2, 3]\n- [*a, *a, ⟪alias-explosion|*a⟫]\n", limits: limits)
    expectFindings("- &a [1]\n- ⟪+|&b⟫ [*a, *a]\n- ⟪alias-explosion|*b⟫\n", limits: limits)
  }

  @Test("A key that is set twice is found in a map of any size")
  func largeMaps() {
    for count in [2, 10, 23, 24, 25, 100] {
      var keys = (0..<count).map { "k\($0): 1" }
      keys[0] = "⟪+|k0⟫: 1"
      expectFindings((keys + ["⟪duplicate-key|k0⟫: 2"]).joined(separator: "\n"))
    }
  }
}
