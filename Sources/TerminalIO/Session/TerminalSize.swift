package import CarouselGrid
internal import Glibc

/// A width and a height in pixels, both at least 1.
package struct PixelSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// The size of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package var cells: FrameSize
  /// The size in pixels; nil where the terminal does not report it.
  package var pixels: PixelSize?

  /// The usual size, where nothing is known.
  private static let fallback = FrameSize(columns: 80, rows: 24)

  package init(cells: FrameSize, pixels: PixelSize? = nil) {
    self.cells = cells
    self.pixels = pixels
  }

  /// Measures a terminal.
  ///
  /// Where it reports no size, `COLUMNS` and `LINES` hold; without those it is 80 by 24.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal; anything else reports no size.
  ///   - environment: The variables of the process.
  package init(descriptor: Int32, environment: [String: String] = [:]) {
    var window = winsize()
    if ioctl(descriptor, UInt(TIOCGWINSZ), &window) < 0 { window = winsize() }
    func count(_ measured: UInt16, _ variable: String, _ fallback: Int) -> Int {
      if measured > 0 { return Int(measured) }
      guard let value = environment[variable].flatMap(Int.init), 1...9999 ~= value else {
        return fallback
      }
      return value
    }
    cells = FrameSize(
      columns: count(window.ws_col, "COLUMNS", Self.fallback.columns),
      rows: count(window.ws_row, "LINES", Self.fallback.rows))
    if window.ws_xpixel > 0, window.ws_ypixel > 0 {
      pixels = PixelSize(width: Int(window.ws_xpixel), height: Int(window.ws_ypixel))
    }
  }
}
