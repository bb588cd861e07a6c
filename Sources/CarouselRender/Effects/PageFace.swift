internal import CarouselDeck
internal import CarouselGrid
internal import Glibc

/// A page in the plane of the screen, as an effect shows it at one instant.
struct PageFace: Hashable, Sendable {
  /// The part of the viewport that it covers.
  var area: CellArea
  /// Whether the page is scaled to its area, rather than seen through it.
  var isScaled = false
  /// How much of its background hides what is below, 0…1.
  var opacity = 1.0
  /// The part of its light that it has lost, 0…1.
  var shade = 0.0
  /// How much of its letters is seen, 0…1.
  ///
  /// Letters cannot be scaled: those of a scaled page are where they are at rest, if they are seen.
  var letters = 1.0
}

extension PageTurn {
  /// The part of a fade in which the words of the earlier page leave; then the next ones come.
  static let leaving = 0.4
  /// The size of a page that begins to grow.
  private static let smallest = 0.8
  /// The scale from which on letters are seen where they are at rest.
  private static let nearlyFlat = 0.95
  /// The light that a page loses when it is turned as far as it goes.
  private static let turnedShade = 0.37
  /// The light that a page loses when it is one page behind another one.
  private static let rearShade = 0.13

  /// Both pages, back to front, in a viewport of some size; nil where the effect is none of faces.
  ///
  /// - Parameter fraction: How much of the way is done, 0…1.
  static func faces(
    _ effect: TransitionEffect, _ fraction: Double, size: FrameSize, side: PageSide
  ) -> (earlier: PageFace, later: PageFace)? {
    let whole = CellArea(size)
    var (earlier, later) = (PageFace(area: whole), PageFace(area: whole))
    switch effect {
    case .slide, .push, .cover, .dissolve: return nil
    case .fade:
      earlier.letters = max(0, 1 - fraction / leaving)
      later.opacity = fraction
      later.letters = max(0, (fraction - leaving) / (1 - leaving))
    case .wipe:
      later.area = whole.part(1 - fraction, 1, towards: side)
    case .zoom:
      let scale = smallest + (1 - smallest) * fraction
      earlier.letters = max(0, 1 - fraction / leaving)
      earlier.shade = rearShade * fraction
      later.area = whole.scaled(x: scale, y: scale)
      later.isScaled = true
      later.letters = letters(atScale: scale)
      // It hides what is behind it when its own letters come.
      later.opacity = min(1, fraction * (1 - smallest) / (nearlyFlat - smallest))
    case .flip:
      let width = abs(cos(.pi * fraction))
      var face = PageFace(
        area: side.isHorizontal
          ? whole.scaled(x: width, y: 1) : whole.scaled(x: 1, y: width))
      face.isScaled = true
      face.shade = turnedShade * (1 - width)
      face.letters = letters(atScale: width)
      let none = PageFace(area: whole.scaled(x: 0, y: 0), letters: 0)
      (earlier, later) = fraction < 0.5 ? (face, none) : (none, face)
    case .cube:
      let (near, far) = (cos(.pi / 2 * fraction), cos(.pi / 2 * (1 - fraction)))
      // The sides of a cube that fills the viewport, however it is turned.
      let border = near / (near + far)
      earlier.area = whole.part(0, border, towards: side)
      later.area = whole.part(border, 1, towards: side)
      (earlier.isScaled, later.isScaled) = (true, true)
      (earlier.shade, later.shade) = (turnedShade * (1 - near), turnedShade * (1 - far))
      earlier.letters = letters(atScale: border)
      later.letters = letters(atScale: 1 - border)
    }
    return (earlier, later)
  }

  /// How much of its letters is seen on a page that is scaled along one side at least.
  private static func letters(atScale scale: Double) -> Double {
    max(0, (scale - nearlyFlat) / (1 - nearlyFlat))
  }
}
