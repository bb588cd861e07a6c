import SourceDiagnostics
import TestSupport
import Testing
import YAMLTree

@Suite("Comments that allow warnings")
struct AllowCommentTests {
  private func comments(_ yaml: String) throws -> [AllowComment] {
    let parsed = YAMLDocument.parse(SourceText(name: "a.yaml", text: yaml))
    let ids: Set = ["low-contrast", "same-colors", "never-moves", "flashing"]
    return try #require(parsed.document).allowComments(isID: ids.contains)
  }

  @Test(
    "A comment names ids, and speaks of its line or of the next one with content",
    arguments: [
      ("a: 1 # carousel: allow low-contrast\n", 1, ["low-contrast"]),
      ("# carousel: allow low-contrast\na: 1\n", 2, ["low-contrast"]),
      (
        "# carousel: allow same-colors, low-contrast\n\n# c\n\t\n \na: 1\n", 6,
        ["same-colors", "low-contrast"]
      ),
      (
        "a:\n    # carousel: allow never-moves because of that, and this\n  b: 1\n", 3,
        ["never-moves"]
      ),
      ("a: 1 #carousel:allow never-moves,same-colors\n", 1, ["never-moves", "same-colors"]),
      ("a: 1 # carousel: allow never-moves same-colors\n", 1, ["never-moves", "same-colors"]),
      ("a: 1 # carousel: allow nevr-moves , x because\n", 1, ["nevr-moves", "x"]),
      ("a: 1 # carousel: allow\n", 1, []), ("a: 1 # carousel: allow  \t\n", 1, []),
      ("a: 1\n# carousel: allow low-contrast", 2, ["low-contrast"]),
      ("\u{FEFF}# carousel: allow low-contrast\r\na: 1\r\n", 2, ["low-contrast"]),
      ("a: [b, # carousel: allow low-contrast\n c]\n", 1, ["low-contrast"]),
      ("a: | # carousel: allow low-contrast\n  text\n", 1, ["low-contrast"]),
      ("a: |\n  text\n# carousel: allow low-contrast\nb: 1\n", 4, ["low-contrast"]),
      ("a: é # carousel: allow low-contrast\n", 1, ["low-contrast"]),
      ("a: b\n  c # carousel: allow low-contrast\n", 2, ["low-contrast"]),
    ] as [(String, Int, [String])])
  func comments(yaml: String, line: Int, names: [String]) throws {
    let comments = try comments(yaml)
    #expect(comments.map(\.line) == [line])
    #expect(comments.first?.names.map(\.text) == names)
    let source = SourceText(name: "a", text: yaml)
    for comment in comments {
      #expect(source.text(in: comment.range).hasPrefix("#"))
      #expect(comment.names.map { source.text(in: $0.range) } == names)
    }
  }

  @Test(
    "A # inside of a text is no comment, and other comments allow nothing",
    arguments: [
      "a: \"x # carousel: allow never-moves\"\n", "a: 'x # carousel: allow never-moves'\n",
      "a: \"x\n  # carousel: allow never-moves\"\n", "a: |\n  # carousel: allow never-moves\n",
      "a: >-\n  x\n\n  # carousel: allow never-moves\n\n  y\nb: 1\n",
      "a: x# carousel: allow never-moves\n", "a: 1 # carousel: no flashing, please\n",
      "a: 1 # carousel: all of it\n", "a: 1 # carousel: below, the slow one\n",
      "a: 1 # carousels: allow never-moves\n", "a: 1 # the carousel: allow never-moves\n",
      "carousel: allow\n", "a: 1 # carousel:\n", "- carousel: allow x\n",
    ])
  func texts(yaml: String) throws {
    #expect(try comments(yaml).isEmpty)
  }

  @Test(
    "Another word that is meant for `allow` suppresses nothing, and is kept to be told",
    arguments: ["allowed never-moves", "Allow never-moves", "alow x", "ignore never-moves"])
  func misspelt(words: String) throws {
    let comments = try comments("a: 1 # carousel: \(words)\n")
    #expect(comments.map(\.isAllowing) == [false])
    #expect(comments.map(\.verb.text) == [String(words.prefix { $0 != " " })])
  }

  @Test("Every comment of a file is found, in order, among texts")
  func many() throws {
    let yaml = (1...50).map { number in
      "k\(number): \"# carousel: allow never-moves\" # carousel: allow same-colors\n"
    }.joined()
    #expect(try comments(yaml).map(\.line) == Array(1...50))
  }
}
