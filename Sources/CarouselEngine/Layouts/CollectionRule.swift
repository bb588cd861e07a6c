/// Pages side by side whose neighbours differ: `scale` and `translation`.
///
/// The parameters are those that CarouselView (4all) documents; the formulas are ours, as it is no
/// part of the measured originals.
struct CollectionRule: Hashable, Sendable {
  /// How far apart the middles of two pages are.
  var pitch: Double
  /// The size of a neighbour.
  var sideScale: Double
  /// How far a neighbour is shifted across.
  var sideTranslation: Double

  /// The least pitch, as a part of an item: a negative gap must not turn the row around.
  private static let minimumPitch = 0.01

  /// Reads the options: the current page and its neighbour are `spacing` units apart, from edge to
  /// edge, the neighbour being as small as it is.
  init(_ layout: Layout, itemExtent: Double) {
    let isScaled = layout.type == .scale
    sideScale = isScaled ? layout.options.sideScale : 1
    sideTranslation = isScaled ? 0 : layout.options.sideTranslation
    pitch = max(
      Self.minimumPitch * itemExtent, layout.spacing + itemExtent * (1 + sideScale) / 2)
  }

  /// With t = min(|o|, 1): x = o·pitch, y = t·sideTranslation, scaled by 1 − t·(1 − sideScale).
  func transform(at distance: Double) -> Transform {
    let part = min(abs(distance), 1)
    let scale = 1 - part * (1 - sideScale)
    return Transform(translationX: distance * pitch, y: part * sideTranslation)
      .scaled(x: scale, y: scale)
  }
}
