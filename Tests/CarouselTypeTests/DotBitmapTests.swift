import CarouselType
import TestSupport
import Testing

@Suite("Lines of text in blocks")
struct DotBitmapTests {
  /// The masks of the characters of each set.
  private static let masks = Dictionary(
    uniqueKeysWithValues: BlockSet.allCases.map { blocks in
      let masks = 0..<(1 << (BlockSet.width * blocks.height))
      return (
        blocks, Dictionary(uniqueKeysWithValues: masks.map { (blocks.scalar(UInt8($0)), $0) })
      )
    })

  /// The dots of a text as rows of `#` and `.`, put together from the drawings.
  private func drawing(_ text: String, _ weight: FaceWeight, in source: FaceSource) -> [String] {
    var rows = [String](repeating: "", count: BlockFace.height)
    for scalar in text.unicodeScalars {
      guard let glyph = source.drawing(scalar, weight), !glyph[0].isEmpty else { continue }
      for row in rows.indices { rows[row] += (rows[row].isEmpty ? "" : ".") + glyph[row] }
    }
    return rows
  }

  /// The dots that a bitmap shows, read back from its characters.
  private func dots(of bitmap: DotBitmap) -> [String] {
    let blocks = bitmap.size.blocks
    let masks = Self.masks[blocks] ?? [:]
    return (0..<bitmap.height).flatMap { y in
      (0..<blocks.height).map { row in
        bitmap.row(y).map { scalar in
          let dots = (masks[scalar] ?? 0) >> (row * 2)
          return (dots & 1 == 1 ? "#" : ".") + (dots & 2 == 2 ? "#" : ".")
        }.joined()
      }
    }
  }

  private func random(using generator: inout SeededGenerator, from source: FaceSource) -> String {
    let scalars = source.scalars
    var text = ""
    for _ in 0..<Int.random(in: 0...6, using: &generator) {
      if let scalar = scalars.randomElement(using: &generator) {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  @Test("A bitmap shows the drawn dots, scaled and moved, in the width that was foretold")
  func law() throws {
    let source = try FaceSource()
    for seed in LawCases.seeds(oneOf: 10) {
      var generator = SeededGenerator(seed: seed)
      let text = random(using: &generator, from: source)
      let weight: FaceWeight = Bool.random(using: &generator) ? .bold : .regular
      let offset = Int.random(in: 0...3, using: &generator)
      let dots = drawing(text, weight, in: source)
      for size in BlockSize.allCases {
        let bitmap = try #require(DotBitmap(text, size: size, weight: weight, offset: offset))
        let width = BlockFace.columns(of: text, size: size, weight: weight, offset: offset)
        #expect(bitmap.width == width, "seed \(seed)")
        #expect(bitmap.height == size.rows)
        let shown = self.dots(of: bitmap)
        for (y, row) in shown.enumerated() {
          let scaled = dots[y / size.scale].flatMap { repeatElement($0, count: size.scale) }
          let moved = String(repeating: ".", count: dots[0].isEmpty ? 0 : offset) + scaled
          let room = String(repeating: ".", count: row.count - moved.count)
          #expect(row == moved + room, "seed \(seed), \(size)")
          #expect(room.count < 2)
        }
        #expect(bitmap[-1, 0] == " " && bitmap[bitmap.width, 0] == " ")
        #expect(bitmap[0, bitmap.height] == " ")
      }
    }
  }

  @Test("The sizes have the rows and the dots that they are named after")
  func sizes() {
    #expect(BlockSize.allCases.map(\.rows) == [2, 4, 8, 12])
    #expect(BlockSize.allCases.map(\.scale) == [1, 1, 2, 3])
    #expect(BlockSize.four.columns(ofDots: 7) == 4)
    #expect(BlockSize.four.columns(ofDots: 6, offset: 1) == 4)
    #expect(BlockSize.twelve.columns(ofDots: 7) == 11)
    #expect(BlockSize.four.columns(ofDots: 0, offset: 1) == 0)
  }

  @Test("English takes about three columns a letter in bold, and two and a half in regular")
  func breadth() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    for (weight, expected) in [(.bold, 3.0), (.regular, 2.5)] as [(FaceWeight, Double)] {
      let columns = try #require(BlockFace.columns(of: text, size: .four, weight: weight))
      #expect(abs(Double(columns) / Double(text.count) - expected) < 0.2, "\(columns)")
    }
  }

  @Test("A text with a character that the face lacks has no bitmap and no width")
  func missing() {
    #expect(DotBitmap("Zug 漢", size: .four, weight: .bold) == nil)
    #expect(BlockFace.columns(of: "Zug 漢", size: .four, weight: .bold) == nil)
    #expect(BlockFace.dots(in: "", .bold) == 0)
    #expect(DotBitmap("", size: .four, weight: .bold, offset: 1)?.width == 0)
  }

  @Test("A soft hyphen takes no room")
  func invisible() {
    #expect(
      DotBitmap("\u{AD}Auf\u{AD}zug\u{200B}", size: .four, weight: .bold)
        == DotBitmap("Aufzug", size: .four, weight: .bold))
    #expect(BlockFace.dots(in: "a\u{AD}b", .bold) == BlockFace.dots(in: "ab", .bold))
  }

  @Test("A rule runs from the first dot to the last one, and changes nothing else")
  func rules() throws {
    for size in BlockSize.allCases {
      for offset in [0, 1] {
        let plain = try #require(
          DotBitmap("a b", size: size, weight: .regular, offset: offset))
        let ruled = try #require(
          DotBitmap("a b", size: size, weight: .regular, offset: offset, rules: 1 << 7))
        #expect(ruled.width == plain.width)
        for row in 0..<ruled.height - size.rows / 4 {
          #expect(size == .two || ruled.row(row) == plain.row(row))
        }
        #expect(!ruled.row(ruled.height - 1).contains(" "))
      }
    }
  }
}
