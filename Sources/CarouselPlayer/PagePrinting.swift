package import CarouselDeck
internal import CarouselRender
package import TerminalIO

/// Prints each page as plain text, for where there is no screen.
///
/// No escape sequence is written, and without a UTF-8 locale nothing beyond ASCII. The header of the
/// screen comes once before all pages, and its footer once after them, if all were printed.
///
/// - Parameters:
///   - show: What would be played.
///   - laps: How many times all pages are printed.
///   - duration: When to stop, however much is left; nil prints all.
///   - environment: The variables of the process.
///   - time: The clocks by which it stops.
///   - write: Writes bytes; false when the reader is gone.
/// - Returns: False when the reader is gone.
@discardableResult
package func printPages(
  of show: Show, laps: Int = 1, duration: Duration? = nil,
  environment: [String: String] = processEnvironment(), time: TimeSource = .system,
  write: ([UInt8]) -> Bool
) -> Bool {
  let isUTF8 = TerminalCapabilities(environment: environment).isUTF8
  let end = duration.map { time.now() + $0 }
  var buffer: [UInt8] = []
  func flush() -> Bool {
    defer { buffer.removeAll(keepingCapacity: true) }
    return write(buffer)
  }
  let glyphs = isUTF8 ? GlyphSet.unicode : .ascii
  var isFirst = true
  func append(_ text: String) {
    if text.isEmpty { return }
    if !isFirst { buffer.append(0x0A) }
    isFirst = false
    buffer += Array(text.utf8)
  }
  var isOpen = true
  var lap = 0
  if !show.deck.slides.isEmpty { append(show.screen.header?.plainText(glyphs: glyphs) ?? "") }
  while isOpen, lap < laps, !show.deck.slides.isEmpty {
    isOpen = forEachPage(of: show, glyphs: glyphs) { page in
      if let end, time.now() >= end { return false }
      append(page.description)
      return buffer.count < printedAtOnce || flush()
    }
    lap += 1
  }
  if isOpen, lap > 0 { append(show.screen.footer?.plainText(glyphs: glyphs) ?? "") }
  return flush()
}

/// The bytes gathered before they are written.
private let printedAtOnce = 65_536
