internal import CarouselEngine

/// How far a cover still has to turn that was or will be in the middle: −1 … 1.
///
/// Only cover flow of the second kind shows it. While the content moves by itself it is the
/// distance from the nearest item; under a finger a cover turns in its own time when the middle
/// passes to it.
package struct Toggle: Hashable, Sendable {
  /// Nothing turns that is closer than this.
  private static let margin = 1e-6
  private static let shortest = 0.2
  private static let longest = 0.4

  /// The present value.
  package private(set) var value = 0.0
  /// When it was ±1, or would have been, in seconds of the owner's clock.
  private var origin = 0.0

  package init() {}

  /// Whether time changes it.
  package var isTurning: Bool { abs(value) > Toggle.margin }

  /// The middle passes on; `steps` leads back to the item that had it.
  package mutating func begin(_ steps: Int, at time: Double) {
    origin = time
    value = Double(steps.signum())
  }

  /// Follows the offset.
  package mutating func follow(_ distanceFromNearest: Double) { value = distanceFromNearest }

  /// Continues from where a coast has left the content, between two items.
  package mutating func resume(_ distanceFromNearest: Double, at time: Double) {
    origin = time - Toggle.longest * abs(distanceFromNearest)
    value = distanceFromNearest
  }

  /// Turns on: the faster the release, the faster, in 0.2 to 0.4 s.
  package mutating func turn(to time: Double, velocity: Double) {
    let slowness = velocity == 0 ? 1 : min(1, 1 / abs(velocity))
    let duration = Toggle.shortest + (Toggle.longest - Toggle.shortest) * slowness
    let left = 1 - Easing.cubicInOut.value(at: min(1, (time - origin) / duration))
    value = value < 0 ? -left : left
    if !isTurning { value = 0 }
  }
}
