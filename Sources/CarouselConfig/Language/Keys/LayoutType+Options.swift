internal import CarouselEngine

extension LayoutType {
  /// Whether a key under `layout` changes anything in a layout of this type.
  func reads(_ key: String) -> Bool {
    switch key {
    case "type": return true
    case "show_backfaces": return traits.turnsPages
    case "keyframes": return traits.isKeyframed
    default: return LayoutOption(rawValue: key).map(reads) ?? false
    }
  }

  private func reads(_ option: LayoutOption) -> Bool {
    switch option {
    case .offsetMultiplier, .visibleItems, .fadeMin, .fadeMax, .fadeRange, .fadeMinAlpha,
      .perspective, .contentOffset, .viewpointOffset, .itemSize:
      true
    case .count, .arc, .angle, .radius: isRing
    case .spacing: !traits.isKeyframed
    case .tilt: traits.tilt != nil
    case .sideScale, .sideTranslation: traits.ownOption == option
    case .keyframeOffset, .keyframeTranslate, .keyframeRotate, .keyframeScale, .keyframeOpacity:
      traits.isKeyframed
    }
  }
}
