internal import CarouselRender

/// The bytes that give the terminal's window a title, and those that give it its old one back.
struct WindowTitle: Hashable, Sendable {
  /// What sets the title; empty for an empty title.
  let enter: [UInt8]
  /// What takes it back.
  let leave: [UInt8]

  /// Makes the bytes for an author's title, of which nothing can act on the terminal.
  init(_ title: String, glyphs: GlyphSet) {
    guard !title.isEmpty else {
      enter = []
      leave = []
      return
    }
    // Window titles are kept on a stack of the terminal (xterm's window operations 22 and 23).
    enter = Array("\u{1B}[22;2t\u{1B}]2;\(glyphs.drawableLine(title))\u{1B}\\".utf8)
    leave = Array("\u{1B}[23;2t".utf8)
  }
}
