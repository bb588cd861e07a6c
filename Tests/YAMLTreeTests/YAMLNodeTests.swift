import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

@Suite struct YAMLNodeTests {
  @Test(
    "A file is read as the tree that it is",
    arguments: [
      ("slides: [one, two, three]", "{slides: [one, two, three]}"),
      ("a: no\nb: 1e3\nc: 012\nd: ~\ne: null\n", "{a: no, b: 1e3, c: 012, d: ~, e: null}"),
      ("a:\nb: ''\nc: \"\"\n", "{a: ~, b: , c: }"),
      ("a: 'it''s'\nb: \"\\x41\\u00e9\"\n", "{a: it's, b: Aé}"),
      ("a: |\n  x\n  y\nb: >-\n  x\n  y\n", "{a: x\ny\n, b: x y}"),
      ("a: one\n  two\nb: \"x\n  y\"\n", "{a: one two, b: x y}"),
      ("- a\n- - b\n  - c\n- {d: [], e: {}}\n", "[a, [b, c], {d: [], e: {}}]"),
      ("x: &x {a: 1}\ny: *x\nz: [*x]\n", "{x: {a: 1}, y: {a: 1}, z: [{a: 1}]}"),
      ("just text", "just text"), ("a: [b: c, d]\n", "{a: [{b: c}, d]}"),
      ("? a\n: b\n", "{a: b}"), ("a: http://x.y/z#w\n", "{a: http://x.y/z#w}"),
    ])
  func trees(text: String, expected: String) throws {
    let document = parsed(text).document
    #expect(try outline(#require(document).root) == expected)
  }

  /// In each text, the node of the first mark has the range of that mark.
  @Test(
    "A node covers what was written for it, without anchor, tag and what follows",
    arguments: [
      "k: ⟪|a b⟫ # c\n", "k: ⟪|'a'⟫\n", "k: ⟪|\"a\\n\"⟫\n", "k: ⟪|[a, b]⟫ \n\nz: 1\n",
      "k: ⟪|{a: b}⟫\n", "k:\n  ⟪|a: 1\n  b: 2⟫\n\n\n# c\nz: 1\n", "k:\n- a\n",
      "k:\n  ⟪|- a\n  - b⟫\n\nz: 1\n", "k: ⟪||\n    text\n    more⟫\n\n\nz: 1\n",
      "k: &x ⟪|a⟫\nz: *x\n", "k: &x\n  ⟪|a: b⟫\nz: *x\n", "k: &x # why\n  ⟪|[a]⟫\nz: *x\n",
      "k:⟪|⟫\nz: 1\n", "k:⟪|⟫   # nothing\nz: 1\n", "{k:⟪|⟫ , z: 1}\n", "{k⟪|⟫ }\n",
      "k: ⟪|a\n  b⟫\nz: 1\n", "k: [⟪+|a: b⟫ ]\n", "é日: ⟪|é😀⟫ # é\n", "é: &e ⟪|é⟫\nz: *e\n",
      "k: ⟪|\"é\n\n  b\"⟫\n",
    ])
  func ranges(marked: String) throws {
    for (name, change) in SourceChange.all {
      let yaml = MarkedText(change(marked))
      guard let mark = yaml.marks.first else { continue }
      let document = parsed(yaml.text).document
      let value = try #require(document?.root.entries.first { _ in true }?.value)
      let node = try mark.name == "+" ? #require(value.elements.first { _ in true }) : value
      #expect(node.range == SourceRange(mark.bytes.lowerBound, mark.bytes.upperBound), "\(name)")
    }
  }

  @Test("An alias shows the node that it stands for and remembers its own place")
  func aliases() throws {
    let document = try #require(parsed("a: &x [1]\nb: *x\n").document)
    let (a, b) = try (#require(document.root["a"]), #require(document.root["b"]))
    #expect(a.range == b.range)
    #expect(a.id == b.id)
    #expect(a != b)
    #expect(a.aliasRange == nil)
    #expect(b.aliasRange == SourceRange(13, 15))
  }

  @Test("Texts can be compared without being made")
  func texts() throws {
    let root = try #require(parsed("plain: true\n\"quo\\x74ed\": '1'\n").document).root
    #expect(root["plain"]?.isText("true") == true)
    #expect(root["plain"]?.isText("tru") == false)
    #expect(root["quoted"]?.text == "1")
    #expect(root["quoted"]?.style == .singleQuoted)
    #expect(root["none"] == nil)
    #expect(root.text == nil)
    #expect(root.count == 2)
  }

  @Test("The same bytes give equal documents")
  func equality() {
    #expect(parsed("a: [1]").document == parsed("a: [1]").document)
    #expect(parsed("a: [1]").document != parsed("a: [2]").document)
  }

  @Test("CRLF, a lone CR and a byte order mark change no line and no column")
  func variants() {
    let text = "é: &a 1\nb: [1, 2\nc: 3\nd: *b\nd: @\n"
    func places(_ text: String) -> [String] {
      let source = SourceText(name: "a.yaml", text: text)
      return YAMLDocument.parse(source).diagnostics.map {
        "\($0.rule.id) \(source.location(of: $0.primary.range.start))"
      }
    }
    let expected = places(text)
    #expect(expected.count == 3)
    for (name, change) in SourceChange.all {
      #expect(places(change(text)) == expected, "\(name)")
    }
  }
}

/// Ways to write the same file in other bytes.
enum SourceChange {
  static let all: [(name: String, change: @Sendable (String) -> String)] = [
    ("as it is", { $0 }),
    ("CRLF", { $0.replacing("\n", with: "\r\n") }),
    ("CR", { $0.replacing("\n", with: "\r") }),
    ("byte order mark", { "\u{FEFF}" + $0 }),
  ]
}
