import CarouselType
import Foundation
import TestSupport
import Testing

/// Texts in the block face, to be looked at.
@Suite("The specimen of the block face")
struct SpecimenTests {
  private static let lines = [
    "Builds passing 12:45", "Hamburg-Altona 10:04", "Tomato soup € 4.50", "● ok ▲ late ■ down → 7",
    "b68 0OD 1Il rn m S5 B8 Z2", "Příliš žluťoučký kůň", "Árvíztűrő tükörfúrógép",
    "Zażółć gęślą jaźń", "Türkiye İĞÜŞÖÇ", "ÄRZTE MÜNCHEN Straße", "Français œuvre Æ ø å ð þ",
  ]

  @Test("The specimen is as it was looked at")
  func specimen() throws {
    var text = "Texts in size 4, bold and regular.\n"
    for line in Self.lines {
      for weight in [.bold, .regular] as [FaceWeight] { text += try cells(line, .four, weight) }
    }
    text += "\nSize 2, for terminals with octants.\n"
    for line in Self.lines { text += try cells(line, .two, .bold) }
    text += "\nSizes 8 and 12.\n"
    text += try cells("Gate 7", .eight, .bold) + cells("Gate 7", .twelve, .regular)
    text += "\nComposed letters, regular and bold.\n"
    text += try composed()

    let file = Checkout.root.appending(path: "Tests/CarouselTypeTests/Fixtures/specimen.txt")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded specimen.txt")
    }
    #expect(try Checkout.text(of: file) == text, "rewrite it with RECORD_GOLDENS=1")
  }

  private func cells(_ line: String, _ size: BlockSize, _ weight: FaceWeight) throws -> String {
    let bitmap = try #require(DotBitmap(line, size: size, weight: weight))
    return "\n"
      + trimmed(
        (0..<bitmap.height).map { y in
          var row = ""
          row.unicodeScalars.append(contentsOf: bitmap.row(y))
          return row
        })
  }

  /// The letters that the source composes and does not draw, ten beside each other.
  private func composed() throws -> String {
    let source = try FaceSource()
    let letters = source.scalars.filter {
      String($0).decomposedStringWithCanonicalMapping != String($0) || $0 == "Đ"
    }
    var text = ""
    for weight in FaceWeight.allCases {
      for start in stride(from: 0, to: letters.count, by: 10) {
        let some = letters[start..<min(start + 10, letters.count)]
        let drawings = some.compactMap { source.drawing($0, weight) }
        let names = zip(some, drawings).map { scalar, drawing in
          String(scalar).padding(toLength: drawing[0].count, withPad: " ", startingAt: 0)
        }
        let rows = (0..<BlockFace.height).map { row in drawings.map { $0[row] } }
        text += "\n" + trimmed(([names] + rows).map { $0.joined(separator: "  ") })
      }
    }
    return text
  }

  /// Lines without blanks at their ends.
  private func trimmed(_ lines: [String]) -> String {
    lines.map { line in
      String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }
}
