/// The lines from U+2500 to U+257F.
///
/// Light lines are one pixel, heavy ones two and double ones two with one between, all where Unifont has
/// them, so that its symbols fit in.
func lineGlyph(_ scalar: UInt32) -> GlyphBitmap {
  if let arms = LineArms(scalar) { return glyph(of: arms) }
  switch scalar {
  case 0x2504...0x2507: return dashes(3, scalar - 0x2504)
  case 0x2508...0x250B: return dashes(4, scalar - 0x2508)
  case 0x254C...0x254F: return dashes(2, scalar - 0x254C)
  case 0x256D...0x2570: return arc(scalar - 0x256D)
  default: return diagonals(scalar)
  }
}

/// A direction of lines: its length in pixels, and the pixel of its middle, which a light line across
/// it takes.
private struct LineAxis {
  let length: Int
  let middle: Int

  static let horizontal = LineAxis(length: GlyphBitmap.width, middle: 4)
  static let vertical = LineAxis(length: GlyphBitmap.height, middle: 7)

  /// The pixels that a line of a weight across this axis takes of it; the outer edges of a double one.
  func thickness(_ weight: LineArms.Weight) -> Range<Int> {
    switch weight {
    case .none: length / 2..<length / 2
    case .light: middle..<middle + 1
    // The two pixels beside the centre of a row; Unifont has one more below that of a column.
    case .heavy: length == GlyphBitmap.width ? middle - 1..<middle + 1 : middle..<middle + 2
    case .double: middle - 1..<middle + 2
    }
  }
}

private func glyph(of arms: LineArms) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  for (arm, opposite, isForward) in [(arms.up, arms.down, false), (arms.down, arms.up, true)] {
    for stroke in strokes(
      arm, opposite, sides: (arms.left, arms.right), along: .vertical, isForward)
    {
      glyph.fill(x: stroke.across, y: stroke.along)
    }
  }
  for (arm, opposite, isForward) in [(arms.left, arms.right, false), (arms.right, arms.left, true)]
  {
    for stroke in strokes(arm, opposite, sides: (arms.up, arms.down), along: .horizontal, isForward)
    {
      glyph.fill(x: stroke.along, y: stroke.across)
    }
  }
  return glyph
}

private typealias Stroke = (along: Range<Int>, across: Range<Int>)

/// The strokes of an arm: one, or for a double line two, which end apart from each other in a corner.
///
/// - Parameters:
///   - sides: The arms across it, the one at the lower coordinates first.
///   - isForward: Whether it leads to the higher coordinates.
private func strokes(
  _ arm: LineArms.Weight, _ opposite: LineArms.Weight,
  sides: (LineArms.Weight, LineArms.Weight), along axis: LineAxis, _ isForward: Bool
) -> [Stroke] {
  let other: LineAxis = axis.length == GlyphBitmap.width ? .vertical : .horizontal
  let across = other.thickness(arm)
  func stroke(_ across: Range<Int>, to end: InnerEnd) -> Stroke {
    (end.range(along: axis, isForward), across)
  }
  switch arm {
  case .none: return []
  case .light, .heavy:
    let end: InnerEnd
    if opposite != .none {
      end = .half
    } else {
      switch (sides.0, sides.1) {
      case (.none, .none): end = .half
      case (.double, .double): end = .nearRail
      case (.double, _), (_, .double): end = .farRail
      case (.heavy, _), (_, .heavy): end = .beyond(.heavy)
      case (.light, _), (_, .light): end = .beyond(.light)
      }
    }
    return [stroke(across, to: end)]
  case .double:
    let rails = [
      across.lowerBound..<across.lowerBound + 1, across.upperBound - 1..<across.upperBound,
    ]
    return zip(rails, [(sides.0, sides.1), (sides.1, sides.0)]).map { rail, sides in
      let end: InnerEnd
      if sides.0 == .double {
        end = .nearRail
      } else if opposite != .none {
        end = .half
      } else if sides.1 == .double {
        end = .farRail
      } else {
        end = .beyond(.light)
      }
      return stroke(rail, to: end)
    }
  }
}

/// Where an arm ends in the middle of its cell.
private enum InnerEnd {
  /// Half of the way through the cell.
  case half
  /// With the outer edge of a line across it.
  case beyond(LineArms.Weight)
  /// With the first rail of a double line across it.
  case nearRail
  /// With the second one.
  case farRail

  func range(along axis: LineAxis, _ isForward: Bool) -> Range<Int> {
    let rails = axis.thickness(.double)
    let ends: (forward: Int, backward: Int)
    switch self {
    case .half: ends = (axis.length / 2, axis.length / 2)
    case .beyond(let weight):
      ends = (axis.thickness(weight).lowerBound, axis.thickness(weight).upperBound)
    case .nearRail: ends = (rails.upperBound - 1, rails.lowerBound + 1)
    case .farRail: ends = (rails.lowerBound, rails.upperBound)
    }
    return isForward ? ends.forward..<axis.length : 0..<ends.backward
  }
}

/// Light and heavy dashes across, then down; a gap of one pixel follows each.
private func dashes(_ count: Int, _ kind: UInt32) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  let weight: LineArms.Weight = kind & 1 == 0 ? .light : .heavy
  let isVertical = kind >= 2
  let axis: LineAxis = isVertical ? .vertical : .horizontal
  let across = (isVertical ? LineAxis.horizontal : .vertical).thickness(weight)
  func edge(_ dash: Int) -> Int { (axis.length * dash + count / 2) / count }
  for dash in 0..<count {
    let along = edge(dash)..<edge(dash + 1) - 1
    glyph.fill(x: isVertical ? across : along, y: isVertical ? along : across)
  }
  return glyph
}

/// The corners ╭ ╮ ╯ ╰, whose bend is two pixels wide.
private func arc(_ kind: UInt32) -> GlyphBitmap {
  let (x, y) = (LineAxis.horizontal.middle, LineAxis.vertical.middle)
  let (isRight, isDown) = (kind == 0 || kind == 3, kind <= 1)
  var glyph = GlyphBitmap(isWide: false)
  glyph.fill(x: isRight ? x + 2..<GlyphBitmap.width : 0..<x - 1, y: y..<y + 1)
  glyph.fill(x: x..<x + 1, y: isDown ? y + 2..<GlyphBitmap.height : 0..<y - 1)
  glyph.set(x: isRight ? x + 1 : x - 1, y: isDown ? y + 1 : y - 1)
  return glyph
}

/// ╱, ╲ and ╳, from corner to corner.
private func diagonals(_ scalar: UInt32) -> GlyphBitmap {
  var glyph = GlyphBitmap(isWide: false)
  for y in 0..<GlyphBitmap.height {
    if scalar != 0x2571 { glyph.set(x: y / 2, y: y) }
    if scalar != 0x2572 { glyph.set(x: GlyphBitmap.width - 1 - y / 2, y: y) }
  }
  return glyph
}
