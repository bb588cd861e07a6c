import CarouselDeck
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Colours of code")
struct CodeColoringTests {
  /// A line with marks around what has a colour: `«keyword»`, `<type>`, `"string"`, `(comment)`.
  private func marked(_ code: String, _ language: String) -> String {
    guard let known = CodeLanguage.named(language) else { return code }
    var coloring = CodeColoring(known)
    return code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      coloring.runs(of: String(line)).map { run in
        switch run.role {
        case .accent: "«\(run.text)»"
        case .warning: "‹\(run.text)›"
        case .good: "{\(run.text)}"
        case .muted: "⟨\(run.text)⟩"
        case .text, .edge: run.text
        }
      }.joined()
    }.joined(separator: "\n")
  }

  @Test(
    "Keywords, figures, types, strings and comments have their colours",
    arguments: [
      ("swift", "let a: Int = 0x1F // b", "«let» a: ‹Int› = «0x1F» ⟨// b⟩"),
      ("swift", "f(\"a\\\"b\", c...3)", "f({\"a\\\"b\"}, c...«3»)"),
      ("swift", "@Test func a() /* b\nc */ d", "‹@Test› «func» a() ⟨/* b⟩\n⟨c */⟩ d"),
      ("swift", "\"\"\"\na \" b\n\"\"\" c", "{\"\"\"}\n{a \" b}\n{\"\"\"} c"),
      ("c", "#include <a.h>\nint a = 'x';", "«#include» <a.h>\n‹int› a = {'x'};"),
      ("cpp", "class A : public B {};", "«class» ‹A› : «public» ‹B› {};"),
      (
        "rust", "fn f<'a>(x: &'a str) -> char { 'b' }",
        "«fn» f<'a>(x: &'a ‹str›) -> ‹char› { {'b'} }"
      ),
      ("go", "s := `a\nb` + \"c\"", "s := {`a}\n{b`} + {\"c\"}"),
      (
        "python", "def f(x): # y\n  return 'a' + \"\"\"b\nc\"\"\"",
        "«def» f(x): ⟨# y⟩\n  «return» {'a'} + {\"\"\"b}\n{c\"\"\"}"
      ),
      ("js", "const $a = `b` + 1.5;", "«const» $a = {`b`} + «1.5»;"),
      ("ts", "let a: string = null", "«let» a: ‹string› = «null»"),
      ("java", "public int a() { return 'c'; }", "«public» ‹int› a() { «return» {'c'}; }"),
      ("kotlin", "fun a(b: Int) = \"c\"", "«fun» a(b: ‹Int›) = {\"c\"}"),
      ("ruby", "a.b? if C # d", "a.b? «if» ‹C› ⟨# d⟩"),
      ("sh", "if [ $# -gt 1 ]; then echo 'a' # b", "«if» [ $# -gt «1» ]; «then» echo {'a'} ⟨# b⟩"),
      ("yaml", "a-b: \"c\" # d", "«a-b»: {\"c\"} ⟨# d⟩"),
      ("json", "{\"a\": [1, true, \"b\"]}", "{«\"a\"»: [«1», «true», {\"b\"}]}"),
      ("sql", "SELECT a FROM b WHERE c = 'd' -- e", "«SELECT» a «FROM» b «WHERE» c = {'d'} ⟨-- e⟩"),
      ("html", "<a href=\"b\">it's 1</a><!-- c -->", "<«a» href={\"b\"}>it's 1</«a»>⟨<!-- c -->⟩"),
      ("brainfuck", "let a = 1", "let a = 1"), ("", "\"a\"", "\"a\""),
    ])
  func languages(language: String, code: String, expected: String) {
    #expect(marked(code, language) == expected)
  }

  @Test("Colours change no character, whatever the code")
  func unchanged() {
    var random = SeededGenerator(seed: 3)
    let parts = [
      "\"", "'", "`", "\"\"\"", "//", "/*", "*/", "#", "--", "<", ">", "</", "<!--", "-->", "\\",
      "let", " ", "1.5", "0x", "@", "A", "日", ":", "e\u{301}", "$", "?",
    ]
    for name in ["swift", "c", "rust", "go", "python", "sh", "yaml", "json", "sql", "html"] {
      guard let language = CodeLanguage.named(name) else { continue }
      for _ in 0..<100 {
        var coloring = CodeColoring(language)
        for _ in 0..<3 {
          let count = Int.random(in: 0...12, using: &random)
          let line = (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined()
          #expect(coloring.runs(of: line).map(\.text).joined() == line, "\(name): \(line)")
        }
      }
    }
  }
}
