internal import CarouselRender

extension Playback {
  /// How long a frame stays valid while something drifts slowly; zero if nothing is
  /// known about it.
  var timeUntilFrameDiffers: Duration { renderer.timeUntilChange(of: stage, size: size) }
}
