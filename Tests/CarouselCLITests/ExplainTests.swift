import CarouselConfig
import SourceDiagnostics
import Testing

@testable import CarouselCLI

@Suite("Explaining an id")
struct ExplainTests {
  @Test("Each rule is explained in lines that fit a terminal", arguments: DiagnosticRule.all)
  func ids(rule: DiagnosticRule) throws {
    let text = try #require(Explain.explain(id: rule.id))
    #expect(text.hasPrefix("\(rule.severity.rawValue)[\(rule.id)]: \(rule.summary)\n\n"))
    #expect(text.contains("wrong:") == (rule.wrong != nil))
    let words = text.split(separator: "\n").prefix { $0 != "wrong:" }
    #expect(
      words.allSatisfy { $0.count <= 80 || $0.hasPrefix("error[") || $0.hasPrefix("warning[") })
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0.value != 0x7F })
  }

  @Test("A former id is explained as the new one, which the text names")
  func renamed() throws {
    let text = try #require(Explain.explain(id: "no-effect"))
    #expect(text.hasPrefix("warning[unused-key]: "))
    #expect(text.contains("\n\n`no-effect` was renamed to `unused-key`.\n"))
    #expect(Explain.explain(id: "unused-key")?.contains("renamed") == false)
  }

  @Test("A misspelt id is answered with the nearest one")
  func unknown() throws {
    let arguments = try Arguments(["unknown-kye"], of: Explain.command)
    do {
      _ = try Explain.run(arguments)
      Issue.record("explained")
    } catch {
      #expect(error.message == "`unknown-kye` is neither an id nor a key")
      #expect(error.hint == "did you mean `unknown-key`?")
    }
  }
}
