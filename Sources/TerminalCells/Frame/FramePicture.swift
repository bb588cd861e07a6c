public import CarouselGrid

/// A picture that a terminal draws in some cells of a frame.
public struct FramePicture: Hashable, Sendable {
  /// A rectangle of pixels, from the upper left corner of a picture.
  public struct PixelRect: Hashable, Sendable {
    public var x: Int
    public var y: Int
    public var width: Int
    public var height: Int

    /// Makes a rectangle.
    public init(x: Int = 0, y: Int = 0, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Which picture it is: the same number means the same pixels, in all frames of a run.
  public var id: UInt32
  /// The part of the picture that is shown.
  public var source: PixelRect
  /// The cells to which that part is scaled.
  public var cells: CellRect
  /// Of two pictures in one cell the one with the higher number is above; below 0 it is under the
  /// text.
  public var z: Int

  /// Makes a picture.
  public init(id: UInt32, source: PixelRect, cells: CellRect, z: Int = 0) {
    (self.id, self.source, self.cells, self.z) = (id, source, cells, z)
  }
}
