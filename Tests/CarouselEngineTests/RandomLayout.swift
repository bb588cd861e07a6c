import CarouselEngine

/// Random layouts for the laws.
enum RandomLayout {
  /// Any options that are allowed, the ends of their ranges more often than not.
  static func extreme(
    _ type: LayoutType, using generator: inout some RandomNumberGenerator
  ) throws -> Layout {
    var options = LayoutOptions()
    options.keyframes = (0..<Int.random(in: 0...4, using: &generator)).map {
      LayoutKeyframe(offset: Double($0) - 2)
    }
    for option in LayoutOption.allCases where Bool.random(using: &generator) {
      let range = option.range
      let candidates = [
        range.lowerBound, range.upperBound, Double.random(in: range, using: &generator),
        option.minimumMagnitude, -option.minimumMagnitude, 1, -1,
      ].filter(option.allows)
      options.set(option, to: candidates.randomElement(using: &generator) ?? 1)
    }
    options.showBackfaces = [nil, true, false].randomElement(using: &generator) ?? nil
    return try Layout(type, options: options)
  }

  /// Options as people choose them, without those that tear a ring apart.
  static func usual(
    _ type: LayoutType, using generator: inout some RandomNumberGenerator
  ) throws -> Layout {
    func chance(_ range: ClosedRange<Double>) -> Double? {
      Bool.random(using: &generator) ? Double.random(in: range, using: &generator) : nil
    }
    var options = LayoutOptions()
    options.itemSize = LayoutSize(width: 200, height: 150)
    options.spacing = chance(0.3...2)
    options.tilt = chance(0...1)
    options.radius = chance(100...800)
    options.arc = chance(1...6)
    options.perspective = chance(-0.002...0) ?? -0.002
    options.showBackfaces = true
    options.viewpointOffset = LayoutOffset(x: chance(-50...50) ?? 0, y: chance(-50...50) ?? 0)
    options.contentOffset = LayoutOffset(x: chance(-50...50) ?? 0, y: chance(-50...50) ?? 0)
    if type == .custom {
      options.keyframes = (-2...2).map { offset in
        var keyframe = LayoutKeyframe(offset: Double(offset))
        keyframe.translate = SIMD3.random(in: -2...2, using: &generator)
        keyframe.rotate = SIMD3.random(in: -2...2, using: &generator)
        keyframe.scale = SIMD3.random(in: 0.2...2, using: &generator)
        keyframe.opacity = Double.random(in: 0.1...1, using: &generator)
        return keyframe
      }
    }
    return try Layout(type, options: options)
  }
}

extension LayoutOptions {
  /// Sets an option, or all numbers of one that has several.
  mutating func set(_ option: LayoutOption, to value: Double) {
    switch option {
    case .offsetMultiplier: offsetMultiplier = value
    case .visibleItems: visibleItems = Int(value)
    case .count: count = Int(value)
    case .arc: arc = value
    case .angle: angle = value
    case .radius: radius = value
    case .tilt: tilt = value
    case .spacing: spacing = value
    case .fadeMin: fadeMin = value
    case .fadeMax: fadeMax = value
    case .fadeRange: fadeRange = value
    case .fadeMinAlpha: fadeMinAlpha = value
    case .perspective: perspective = value
    case .contentOffset: contentOffset = LayoutOffset(x: value, y: value)
    case .viewpointOffset: viewpointOffset = LayoutOffset(x: value, y: value)
    case .itemSize: itemSize = LayoutSize(width: value, height: value)
    case .sideScale: sideScale = value
    case .sideTranslation: sideTranslation = value
    case .keyframeOffset: if keyframes.count == 1 { keyframes[0].offset = value }
    case .keyframeTranslate: setKeyframes { $0.translate = SIMD3(repeating: value) }
    case .keyframeRotate: setKeyframes { $0.rotate = SIMD3(repeating: value) }
    case .keyframeScale: setKeyframes { $0.scale = SIMD3(repeating: value) }
    case .keyframeOpacity: setKeyframes { $0.opacity = value }
    }
  }

  private mutating func setKeyframes(_ change: (inout LayoutKeyframe) -> Void) {
    for index in keyframes.indices { change(&keyframes[index]) }
  }
}
