package import CarouselColor

/// A picture whose pixels are numbers in a table of its colours.
package struct Bitmap: Hashable, Sendable {
  /// The pixels across.
  package let width: Int
  /// The pixels from top to bottom.
  package let height: Int
  /// The colours, each once, in order of their first use.
  package let colors: [RGB]
  /// The number of each pixel's colour, row by row.
  package let pixels: [UInt32]

  /// A bitmap of given pixels.
  package init(width: Int, height: Int, colors: [RGB], pixels: [UInt32]) {
    precondition(pixels.count == width * height, "one number for each pixel")
    (self.width, self.height, self.colors, self.pixels) = (width, height, colors, pixels)
  }
}
