import SourceDiagnostics
import Testing
import YAMLTree

@Suite struct SyntaxFindingTests {
  @Test(
    "A mistake in the syntax is reported where it was made",
    arguments: [
      // Tabs.
      "a:\n⟪tab-indent|\t⟫b: 1\n",
      "a:\n  b: 1\n⟪tab-indent|\t\t⟫c: 2\n",
      "a: |\n⟪tab-indent|\t⟫text\n",
      // Keys and colons.
      "a: 1\n⟪missing-colon|bcd⟫\ne: 2\n",
      "a: 1\n⟪missing-colon|b:2⟫ # why\n",
      "⟪+|title⟫: x\n  ⟪bad-indent|text⟫: y\n",
      "# c\n⟪+|title⟫: x\n\n# c\n  ⟪bad-indent|text⟫: y\n",
      "a: ⟪+|b⟫⟪two-values|:⟫ c\n",
      "- a: ⟪+|x⟫⟪two-values|:⟫ y\n",
      "⟪long-key|" + String(repeating: "k", count: 1100) + "⟫: 1\n",
      "a: 1\n⟪long-key|" + String(repeating: "k", count: 1100) + "⟫\nb: 2\n",
      "a:\n    ⟪+|b⟫: 1\n  ⟪bad-indent|c⟫: 2\n",
      "a:\n  ⟪+|-⟫ b\n  ⟪bad-indent|c⟫: 2\n",
      " ⟪+|a⟫: 1\n⟪bad-indent|b⟫: 2\n",
      "- a: 1\n  ⟪+|b⟫: 2\n ⟪bad-indent|c⟫: 3\n",
      "a: 1\n⟪missing-colon|b c⟫\nd: 2\n", "⟪missing-colon|b c⟫\nd: 2\n",
      // Brackets and quotes.
      "a: ⟪unclosed-bracket|[⟫1, 2⟪+|⟫",
      "a: ⟪unclosed-bracket|[⟫1, 2\nb⟪+|:⟫ 1\n",
      "a: ⟪unclosed-bracket|[⟫1, 2⟪+|}⟫\nb: 1\n",
      "a: ⟪unclosed-bracket|{⟫b: 1\n⟪+|⟫",
      "a: ⟪+|[⟫\"b\" ⟪syntax|c]⟫\n",
      "a: b\n⟪syntax|]⟫\n",
      "a: ⟪unclosed-quote|\"⟫text\nb: 1\n⟪+|⟫",
      "a: ⟪unclosed-quote|'⟫text\nb: its' ⟪+|f⟫ine\nc: 1\n",
      "a: [b,⟪syntax|,⟫ c]\n",
      "a: \"b\" ⟪syntax|c⟫\n",
      "a: 'it⟪+|'⟫⟪syntax|s not'⟫\nb: 1\n",
      "- 'it⟪+|'⟫⟪syntax|s not'⟫\n",
      "a: ['it⟪+|'⟫⟪syntax|s not']⟫\n",
      "a: \"say ⟪+|\"⟫⟪syntax|hi\" now\"⟫\n",
      // Values that became comments in brackets.
      "- {a: b, c: ⟪no-value|#ff0000⟫}\n",
      "- {a: b, c: ⟪no-value|#ff0000⟫}\n- d\n",
      "a: {b: ⟪no-value|#fff⟫}\n",
      "a: {b: ⟪no-value|#fff⟫}\nc: 1\n",
      "a: {b: ⟪no-value|#FFFF⟫, c: 1} # why\nd: 1\n",
      "a: [{b: ⟪no-value|#12345678⟫}, {c: 1}]\nd: [1]\n",
      "a: [\n  {b: ⟪no-value|#fff⟫},\n  {c: 1}\n]\n",
      "a: {\n  b: ⟪no-value|#fff⟫\n  c: 1\n}\n",
      "a: [b: ⟪no-value|#fff⟫]\n",
      "a: {b: ⟪no-value|#1⟫}\n",
      "a: {b: ⟪no-value|#one⟫ two}\nc: 1\n",
      "a: ⟪unclosed-bracket|{⟫b: 1 #fff}\n⟪+|⟫",
      "a: {b: #fff\n  1}\n",
      "a: {\n  b: 1, # c: #fff\n}\n",
      // First characters.
      "a: ⟪reserved-start|@home⟫\n",
      "a: ⟪reserved-start|`x`⟫ # why\n",
      "a: ⟪reserved-start|%5⟫\n",
      "a: ⟪reserved-start|*⟫\n",
      "a: ⟪reserved-start|& b⟫\n",
      // Escapes.
      "a: \"b⟪bad-escape|\\q⟫\"\n",
      "a: \"⟪bad-escape|\\x⟫zz\"\n",
      "a: \"⟪bad-escape|\\u⟫D800\"\n",
      // The rest.
      "a: ⟪syntax|- b⟫\n",
      "a: |⟪syntax|x⟫\n  b\n",
      "⟪syntax|%FOO⟫\n---\na: 1\n",
      "⟪yaml-version|%YAML 1.3⟫\n---\na: 1\n",
      "⟪yaml-version|%YAML 2.0⟫\n---\na: 1\n",
      "%YAML 1.2\n---\na: 1\n",
      "a: ⟪tag|!x!y⟫ b\n",
    ])
  func findings(marked: String) {
    expectFindings(marked)
  }

  @Test("Reading goes on at the next key at column 1 and finds later mistakes")
  func recovery() {
    expectFindings(
      """
      ⟪+|one⟫: ⟪reserved-start|@a⟫
        ⟪bad-indent|- junk⟫: [
      ⟪+|two⟫: fine
      three: "⟪bad-escape|\\q⟫"
      ⟪duplicate-key|two⟫: 2
      four: ⟪unclosed-bracket|[⟫1
      five⟪+|:⟫ ⟪tag|!int⟫ 3

      """)
  }

  @Test(
    "A mistake of one line hides no other one, wherever it is",
    arguments: [
      "a:\n  - ⟪reserved-start|@b⟫\n  - c\n  - ⟪reserved-start|%d⟫\n  - ⟪reserved-start|`e`⟫\n",
      "a:\n  - b: ⟪+|c⟫⟪two-values|:⟫ d: e\n  - f: ⟪+|g⟫⟪two-values|:⟫ h\n",
      "a:\n⟪tab-indent|\t⟫- b\n⟪tab-indent|\t⟫- \"c⟪bad-escape|\\q⟫ d⟪bad-escape|\\w⟫\"\n",
      "- 'it⟪+|'⟫⟪syntax|s'⟫\n- \"say ⟪+|\"⟫⟪syntax|hi\"\"⟫\n- ⟪tag|!int⟫ 3\n",
      "- {a: ⟪no-value|#fff⟫}\n- {a: ⟪no-value|#000⟫, b: 1}\n",
      "a:\n- b\n⟪syntax|-⟫c\n- d\n⟪syntax|-⟫e\n- ⟪reserved-start|@f⟫\n",
      "a:\n  ⟪syntax|-⟫b: 1\n  ⟪syntax|-⟫b: 2\nc: ⟪reserved-start|@d⟫\n",
      "- {⟪flow-space|a:1⟫}\n- ⟪reserved-start|@⟫\n- {⟪flow-space|b:2⟫}\n",
      "a: ⟪reserved-start|@b⟫\nc: ⟪unclosed-bracket|[⟫1\nd⟪+|:⟫\n  - ⟪reserved-start|@e⟫\n  - ⟪reserved-start|@f⟫\n",
    ])
  func lineRecovery(marked: String) { expectFindings(marked) }

  @Test("At most twenty-one syntax errors are reported for a file")
  func manyErrors() {
    let text = (0..<100).map { "k\($0): @\n" }.joined()
    #expect(parsed(text).diagnostics.count == 21)
  }

  @Test("After a syntax error the tree keeps what was read, and says that it is partial")
  func partialTree() throws {
    let result = parsed("a: 1\nb: [1, {c: @\nd: {e: f}\ng: h\n")
    #expect(result.diagnostics.map(\.rule.id) == ["unclosed-bracket", "reserved-start"])
    let tree = try #require(result.document)
    #expect(tree.isPartial)
    #expect(outline(tree.root) == "{a: 1, d: {e: f}, g: h}")
  }
}
