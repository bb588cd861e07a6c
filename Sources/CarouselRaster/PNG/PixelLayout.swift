internal import CarouselColor

/// How a PNG file writes the pixels of a row.
struct PixelLayout: Hashable {
  /// Whether pixels are numbers in a palette.
  let isIndexed: Bool
  /// The bits of a sample.
  let bitDepth: UInt8

  /// The layout for some number of colours.
  init(colorCount: Int) {
    isIndexed = colorCount <= 256
    switch colorCount {
    case ...2: bitDepth = 1
    case ...4: bitDepth = 2
    case ...16: bitDepth = 4
    default: bitDepth = 8
    }
  }

  /// The number for this layout in a file.
  var colorType: UInt8 { isIndexed ? 3 : 2 }

  /// The bytes from a pixel to the next one; 1 where several share a byte.
  var pixelStride: Int { isIndexed ? 1 : 3 }

  /// The bytes of a row.
  func rowSize(width: Int) -> Int {
    isIndexed ? (width * Int(bitDepth) + 7) / 8 : width * 3
  }

  /// Writes a row, each pixel `scale` times; the first pixel of a byte is in its high bits.
  func pack(_ bitmap: Bitmap, row: Int, scale: Int, into bytes: inout [UInt8]) {
    bytes.removeAll(keepingCapacity: true)
    let pixels = bitmap.pixels[row * bitmap.width..<(row + 1) * bitmap.width]
    guard isIndexed else {
      for pixel in pixels {
        let color = bitmap.colors[Int(pixel)]
        for _ in 0..<scale {
          bytes.append(color.red)
          bytes.append(color.green)
          bytes.append(color.blue)
        }
      }
      return
    }
    var (byte, free): (UInt8, UInt8) = (0, 8)
    for pixel in pixels {
      for _ in 0..<scale {
        free -= bitDepth
        byte |= UInt8(truncatingIfNeeded: pixel) << free
        if free == 0 {
          bytes.append(byte)
          (byte, free) = (0, 8)
        }
      }
    }
    if free < 8 { bytes.append(byte) }
  }
}
