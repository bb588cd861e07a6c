internal import CarouselDeck
internal import CarouselGrid
internal import CarouselStage
internal import TerminalCells

extension Renderer {
  /// As few columns as these, or so few rows, have room for the title of a card alone, if it has one.
  private static let leastText = (columns: 12, rows: 3)

  /// A slide drawn for itself, with its nested deck, on what lies beneath it.
  func surface(of layer: Layer, beneath: Color, hasFocus: Bool) -> Frame {
    let slide = layer.placement.slide
    let (columns, rows) = (layer.content.columns, layer.content.rows)
    let background = slide.background.background(over: beneath)
    let style = Style(foreground: slide.color.foreground(on: background), background: background)
    var frame = Frame(size: FrameSize(columns: columns, rows: rows), style: style)
    let isTiny = columns < Self.leastText.columns || rows < Self.leastText.rows
    if layer.outline != nil, isTiny, !slide.title.isEmpty {
      let region = Region(width: columns, height: rows)
      drawText(slide.title, of: slide, in: region, style: style.adding(.bold), on: &frame)
      return frame
    }
    let parts = layer.parts
    if let region = parts.title {
      drawLine(slide.title, of: slide, in: region, style: style.adding(.bold), on: &frame)
    }
    if let region = parts.caption {
      drawLine(slide.caption, of: slide, in: region, style: style.muted, on: &frame)
    }
    switch slide.content {
    case .plain:
      drawText(slide.title, of: slide, in: parts.content, style: style.adding(.bold), on: &frame)
    case .text(let text):
      drawText(text, of: slide, in: parts.content, style: style, on: &frame)
    case .markdown(let text):
      drawMarkdown(text, of: slide, in: parts.content, style: style, on: &frame)
    case .image(let image):
      draw(image, of: slide, in: parts.content, style: style, on: &frame)
    case .deck:
      if let child = layer.child {
        draw(child, beneath: background, hasFocus: hasFocus, on: &frame)
      }
    }
    return frame
  }

  private func drawLine(
    _ text: String, of slide: Slide, in region: Region, style: Style, on frame: inout Frame
  ) {
    let line = TextBlock.line(
      glyphs.drawableLine(text), width: region.width, glyphs: glyphs)
    frame.draw(line, row: region.y, in: region, align: slide.align, style: style)
  }

  func drawText(
    _ text: String, of slide: Slide, in region: Region, style: Style, on frame: inout Frame
  ) {
    guard !text.isEmpty, !region.isEmpty else { return }
    let block = TextBlock(
      glyphs.drawable(text, keepingNewlines: true, keepingBreaks: true), in: region, glyphs: glyphs)
    frame.draw(block, in: region, align: slide.align, valign: slide.valign, style: style)
  }
}
