/// A rule that puts a page somewhere, for its distance from the middle of the viewport.
///
/// A layout is a type and what was chosen about it, and can be had only with options that make
/// sense. What it does for a number of pages in a viewport is an `Arrangement`.
public struct Layout: Hashable, Sendable {
  /// The kind.
  public let type: LayoutType
  /// What was chosen; each is allowed by its `LayoutOption`.
  public let options: LayoutOptions

  /// Side by side; unless an item has a size of its own, one viewport apart.
  public static let linear = Layout(.linear)

  /// Makes a layout with the defaults of its type.
  public init(_ type: LayoutType) {
    self.type = type
    options = LayoutOptions()
  }

  /// Makes a layout.
  ///
  /// - Throws: `LayoutError` for the first option that has a value it may not have.
  public init(_ type: LayoutType, options: LayoutOptions) throws(LayoutError) {
    for option in LayoutOption.allCases {
      for value in option.values(in: options) where !option.allows(value) {
        throw .outOfRange(option, value: value)
      }
    }
    for (before, after) in zip(options.keyframes, options.keyframes.dropFirst())
    where before.offset >= after.offset {
      throw .keyframesOutOfOrder(offset: after.offset)
    }
    self.type = type
    self.options = options
  }

  /// What the ends do where the options do not say: rings loop, the others have ends.
  public var boundary: Boundary {
    options.wrap ?? type.isRing ? .looping : .bounded
  }

  /// Whether a page that is turned away is seen from behind.
  public var showsBackfaces: Bool { options.showBackfaces ?? type.traits.showsBackfaces }

  /// How much further than the finger a drag goes.
  public var offsetMultiplier: Double {
    options.offsetMultiplier ?? type.traits.offsetMultiplier
  }

  /// `LayoutOptions.spacing` or its default.
  public var spacing: Double { options.spacing ?? type.traits.spacing }

  /// `LayoutOptions.tilt` or its default; 0 in a formula without a tilt.
  var tilt: Double { options.tilt ?? type.traits.tilt ?? 0 }

  /// The opacity of a page at a distance, 0…1.
  ///
  /// `1 - min(f, fadeRange) / fadeRange * (1 - fadeMinAlpha)`, where f is how far the distance is
  /// beyond `fadeMax` or before `fadeMin` (iCarousel). In a `custom` layout times that of the
  /// keyframes.
  public func opacity(at distance: Double) -> Double { opacity(at: distance, type.traits) }

  /// The same for many distances, which need the traits of the type only once.
  func opacity(at distance: Double, _ traits: LayoutTraits) -> Double {
    let fadeMin = options.fadeMin ?? traits.fadeMin
    let fadeMax = options.fadeMax ?? traits.fadeMax
    let beyond = distance > fadeMax ? distance - fadeMax : max(0, fadeMin - distance)
    let faded = min(beyond, options.fadeRange) / options.fadeRange * (1 - options.fadeMinAlpha)
    let own = traits.isKeyframed ? options.keyframes.interpolated(at: distance).opacity : 1
    return min(max(0, (1 - faded) * own), 1)
  }
}
