internal import CarouselDeck
internal import CarouselFiles

/// What the first bytes of an image say about it.
struct ImageHeader: Hashable, Sendable {
  /// Why a file cannot be shown as an image.
  enum HeaderError: Error, Hashable, Sendable {
    case empty
    /// It is of no format that is known here.
    case unknownFormat
    /// Its header ends too early or makes no sense.
    case damaged(ImageFormat)
    case tooManyPixels(PixelSize)
    case tooManyBytes
  }

  /// No decoder is given more than this.
  static let maximumBytes = 64 << 20
  static let maximumPixels = 100_000_000

  let format: ImageFormat
  /// The size in pixels; nil for the formats whose size the decoder has to find.
  let size: PixelSize?

  /// Reads the header of a file.
  ///
  /// O(1), but for a JPEG O(segments before its size).
  init(of file: borrowing OpenFile) throws(HeaderError) {
    guard file.size > 0 else { throw .empty }
    guard file.size <= Self.maximumBytes else { throw .tooManyBytes }
    let start = file.bytes(at: 0, count: 4096)
    guard let format = ImageFormat(start) else { throw .unknownFormat }
    self.format = format
    let found: PixelSize?
    switch format {
    case .png: found = RasterSize.png(start)
    case .gif: found = RasterSize.gif(start)
    case .bmp: found = RasterSize.bmp(start)
    case .webp: found = RasterSize.webp(start)
    case .jpeg: found = JPEGSize.find(in: file)
    case .tiff, .svg, .avif:
      size = nil
      return
    }
    guard let found, found.width > 0, found.height > 0 else { throw .damaged(format) }
    guard found.width <= Self.maximumPixels / found.height else { throw .tooManyPixels(found) }
    size = found
  }
}
