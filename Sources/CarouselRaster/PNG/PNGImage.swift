internal import CarouselColor

/// Bitmaps as PNG files (ISO/IEC 15948).
package enum PNGImage {
  /// The file of a bitmap: with a palette for up to 256 colours, in as few bits a pixel as they need,
  /// else with three bytes a pixel.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels, at least one.
  ///   - scale: How many pixels of the file each one becomes, across and down.
  /// - Complexity: O(pixels of the file).
  package static func bytes(of bitmap: Bitmap, scale: Int = 1) -> [UInt8] {
    precondition(bitmap.width > 0 && bitmap.height > 0 && scale > 0, "a PNG has a pixel")
    let layout = PixelLayout(colorCount: bitmap.colors.count)
    let (width, height) = (bitmap.width * scale, bitmap.height * scale)
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    // The last three: deflate, the usual filters, rows in order.
    file += chunk(
      "IHDR",
      bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [
        layout.bitDepth, layout.colorType, 0, 0, 0,
      ])
    if layout.isIndexed {
      file += chunk("PLTE", bitmap.colors.flatMap { [$0.red, $0.green, $0.blue] })
    }
    let rows = filteredRows(of: bitmap, scale: scale, layout)
    // Deflate with a window of 32 KiB; no dictionary.
    file += chunk(
      "IDAT",
      [0x78, 0x01] + RunLengthDeflate.compress(rows, distance: layout.pixelStride)
        + bigEndian(Checksum.adler32(rows)))
    return file + chunk("IEND", [])
  }

  private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
    let name = Array(type.utf8)
    return bigEndian(UInt32(content.count)) + name + content
      + bigEndian(Checksum.crc32(name, content))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  /// All rows with the filter that takes the row above from each: a row of cells is mostly zeros then.
  private static func filteredRows(
    of bitmap: Bitmap, scale: Int, _ layout: PixelLayout
  ) -> [UInt8] {
    let rowSize = layout.rowSize(width: bitmap.width * scale)
    var rows: [UInt8] = []
    rows.reserveCapacity((rowSize + 1) * bitmap.height * scale)
    let upFilter: UInt8 = 2
    var (above, row) = ([UInt8](repeating: 0, count: rowSize), [UInt8]())
    for y in 0..<bitmap.height {
      layout.pack(bitmap, row: y, scale: scale, into: &row)
      rows.append(upFilter)
      for index in 0..<rowSize { rows.append(row[index] &- above[index]) }
      for _ in 1..<scale {
        rows.append(upFilter)
        rows.append(contentsOf: repeatElement(0, count: rowSize))
      }
      swap(&above, &row)
    }
    return rows
  }
}
