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
  public var leastMagnitude: Double {
    switch self {
    case .spacing, .arc: 1e-3
    case .offsetMultiplier, .visibleItems, .count, .angle, .radius, .tilt, .fadeMin, .fadeMax,
      .fadeRange, .fadeMinAlpha, .perspective, .contentOffset, .viewpointOffset, .itemSize,
      .sideScale, .sideTranslation, .keyframeOffset, .keyframeTranslate, .keyframeRotate,
      .keyframeScale, .keyframeOpacity:
      0
    }
  }

  /// Whether it may have a value; what is not a number is refused.
  public func allows(_ value: Double) -> Bool {
    range.contains(value) && abs(value) >= leastMagnitude
  }

  /// The values that it has.
  func values(in options: LayoutOptions) -> [Double] {
    switch self {
    case .offsetMultiplier: [options.offsetMultiplier].compactMap(\.self)
    case .visibleItems: [options.visibleItems].compactMap { $0.map(Double.init) }
    case .count: [options.count].compactMap { $0.map(Double.init) }
    case .arc: [options.arc].compactMap(\.self)
    case .angle: [options.angle].compactMap(\.self)
    case .radius: [options.radius].compactMap(\.self)
    case .tilt: [options.tilt].compactMap(\.self)
    case .spacing: [options.spacing].compactMap(\.self)
    case .fadeMin: [options.fadeMin].compactMap(\.self)
    case .fadeMax: [options.fadeMax].compactMap(\.self)
    case .fadeRange: [options.fadeRange]
    case .fadeMinAlpha: [options.fadeMinAlpha]
    case .perspective: [options.perspective]
    case .contentOffset: [options.contentOffset.x, options.contentOffset.y]
    case .viewpointOffset: [options.viewpointOffset.x, options.viewpointOffset.y]
    case .itemSize: options.itemSize.map { [$0.width, $0.height] } ?? []
    case .sideScale: [options.sideScale]
    case .sideTranslation: [options.sideTranslation]
    case .keyframeOffset: options.keyframes.map(\.offset)
    case .keyframeTranslate: options.keyframes.flatMap { $0.translate.numbers }
    case .keyframeRotate: options.keyframes.flatMap { $0.rotate.numbers }
    case .keyframeScale: options.keyframes.flatMap { $0.scale.numbers }
    case .keyframeOpacity: options.keyframes.map(\.opacity)
    }
  }
}

extension SIMD3<Double> {
  fileprivate var numbers: [Double] { [x, y, z] }
}
