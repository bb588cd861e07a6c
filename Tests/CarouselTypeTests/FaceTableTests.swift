import CarouselType
import Foundation
import TestSupport
import Testing

@Suite("The table of the block face")
struct FaceTableTests {
  @Test("The table is what block-face.txt generates")
  func isFresh() throws {
    let file = FaceSource.folder.appending(path: "BlockFaceTable.swift")
    let expected = try FaceTable(of: FaceSource()).text
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try expected.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file.lastPathComponent)")
    }
    #expect(try Checkout.text(of: file) == expected, "rewrite it with RECORD_GOLDENS=1")
  }

  @Test("Each glyph is as it is drawn", arguments: FaceWeight.allCases)
  func glyphs(weight: FaceWeight) throws {
    let source = try FaceSource()
    #expect(source.scalars.count > 90)
    for scalar in source.scalars {
      let glyph = try #require(BlockFace.glyph(scalar, weight))
      let drawing = (0..<BlockFace.height).map { row in
        String((0..<glyph.width).map { glyph[$0] >> row & 1 == 1 ? "#" : "." })
      }
      #expect(drawing == source.drawing(scalar, weight), "\(scalar)")
    }
  }

  @Test(
    "A file with a mistake is refused",
    arguments: [
      "== slanted ==\n\nA\n#", "== regular ==\n\nA\n#", "== composed ==\n\né = e + acute",
      "== regular ==\n\nA  B" + String(repeating: "\n#", count: 8),
      "== regular ==\n\nA" + String(repeating: "\n#", count: 7) + "\n##",
      "== regular ==\n\nA  A" + String(repeating: "\n#  #", count: 8),
      "== composed ==\n\né e", "== composed ==\n\né =\né =",
    ])
  func mistakes(text: String) {
    #expect(throws: FaceSource.Mistake.self) { try FaceSource(text) }
  }
}
