internal import CarouselEngine

extension LayoutType {
  /// Whether a key under `layout` changes anything in a layout of this type.
  func reads(_ key: String) -> Bool {
    switch key {
    case "type": return true
    case "show_backfaces": return turnsSlides
    case "keyframes": return self == .custom
    default: return LayoutOption(rawValue: key).map(reads) ?? false
    }
  }

  private func reads(_ option: LayoutOption) -> Bool {
    switch option {
    case .offsetMultiplier, .visibleItems, .fadeMin, .fadeMax, .fadeRange, .fadeMinAlpha,
      .perspective, .contentOffset, .viewpointOffset, .itemSize:
      true
    case .count, .arc, .angle, .radius: isRing
    case .spacing: self != .custom
    case .tilt: hasTilt
    case .sideScale: self == .scale
    case .sideTranslation: self == .translation
    case .keyframeOffset, .keyframeTranslate, .keyframeRotate, .keyframeScale, .keyframeOpacity:
      self == .custom
    }
  }

  private var hasTilt: Bool {
    switch self {
    case .coverFlow, .coverFlow2, .timeMachine, .invertedTimeMachine: true
    case .linear, .rotary, .invertedRotary, .cylinder, .invertedCylinder, .wheel, .invertedWheel,
      .scale, .translation, .custom:
      false
    }
  }

  /// Whether a slide can be turned so far that its back would be seen.
  private var turnsSlides: Bool {
    switch self {
    case .cylinder, .invertedCylinder, .coverFlow, .coverFlow2, .custom: true
    case .linear, .rotary, .invertedRotary, .wheel, .invertedWheel, .timeMachine,
      .invertedTimeMachine, .scale, .translation:
      false
    }
  }
}
