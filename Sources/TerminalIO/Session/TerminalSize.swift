package import CarouselGrid
internal import Glibc
internal import TerminalCells

/// The size of a terminal's window.
package struct TerminalSize: Hashable, Sendable {
  package var cells: FrameSize
  /// The size in pixels; 0 where the terminal does not report it.
  package var pixelWidth: Int
  package var pixelHeight: Int

  /// The usual size, where nothing is known.
  private static let fallback = FrameSize(columns: 80, rows: 24)

  package init(cells: FrameSize, pixelWidth: Int = 0, pixelHeight: Int = 0) {
    self.cells = cells
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Measures a terminal.
  ///
  /// Where it tells no size, `COLUMNS` and `LINES` do; without those it is 80 by 24.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal; anything else tells no size.
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
    pixelWidth = Int(window.ws_xpixel)
    pixelHeight = Int(window.ws_ypixel)
  }
}
