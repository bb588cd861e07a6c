import Foundation
import FoundationXML
import SourceDiagnostics
import Testing

@Suite("Formats, whatever a report holds")
struct FormatLawTests {
  private static let seeds: Range<UInt64> = 0..<300

  private func forEachReport(_ body: (ValidationReport) throws -> Void) rethrows {
    for seed in Self.seeds {
      var random = RandomReport(seed: seed)
      try body(random.report())
    }
  }

  /// A parsed JSON object.
  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test("JSON parses, and gives back every text as it was")
  func json() throws {
    try forEachReport { report in
      let document = try object(JSONFormat.text(of: report))
      let diagnostics = try #require(document["diagnostics"] as? [[String: Any]])
      #expect(diagnostics.map { $0["message"] as? String } == report.shown.map(\.message))
      #expect(diagnostics.map { $0["help"] as? String } == report.shown.map(\.help))
      #expect(diagnostics.map { $0["path"] as? String } == report.shown.map(\.path))
      #expect(document["total"] as? Int == report.diagnostics.count)
      let spans = try diagnostics.map { try #require($0["spans"] as? [[String: Any]]) }
      #expect(spans.map(\.count) == report.shown.map { 1 + $0.secondary.count })
      let starts = spans.map { ($0[0]["start"] as? [String: Int])?["byte"] }
      #expect(starts == report.shown.map { $0.primary.range.start })
    }
  }

  @Test("SARIF parses and has all members that its schema asks for")
  func sarif() throws {
    try forEachReport { report in
      let text = SARIFFormat.text(of: report, tool: "tool", version: "1.0.0")
      let log = try object(text)
      #expect(SARIFCheck.faults(of: log) == [], "\(text)")
    }
  }

  @Test("JUnit is well-formed XML, and counts what it holds")
  func junit() throws {
    try forEachReport { report in
      let text = JUnitFormat.text(of: report)
      // A document repairs what is not well-formed; a parser stops at it.
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(text)")
      let document = try XMLDocument(data: Data(text.utf8))
      let root = try #require(document.rootElement())
      let cases = root.elements(forName: "testsuite").flatMap { $0.elements(forName: "testcase") }
      let failures = cases.flatMap { $0.elements(forName: "failure") }
      #expect(root.attribute(forName: "tests")?.stringValue == "\(cases.count)")
      #expect(root.attribute(forName: "failures")?.stringValue == "\(failures.count)")
      #expect(failures.isEmpty != report.fails)
    }
  }

  @Test("Each finding is one workflow command, with five properties that read back")
  func github() {
    forEachReport { report in
      let lines = GitHubFormat.text(of: report).split(separator: "\n")
      #expect(lines.count == report.shown.count + (report.hiddenCount > 0 ? 1 : 0))
      for (line, diagnostic) in zip(lines, report.shown) {
        // A combining mark may follow any separator, so scalars are compared.
        let parts = String(line).unicodeScalars.split(
          separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        #expect(parts.prefix(2).allSatisfy(\.isEmpty) && parts[3].isEmpty)
        let head = String(parts[2])
        #expect(head.hasPrefix("\(diagnostic.severity) file="))
        let properties = head.unicodeScalars.split(separator: ",").map(String.init)
        #expect(properties.allSatisfy { $0.unicodeScalars.contains("=") })
        #expect(properties.last == "title=\(diagnostic.rule.id)")
      }
    }
  }

  @Test("What people read holds no control character but line feeds")
  func controls() {
    forEachReport { report in
      for text in [
        HumanFormat.text(of: report, style: .plain) { _ in 1 }, ShortFormat.text(of: report),
        PlainFormat.text(of: report), GitHubFormat.text(of: report), JUnitFormat.text(of: report),
      ] {
        let controls = text.unicodeScalars.filter { scalar in
          scalar != "\n" && scalar.properties.generalCategory == .control
        }
        #expect(controls.isEmpty, "\(text)")
      }
    }
  }

  @Test("The short form has one line for each finding, then the summary")
  func short() {
    forEachReport { report in
      let lines = ShortFormat.text(of: report).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (line, diagnostic) in zip(lines, report.shown) {
        #expect(line.contains(": \(diagnostic.severity)[\(diagnostic.rule.id)]:"))
      }
      #expect(lines.count > report.shown.count)
    }
  }
}
