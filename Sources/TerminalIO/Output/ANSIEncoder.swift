package import CarouselColor
internal import CarouselGrid
package import TerminalCells

/// Turns frames into the bytes that bring a terminal from the last one to the next.
///
/// The encoder keeps what was sent, not what was requested, so a frame is always the difference to
/// what the terminal shows. It expects a terminal without autowrap, the cursor hidden and the whole
/// screen its own; then the bottom right cell can be used and nothing ever scrolls by itself.
package struct ANSIEncoder: Sendable {
  private var reduction: StyleReduction
  private let features: TerminalFeatures
  private var pen: ANSIPen
  private var sent: Frame?
  private var lastShift: FrameShift?

  /// - Parameter indices: The palette entries that the author has chosen.
  package init(
    colorDepth: ColorDepth, indices: PaletteIndices = .none, features: TerminalFeatures = .all
  ) {
    reduction = StyleReduction(depth: colorDepth, indices: indices)
    self.features = features
    pen = ANSIPen(features: features)
  }

  /// How many colours the terminal has.
  package var colorDepth: ColorDepth { reduction.depth }

  /// Uses the palette entries that another author has chosen.
  package mutating func use(_ indices: PaletteIndices) {
    reduction = StyleReduction(depth: colorDepth, indices: indices)
  }

  /// Forgets what the terminal shows: the next frame is painted whole.
  package mutating func invalidate() {
    sent = nil
    lastShift = nil
    pen.forget()
  }

  /// Encodes the next frame.
  ///
  /// - Parameters:
  ///   - frame: What the terminal shall show. Another size than the last one's paints it whole.
  ///   - tolerance: How far a colour channel may stay off, for frames that only last an instant;
  ///     with 0, the default, the terminal shows the frame exactly.
  /// - Returns: The bytes, all of which are to be written; empty when nothing changes.
  /// - Complexity: O(cells), and up to a few hundred compares a row to find out what moved.
  package mutating func encode(_ frame: Frame, tolerance: UInt8 = 0) -> [UInt8] {
    var target = reduction.reduce(frame)
    if !features.contains(.hyperlinks) { target.removeLinks() }
    let isContinued = sent?.size == target.size
    var old =
      isContinued ? sent?.cells(comparableTo: target) ?? [] : unknownCells(target.size.area)
    if !isContinued { pen.forget() }
    pen.bytes = []
    pen.links = target.links
    if features.contains(.synchronizedOutput) { pen.bytes.appendText("\u{1B}[?2026h") }
    let opening = pen.bytes.count
    if isContinued, features.contains(.shifting) {
      var search = ShiftSearch(old: old, pictures: sent?.pictures ?? [], new: target)
      if let shift = search.best(trying: lastShift) {
        old = shift.apply(to: old, size: target.size, with: &pen)
        lastShift = shift.shift
      } else {
        lastShift = nil
      }
    }
    if tolerance > 0 {
      target = target.keepingStyles(of: old) { Self.areClose($0, $1, tolerance) }
    }
    markSpills(in: &old, under: target)
    let delta = FrameDelta(from: old, to: target)
    RowWriter(frame: target, features: features).write(delta.runs, with: &pen)
    pen.endLink()
    sent = target
    guard pen.bytes.count > opening else { return [] }
    if features.contains(.synchronizedOutput) { pen.bytes.appendText("\u{1B}[?2026l") }
    return pen.bytes
  }

  private func unknownCells(_ count: Int) -> [Cell] {
    Array(repeating: .unknown, count: count)
  }

  /// Has the cells painted again that a changing cluster may run over on a terminal that draws each
  /// of its scalars on its own.
  private func markSpills(in old: inout [Cell], under new: Frame) {
    let width = new.size.columns
    for index in old.indices where old[index] != new.cells[index] {
      let cell = new.cells[index]
      guard cell.scalar == nil, !cell.isTrailingHalf else { continue }
      let own = cell.isWide ? 2 : 1
      let reach = min(new.widestDrawing(of: cell), width - index % width)
      for spilled in own..<max(reach, own) { old[index + spilled] = .unknown }
    }
  }

  private static func areClose(_ old: Style, _ new: Style, _ tolerance: UInt8) -> Bool {
    old.attributes == new.attributes && old.link == new.link
      && areClose(old.foreground, new.foreground, tolerance)
      && areClose(old.background, new.background, tolerance)
  }

  private static func areClose(_ old: Color, _ new: Color, _ tolerance: UInt8) -> Bool {
    guard case .rgb(let old) = old, case .rgb(let new) = new else { return old == new }
    func differ(_ first: UInt8, _ second: UInt8) -> Bool {
      (first > second ? first - second : second - first) > tolerance
    }
    return !differ(old.red, new.red) && !differ(old.green, new.green)
      && !differ(old.blue, new.blue)
  }
}
