import CarouselColor
import CarouselGrid
import TerminalCells
import TestSupport
import Testing

@testable import CarouselRender

@Suite("Canvas")
struct CanvasTests {
  private let black = Color.rgb(0, 0, 0)
  private let white = Color.rgb(255, 255, 255)

  private func canvas(_ columns: Int, _ rows: Int, _ color: Color) -> Canvas {
    Canvas(size: FrameSize(columns: columns, rows: rows), style: Style(background: color))
  }

  private func patch(
    _ corners: [SIMD2<Double>], opacity: Double = 1, clip: CellRect, isEdgeOnly: Bool = false
  ) -> PixelPatch {
    PixelPatch(
      content: .color(white), quad: Quad(corners: corners),
      origin: CellPosition(column: 1, row: 1), opacity: opacity, clip: clip,
      isEdgeOnly: isEdgeOnly)
  }

  /// A rectangle of three columns and two rows, moved by half a row.
  private let corners = [SIMD2(0, 0.5), SIMD2(3, 0.5), SIMD2(3, 2.5), SIMD2(0, 2.5)]

  @Test("A patch of colour covers cells whole and by half, from its origin and within its clip")
  func patches() {
    var canvas = canvas(5, 5, black)
    canvas.add(patch(corners, clip: CellRect(columns: 3, rows: 5)))
    let frame = canvas.flattened()
    #expect(frame.plainLines == ["", " ▄▄", "", " ▀▀", ""])
    #expect(frame[1, 1].style == Style(foreground: white, background: black))
    #expect(frame[1, 2].style.background == white && frame[3, 2].style.background == black)
  }

  @Test("Only the edges of a patch are drawn where text has drawn the rest")
  func edges() {
    var canvas = canvas(5, 5, black)
    canvas.cells.put("abc", column: 1, row: 2)
    canvas.add(patch(corners, clip: CellRect(columns: 5, rows: 5), isEdgeOnly: true))
    #expect(canvas.flattened().plainLines == ["", " ▄▄▄", " abc", " ▀▀▀", ""])
  }

  @Test("A transparent patch mixes with what lies below")
  func transparency() {
    var canvas = canvas(5, 5, black)
    canvas.add(patch(corners, opacity: 0.2, clip: CellRect(columns: 5, rows: 5)))
    #expect(canvas.flattened()[2, 2].style.background == .rgb(51, 51, 51))
  }

  @Test("Layers are composed back to front, each with what is on it")
  func layers() {
    var inner = canvas(3, 1, white)
    inner.cells.put("one", column: 0, row: 0, style: Style(background: white))
    var canvas = canvas(6, 2, black)
    var layer = Canvas.Layer(
      canvas: inner, position: CellPosition(column: 1, row: 1), clip: CellRect(columns: 3, rows: 2))
    canvas.add(layer)
    #expect(canvas.flattened().plainLines == ["", " on"])
    layer.position.column = 3
    layer.clip = CellRect(columns: 6, rows: 2)
    layer.opacity = 0.8
    canvas.add(layer)
    let frame = canvas.flattened()
    #expect(frame.plainLines == ["", " onone"])
    #expect(frame[5, 1].style.background == .rgb(204, 204, 204))
  }
}
