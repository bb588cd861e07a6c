/// A number in `LayoutOptions`, and which values it may have.
///
/// Within these ranges no formula of a layout divides by zero or leaves the finite numbers.
public enum LayoutOption: String, Hashable, Sendable, CaseIterable {
  /// `LayoutOptions.offsetMultiplier`.
  case offsetMultiplier = "offset_multiplier"
  /// `LayoutOptions.visibleItems`.
  case visibleItems = "visible_items"
  /// `LayoutOptions.count`.
  case count
  /// `LayoutOptions.arc`.
  case arc
  /// `LayoutOptions.angle`.
  case angle
  /// `LayoutOptions.radius`.
  case radius
  /// `LayoutOptions.tilt`.
  case tilt
  /// `LayoutOptions.spacing`.
  case spacing
  /// `LayoutOptions.fadeMin`.
  case fadeMin = "fade_min"
  /// `LayoutOptions.fadeMax`.
  case fadeMax = "fade_max"
  /// `LayoutOptions.fadeRange`.
  case fadeRange = "fade_range"
  /// `LayoutOptions.fadeMinAlpha`.
  case fadeMinAlpha = "fade_min_alpha"
  /// `LayoutOptions.perspective`.
  case perspective
  /// `LayoutOptions.contentOffset`.
  case contentOffset = "content_offset"
  /// `LayoutOptions.viewpointOffset`.
  case viewpointOffset = "viewpoint_offset"
  /// `LayoutOptions.itemSize`.
  case itemSize = "item_size"
  /// `LayoutOptions.sideScale`.
  case sideScale = "side_scale"
  /// `LayoutOptions.sideTranslation`.
  case sideTranslation = "side_translation"
  /// `LayoutKeyframe.offset`.
  case keyframeOffset = "offset"
  /// `LayoutKeyframe.translate`.
  case keyframeTranslate = "translate"
  /// `LayoutKeyframe.rotate`.
  case keyframeRotate = "rotate"
  /// `LayoutKeyframe.scale`.
  case keyframeScale = "scale"
  /// `LayoutKeyframe.opacity`.
  case keyframeOpacity = "opacity"

  /// The smallest and the largest value.
  public var range: ClosedRange<Double> {
    switch self {
    case .offsetMultiplier, .angle, .tilt, .fadeMin, .fadeMax, .keyframeOffset,
      .keyframeTranslate, .keyframeRotate, .keyframeScale, .spacing, .arc:
      -1000...1000
    case .visibleItems: 1...1000
    case .count: 1...10_000
    case .sideScale: 0...1000
    case .fadeRange: 1e-3...1e6
    case .fadeMinAlpha, .keyframeOpacity: 0...1
    case .perspective: -1...1
    case .itemSize: 1e-3...1e6
    case .radius, .contentOffset, .viewpointOffset, .sideTranslation: -1e6...1e6
    }
  }

  /// How near to zero it may come: for those by which a formula divides.
  public var minimumMagnitude: Double {
    self == .spacing || self == .arc ? 1e-3 : 0
  }

  /// Whether it may have a value; what is not a number is refused.
  public func allows(_ value: Double) -> Bool {
    range.contains(value) && abs(value) >= minimumMagnitude
  }

  /// The values that it has.
  package func values(in options: LayoutOptions) -> [Double] {
    func chosen(_ value: Double?) -> [Double] { value.map { [$0] } ?? [] }
    func keyframes(_ numbers: (LayoutKeyframe) -> SIMD3<Double>) -> [Double] {
      options.keyframes.map(numbers).flatMap { [$0.x, $0.y, $0.z] }
    }
    return switch self {
    case .offsetMultiplier: chosen(options.offsetMultiplier)
    case .visibleItems: chosen(options.visibleItems.map(Double.init))
    case .count: chosen(options.count.map(Double.init))
    case .arc: chosen(options.arc)
    case .angle: chosen(options.angle)
    case .radius: chosen(options.radius)
    case .tilt: chosen(options.tilt)
    case .spacing: chosen(options.spacing)
    case .fadeMin: chosen(options.fadeMin)
    case .fadeMax: chosen(options.fadeMax)
    case .fadeRange: [options.fadeRange]
    case .fadeMinAlpha: [options.fadeMinAlpha]
    case .perspective: [options.perspective]
    case .contentOffset: [options.contentOffset.x, options.contentOffset.y]
    case .viewpointOffset: [options.viewpointOffset.x, options.viewpointOffset.y]
    case .itemSize: options.itemSize.map { [$0.width, $0.height] } ?? []
    case .sideScale: [options.sideScale]
    case .sideTranslation: [options.sideTranslation]
    case .keyframeOffset: options.keyframes.map { $0.offset }
    case .keyframeTranslate: keyframes { $0.translate }
    case .keyframeRotate: keyframes { $0.rotate }
    case .keyframeScale: keyframes { $0.scale }
    case .keyframeOpacity: options.keyframes.map { $0.opacity }
    }
  }
}
