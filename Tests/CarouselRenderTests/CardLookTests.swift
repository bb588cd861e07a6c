import CarouselColor
import CarouselDeck
import CarouselEngine
import CarouselGrid
import TerminalCells
import Testing

@testable import CarouselRender
@testable import CarouselStage

@Suite("Faces of cards")
struct CardLookTests {
  private static let face = RGB(40, 50, 90)
  private static let ground = RGB(16, 21, 28)

  private func frame(
    _ type: LayoutType, depth: ColorDepth = .truecolor, color: RGB = CardLookTests.face,
    _ change: (inout CardLook) -> Void = { _ in }
  ) -> (frame: Frame, box: CellRect) {
    var deck = Deck.of(
      (0..<7).map { _ in .text("", background: .rgb(color.red, color.green, color.blue)) })
    deck.layout = Layout(type)
    change(&deck.card)
    var screen = Screen()
    screen.background = .rgb(Self.ground.red, Self.ground.green, Self.ground.blue)
    let renderer = Renderer(screen: screen, depth: depth)
    let scene = Stage(deck).scene(columns: 80, rows: 24)
    let current = scene.slides(renderer.options(for: scene.viewport.size)).first {
      $0.placement.distance == 0
    }
    let frame = renderer.frame(for: scene, size: FrameSize(columns: 80, rows: 24))
    return (frame, current?.box ?? CellRect(columns: 0, rows: 0))
  }

  @Test("The uppermost eighth is 28 % lighter, and a quarter is cut from each corner")
  func edges() {
    let (frame, box) = frame(.rotary)
    let (right, bottom) = (box.columnRange.upperBound - 1, box.rowRange.upperBound - 1)
    let lit = frame[box.column + 5, box.row]
    #expect(lit.scalar == "▔" && lit.style.background == .rgb(Self.face))
    let white = RGB(255, 255, 255)
    #expect(lit.style.foreground == .rgb(Self.face.blended(with: white, amount: 0.28)))
    let corners = [(box.column, box.row), (right, box.row), (box.column, bottom), (right, bottom)]
    #expect(corners.map { frame[$0.0, $0.1].scalar } == ["▟", "▙", "▜", "▛"])
    let (square, _) = self.frame(.rotary) { $0.corner = .square }
    #expect(!corners.contains { ["▟", "▙", "▜", "▛"].contains(square[$0.0, $0.1].scalar) })
  }

  @Test("Sides have a line only where the face looks as what is behind it does")
  func sides() {
    for (color, hasLine) in [(RGB(200, 60, 60), false), (RGB(20, 26, 34), true)] {
      let (frame, box) = frame(.scale, color: color)
      let side = frame[box.column, box.row + 5]
      #expect((side.scalar == "▏") == hasLine)
    }
  }

  @Test("A shadow takes 35 % of the light beside and below a card")
  func shadow() {
    let (frame, box) = frame(.scale)
    let dark = Color.rgb(Self.ground.blended(with: RGB(0, 0, 0), amount: 0.35))
    #expect(frame[box.column - 1, box.row + 3].style.background == dark)
    #expect(frame[box.columnRange.upperBound, box.row + 3].style.background == dark)
    #expect(frame[box.column + 3, box.rowRange.upperBound].style.background == dark)
    let (none, _) = self.frame(.scale) { $0.shadow = false }
    #expect(none[box.column - 1, box.row + 3].style.background == .rgb(Self.ground))
    let (fewer, _) = self.frame(.scale, depth: .palette256)
    #expect(fewer[box.column - 1, box.row + 3].style.background == .rgb(Self.ground))
  }

  @Test("Light falls along a turned card, and a floor mirrors less with each row")
  func light() {
    let (frame, box) = frame(.coverFlow, color: RGB(200, 120, 40))
    func red(_ column: Int, _ row: Int) -> Int {
      if case .rgb(let color) = frame[column, row].style.background { Int(color.red) } else { -1 }
    }
    let row = box.row + 5
    let flank = stride(
      from: box.columnRange.upperBound + 1, to: box.columnRange.upperBound + 15, by: 1)
    let lights = flank.map { red($0, row) }
    #expect(zip(lights, lights.dropFirst()).allSatisfy { $0 <= $1 })
    // From 0.63 on, of which the current card covers the beginning.
    #expect(0.63...0.8 ~= Double(lights[0]) / Double(lights[13]))
    let foot = box.rowRange.upperBound
    let mirror = (foot..<foot + 3).map { red(40, $0) }
    #expect(zip(mirror, mirror.dropFirst()).allSatisfy { $0 > $1 })
    #expect(mirror[0] > 16 && mirror[0] < 100)
    #expect(red(40, foot + 5) < 30)
    let (plain, _) = self.frame(.coverFlow, depth: .palette16)
    #expect(plain[40, foot].style.background == .rgb(Self.ground))
  }

  @Test("Fewer colours leave out what they cannot show")
  func depths() {
    func colors(_ depth: ColorDepth) -> Set<Color> {
      let (frame, box) = frame(.coverFlow, depth: depth)
      return Set((0..<80).map { frame[$0, box.row + 5].style.background })
    }
    #expect(colors(.truecolor).count > 10)
    // The ground, and three steps of light.
    #expect(colors(.palette256).count == 4)
    #expect(colors(.palette16) == [.rgb(Self.ground), .rgb(Self.face)])
    let (lines, box) = frame(.rotary, depth: .none)
    #expect(lines[box.column, box.row].scalar == "╭")
    #expect(lines[box.column, box.row + 3].scalar == "│")
  }

  @Test("A block shows the eighths or quarters nearest to what is covered")
  func blocks() {
    for left in UInt8.min...UInt8.max {
      for right in [UInt8.min, 0x0F, 0xF0, 0xFC, 0x3F, .max, left] {
        guard let block = CellBlock(left, right, canInvert: true) else {
          #expect((left | right).nonzeroBitCount < 3)
          continue
        }
        if left == right, left == 0xF8 { #expect(block.scalar == "▅" && !block.isInverse) }
        if left == right, left == 0x1F { #expect(block.scalar == "▃" && block.isInverse) }
        let plain = CellBlock(left, right, canInvert: false)
        #expect(plain?.isInverse == false)
      }
    }
    #expect(CellBlock(.max, 0, canInvert: true)?.scalar == "▌")
    #expect(CellBlock(0xF0, 0x0F, canInvert: true)?.scalar == "▞")
  }
}
