import Testing

@testable import CarouselRaster

@Suite("Lines")
struct LineTests {
  private static let all = scalars(0x2500...0x257F)
  private static let armed = all.filter { LineArms($0.value) != nil }

  @Test(
    "An arm meets the edge in the pixels of its weight, and where there is none there is no ink")
  func edges() throws {
    let vertical: [[Int]] = [[], [4], [3, 4], [3, 5]]
    let horizontal: [[Int]] = [[], [7], [7, 8], [6, 8]]
    for scalar in Self.armed {
      let arms = try #require(LineArms(scalar.value))
      let expected = [
        vertical[Int(arms.up.rawValue)], horizontal[Int(arms.right.rawValue)],
        vertical[Int(arms.down.rawValue)], horizontal[Int(arms.left.rawValue)],
      ]
      #expect(glyph(scalar).edges == expected, "\(scalar)")
    }
  }

  @Test("The arms are those of the character's name")
  func names() throws {
    for scalar in Self.armed {
      let arms = try #require(LineArms(scalar.value))
      let name = try #require(scalar.properties.name)
      let weights = [arms.up, arms.right, arms.down, arms.left]
      for (word, weight) in [("HEAVY", LineArms.Weight.heavy), ("DOUBLE", .double)] {
        #expect(name.contains(word) == weights.contains(weight), "\(name)")
      }
      let sides = ["UP", "RIGHT", "DOWN", "LEFT"]
      for (side, weight) in zip(sides, weights) {
        let both = side == "UP" || side == "DOWN" ? "VERTICAL" : "HORIZONTAL"
        #expect((name.contains(side) || name.contains(both)) == (weight != .none), "\(name)")
      }
    }
  }

  @Test("Light and heavy arms make one line; double ones meet without crossing the gap")
  func connected() throws {
    for scalar in Self.armed {
      let arms = try #require(LineArms(scalar.value))
      let weights = [arms.up, arms.right, arms.down, arms.left]
      if !weights.contains(.double) {
        #expect(glyph(scalar).partCount == 1, "\(scalar)")
      }
    }
    let parts = "═║╔╠╬╒╓╞╟╤╥╪╫".unicodeScalars.map { glyph($0).partCount }
    #expect(parts == [2, 2, 2, 3, 4, 1, 1, 1, 2, 2, 1, 1, 1])
  }

  @Test("Arcs have the edges of corners")
  func arcs() {
    for (arc, corner) in zip("╭╮╯╰".unicodeScalars, "┌┐┘└".unicodeScalars) {
      #expect(glyph(arc).edges == glyph(corner).edges)
      #expect(glyph(arc).partCount == 1)
      #expect(glyph(arc) != glyph(corner))
    }
  }

  @Test(
    "Dashes are as many as their name says, on the pixels of the line",
    arguments: zip("┄┅┆┇┈┉┊┋╌╍╎╏".unicodeScalars, "─━│┃─━│┃─━│┃".unicodeScalars))
  func dashes(dashed: Unicode.Scalar, line: Unicode.Scalar) throws {
    let name = try #require(dashed.properties.name)
    let count = name.contains("TRIPLE") ? 3 : name.contains("QUADRUPLE") ? 4 : 2
    #expect(glyph(dashed).partCount == count)
    var union = glyph(dashed)
    union.formUnion(glyph(line))
    #expect(union == glyph(line))
  }

  @Test("Every character of the block is drawn, each in its own way")
  func distinct() {
    #expect(Set(Self.all.map(glyph)).count == 128)
    #expect(Self.all.allSatisfy { !glyph($0).isEmpty })
  }
}
