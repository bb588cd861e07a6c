import Foundation
import Testing

@testable import CarouselCLI

@Suite("Formats of reports")
struct FormatGoldenTests {
  @Test("A config with some problems is reported as it was", arguments: ReportFormat.allCases)
  func report(format: ReportFormat) throws {
    let folder = Golden.folder.appending(path: "formats")
    let run = try EndToEnd.run(
      ["validate", "--format", format.rawValue, "problems.yaml"], in: folder.path)
    #expect(run.status == 1 && run.errors == "")
    try Golden.expect(run.output, is: "formats/\(format.rawValue).txt")
  }

  @Test("Every recorded report is in a format")
  func owners() throws {
    let files = ReportFormat.allCases.map { "\($0.rawValue).txt" } + ["problems.yaml"]
    #expect(try Golden.names(in: "formats") == files.sorted())
  }
}
