internal import CarouselDeck
public import CarouselGrid
public import CarouselStage

extension Renderer {
  /// How far the current slide of a carousel can be scrolled: to its last line.
  ///
  /// - Parameters:
  ///   - path: The carousel.
  ///   - stage: The state of the show.
  ///   - size: The size of the terminal.
  /// - Returns: Nil where the carousel is not shown, or all of its text is.
  /// - Complexity: O(length of the text).
  public func longestScroll(at path: StagePath, of stage: Stage, size: FrameSize) -> SlideScroll? {
    guard let root = scene(of: stage, size: size) else { return nil }
    let options = options(for: root)
    guard let scene = root.fitted(at: path, options) else { return nil }
    let current = scene.slides(options).min {
      abs($0.placement.distance) < abs($1.placement.distance)
    }
    guard let current else { return nil }
    let hidden = current.composition(options).hiddenLines(of: current.placement.slide, options)
    guard hidden > 0 else { return nil }
    return SlideScroll(carousel: path, page: current.placement.page, lines: hidden)
  }
}

extension Scene {
  /// The scene of a nested carousel in the cells that it gets.
  fileprivate func fitted(at path: StagePath, _ options: PaintOptions) -> Scene? {
    guard path != self.path else { return self }
    for slide in slides(options) {
      guard let child = slide.placement.child, path.starts(with: child.path) else { continue }
      return child.fitted(to: slide.composition(options).content).fitted(at: path, options)
    }
    return nil
  }
}

extension SlideComposition {
  /// The lines of text for which there is no room, of a composition that is not scrolled.
  fileprivate func hiddenLines(of slide: Slide, _ options: PaintOptions) -> Int {
    guard isCut else { return 0 }
    switch slide.content {
    case .plain, .image, .deck: return 0
    case .division:
      guard let part = slide.onlyPart else { return 0 }
      return division.first?.composition.hiddenLines(of: part, options) ?? 0
    case .text(let text):
      let whole = TypeSetter.lineCount(
        of: options.glyphs.drawable(text, keepingNewlines: true, keepingBreaks: true),
        columns: content.columns, glyphs: options.glyphs)
      return max(0, whole - content.rows)
    case .markdown(let document):
      let layout = MarkdownLayout(
        document, width: markdown?.width ?? content.columns, glyphs: options.glyphs)
      return max(0, layout.lines.count - content.rows)
    }
  }
}
