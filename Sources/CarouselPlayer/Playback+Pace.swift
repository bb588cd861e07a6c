internal import CarouselRender

extension Playback {
  /// How long a frame stays as good as it is while something drifts slowly; zero where nothing is
  /// known about it.
  var timeUntilFrameDiffers: Duration { renderer.timeUntilChange(of: stage, size: size) }
}
