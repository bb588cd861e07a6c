import CarouselType
import Foundation
import Testing

@Suite("The block face")
struct BlockFaceTests {
  private static let capitals = "ABCDEFGHIJKLMNOPRSTUVWXYZ"
  private static let figures = "0123456789"
  /// Characters that look the same in this face, as they do in most.
  private static let twins: [String: String] = [
    "\u{A0}": " ", "\u{2009}": " ", "\u{202F}": " ", "‚": ",", "\u{2010}": "-", "\u{2011}": "-",
    "Đ": "Ð", "‛": "‘", "\u{2012}": "–", "\u{2015}": "—", "μ": "µ", "\u{200B}": "\u{AD}",
    "\u{2060}": "\u{AD}",
  ]

  @Test(
    "ASCII, Latin-1 and Latin Extended-A are complete",
    arguments: [0x20...0x7E, 0xA0...0xFF, 0x100...0x17F] as [ClosedRange<UInt32>])
  func coverage(range: ClosedRange<UInt32>) throws {
    for value in range {
      let scalar = try #require(Unicode.Scalar(value))
      for weight in FaceWeight.allCases {
        #expect(BlockFace.glyph(scalar, weight) != nil, "\(scalar) \(FaceSource.code(scalar))")
      }
    }
  }

  @Test("The signs of boards and menus are there, and what is not there is known to be missing")
  func signs() {
    for character in "←↑→↓↗↘↖↙↔↕●▲■○▼◆✓✗–—‘’“”„•…€™·×÷ȘșȚțẞ" {
      #expect(BlockFace.glyph(of: character, .bold) != nil, "\(character)")
    }
    for character in "Жλ漢ع👍\u{7}\r\n\t\u{10FFFF}" as String {
      #expect(BlockFace.glyph(of: character, .bold) == nil, "\(character)")
    }
  }

  @Test("No two characters look the same, but for the known ones", arguments: FaceWeight.allCases)
  func distinct(weight: FaceWeight) throws {
    let source = try FaceSource()
    var seen: [FaceSource.Drawing: Unicode.Scalar] = [:]
    for scalar in source.scalars {
      let drawing = try #require(source.drawing(scalar, weight))
      if let twin = Self.twins[String(scalar)].flatMap(\.unicodeScalars.first) {
        #expect(drawing == source.drawing(twin, weight), "\(scalar) \(twin)")
      } else {
        let other = seen.updateValue(scalar, forKey: drawing)
        #expect(other == nil, "\(scalar) \(String(describing: other))")
      }
    }
  }

  @Test("All figures have one width, and a figure space too", arguments: FaceWeight.allCases)
  func figureWidths(weight: FaceWeight) {
    let widths = (Self.figures + "\u{2007}").map { BlockFace.glyph(of: $0, weight)?.width }
    #expect(Set(widths) == [weight == .bold ? 6 : 5])
    #expect(BlockFace.glyph(of: " ", weight)?.width == 3)
  }

  @Test("Letters begin and end on their lines", arguments: FaceWeight.allCases)
  func heights(weight: FaceWeight) throws {
    let lines: [(String, ClosedRange<Int>)] = [
      (Self.capitals + Self.figures + "bdfhkl", 0...6), ("acemnorsuvwxz", 2...6), ("gpqy", 2...7),
      ("Qj", 0...7), ("t", 1...6), ("ÀÉÎÕÜÅŌĂŻŐŠ", 0...6), ("ÇĄĶş", 0...7),
      // Below the baseline a full stop is read as a comma.
      (".…", 6...6), ("!?", 0...6), (":", 2...5), ("[{(", 0...7),
    ]
    for (letters, expected) in lines {
      for letter in letters {
        let glyph = try #require(BlockFace.glyph(of: letter, weight))
        let ink = (0..<glyph.width).reduce(0) { $0 | glyph[$1] }
        let top = ink.trailingZeroBitCount
        let foot = 7 - ink.leadingZeroBitCount
        let isBelow = letter == "ş" ? 2...7 : expected
        #expect(top == isBelow.lowerBound && foot == isBelow.upperBound, "\(letter)")
      }
    }
  }

  @Test("Stems are one dot wide, and two in bold")
  func stems() throws {
    for letter in "BDEFHIKLMNPRUbhikmnpru1l" {
      let regular = try #require(BlockFace.glyph(of: letter, .regular))
      let bold = try #require(BlockFace.glyph(of: letter, .bold))
      let stem = (0..<bold.width).map { bold[$0] }.filter { $0.nonzeroBitCount >= 5 }
      #expect(stem.count >= 2, "\(letter)")
      #expect(bold.width > regular.width, "\(letter)")
    }
    let source = try FaceSource()
    for letter in (Self.capitals + Self.capitals.lowercased() + Self.figures).unicodeScalars {
      // Nothing of a bold letter is thinner than a stem.
      for row in try #require(source.drawing(letter, .bold)) {
        #expect(row.split(separator: ".").allSatisfy { $0.count >= 2 }, "\(letter): \(row)")
      }
    }
  }

  @Test("A glyph has no empty columns at its sides", arguments: FaceWeight.allCases)
  func sides(weight: FaceWeight) throws {
    for scalar in try FaceSource().scalars {
      let glyph = try #require(BlockFace.glyph(scalar, weight))
      let columns = (0..<glyph.width).map { glyph[$0] }
      // The accents of i lean away from its stem; the width of figures is given.
      guard columns.contains(where: { $0 != 0 }), !"1ìí".unicodeScalars.contains(scalar) else {
        continue
      }
      #expect(columns.first != 0 && columns.last != 0, "\(scalar)")
    }
  }

  @Test("A letter with combining marks is the composed letter, and selectors change nothing")
  func composition() throws {
    var count = 0
    for scalar in try FaceSource().scalars {
      let decomposed = String(scalar).decomposedStringWithCanonicalMapping
      let glyph = BlockFace.glyph(scalar, .bold)
      #expect(BlockFace.glyph(of: Character(decomposed), .bold) == glyph, "\(scalar)")
      count += decomposed.unicodeScalars.count > 1 ? 1 : 0
    }
    #expect(count > 150)
    #expect(BlockFace.glyph(of: "●\u{FE0E}", .bold) == BlockFace.glyph(of: "●", .bold))
    #expect(BlockFace.glyph(of: "▲\u{FE0F}", .bold) == BlockFace.glyph(of: "▲", .bold))
    #expect(BlockFace.glyph(of: "q\u{301}", .bold) == nil)
  }
}
