import Foundation
import Testing

/// `Sources/TerminalCells/Text/WideScalars.swift` is generated here from Unicode's data.
@Suite struct WidthTableTests {
  @Test("The width table is what the Unicode data generates")
  func tableIsFresh() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Sources/TerminalCells/Text/WideScalars.swift")
    let data = try #require(
      Bundle.module.url(
        forResource: "EastAsianWidth", withExtension: "txt", subdirectory: "Fixtures")
    )
    let expected = try source(ofTableFrom: String(contentsOf: data, encoding: .utf8))
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    let actual = try? String(contentsOf: file, encoding: .utf8)
    #expect(actual == expected, "rewrite it with RECORD_GOLDENS=1")
  }

  private func source(ofTableFrom data: String) throws -> String {
    let title = data.split(separator: "\n").first?.dropFirst(2) ?? ""
    let entries = try wideRanges(in: data).map { range in
      "\(hexadecimal(range.lowerBound)), \(hexadecimal(range.upperBound)),"
    }
    let lines = stride(from: 0, to: entries.count, by: 4).map { start in
      "  " + entries[start..<min(start + 4, entries.count)].joined(separator: " ")
    }
    return """
      /// First and last scalar of each range whose East Asian Width is W or F, in order.
      ///
      /// Generated from \(title) by `WidthTableTests`; rewrite it with `RECORD_GOLDENS=1`.
      let wideScalars: [UInt32] = [
      \(lines.joined(separator: "\n"))
      ]

      """
  }

  /// The ranges of the data, those that touch each other joined.
  private func wideRanges(in data: String) throws -> [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for line in data.split(separator: "\n") where !line.hasPrefix("#") {
      let ends = line.prefix { $0 != ";" }.split(separator: ".")
      let first = try #require(UInt32(ends[0], radix: 16))
      let last = try #require(UInt32(ends[ends.count - 1], radix: 16))
      if let previous = ranges.last, previous.upperBound + 1 == first {
        ranges[ranges.count - 1] = previous.lowerBound...last
      } else {
        ranges.append(first...last)
      }
    }
    return ranges
  }

  private func hexadecimal(_ value: UInt32) -> String {
    "0x" + String(value, radix: 16, uppercase: true)
  }
}
