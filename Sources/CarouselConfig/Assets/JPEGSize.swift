internal import CarouselDeck
internal import CarouselFiles

/// The size of a JPEG, which follows segments of any length.
enum JPEGSize {
  /// More segments than any camera writes.
  private static let maximumSegments = 4096

  /// Walks from segment to segment up to the first that begins a frame (ITU T.81, annex B).
  static func find(in file: borrowing OpenFile) -> PixelSize? {
    var offset = 2
    for _ in 0..<maximumSegments {
      let head = file.bytes(at: offset, count: 9)
      guard head.count >= 4, head[0] == 0xFF else { return nil }
      let marker = head[1]
      // Any number of 0xFF may precede a marker.
      if marker == 0xFF {
        offset += 1
        continue
      }
      if isFrame(marker) {
        guard let height = head.bigEndian(at: 5, count: 2),
          let width = head.bigEndian(at: 7, count: 2)
        else { return nil }
        return PixelSize(width: Int(width), height: Int(height))
      }
      // The data of a scan begin before any frame, or the image ends.
      guard marker != 0xDA, marker != 0xD9, let length = head.bigEndian(at: 2, count: 2),
        length >= 2
      else { return nil }
      offset += 2 + Int(length)
    }
    return nil
  }

  /// SOF0 … SOF15, without DHT, JPG and DAC among them.
  private static func isFrame(_ marker: UInt8) -> Bool {
    0xC0...0xCF ~= marker && ![0xC4, 0xC8, 0xCC].contains(marker)
  }
}
