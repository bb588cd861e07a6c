import CarouselEngine
import Foundation
import Testing

/// The pictures in `Docs/Layouts.md`, drawn again from what is placed.
@Suite("The page of the layouts", .serialized)
struct LayoutPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Docs/Layouts.md")

  /// Seven pages of 14 by 7 cells in a viewport of 72 by 17, a quarter of a page after the third.
  private func picture(of type: LayoutType) throws -> String {
    let picture = LayoutPicture(columns: 72, rows: 17)
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 112, height: 112)
    if type == .custom {
      var (before, after) = (LayoutKeyframe(offset: -2), LayoutKeyframe(offset: 2))
      (before.translate, before.rotate.z, before.opacity) = (SIMD3(-2, 0.3, 0), -0.5, 0.3)
      (after.translate, after.rotate.z, after.opacity) = (SIMD3(2, 0.3, 0), 0.5, 0.3)
      options.keyframes = [before, LayoutKeyframe(offset: 0), after]
      options.visibleItems = 5
    }
    let layout = try Layout(type, options: options)
    return picture.text(
      of: Arrangement(
        layout, track: Track(pageCount: 7, boundary: layout.boundary),
        viewport: LayoutSize(width: 576, height: 272)),
      at: 2.25)
  }

  @Test("Each type has its picture, as it is placed today", arguments: LayoutType.allCases)
  func pictures(_ type: LayoutType) throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let opening = "```text \(type.rawValue)\n"
    let start = try #require(text.range(of: opening)).upperBound
    let end = try #require(text.range(of: "```", range: start..<text.endIndex)).lowerBound
    let expected = try picture(of: type)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.replacingCharacters(in: start..<end, with: expected)
        .write(to: Self.file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(type.rawValue)")
      return
    }
    #expect(String(text[start..<end]) == expected, "rewrite it with RECORD_GOLDENS=1")
  }

  @Test("The page names each option")
  func options() throws {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    for option in LayoutOption.allCases {
      #expect(text.contains("`\(option.rawValue)`"), "\(option.rawValue)")
    }
  }
}
