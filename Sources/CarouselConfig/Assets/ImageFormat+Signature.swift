internal import CarouselDeck

extension ImageFormat {
  /// The format with this signature; nil for an unknown one.
  init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if bytes.starts(with: "BM".utf8) {
      self = .bmp
    } else if bytes.starts(with: [0x49, 0x49, 0x2A, 0])
      || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
    {
      self = .tiff
    } else if Self.isAVIF(bytes) {
      self = .avif
    } else if Self.isSVG(bytes) {
      self = .svg
    } else {
      return nil
    }
  }

  /// An ISO media file whose brands name AVIF; the first brand is the major one.
  private static func isAVIF(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 16, bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return false }
    let length = min(bytes.count, max(0, Int(bytes.bigEndian(at: 0, count: 4) ?? 0)))
    let brands = stride(from: 8, to: length - 3, by: 4).map { bytes[$0..<$0 + 4] }
    return brands.contains { $0.elementsEqual("avif".utf8) || $0.elementsEqual("avis".utf8) }
  }

  /// XML whose first element is `svg`, after an optional prolog.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop { $0 == 0x20 || 0x09...0x0D ~= $0 }
      if rest.starts(with: "<svg".utf8) { return true }
      // The end of a document type with entities in it.
      if rest.starts(with: "]>".utf8) {
        rest = rest.dropFirst(2)
        continue
      }
      // A declaration, a document type or a comment.
      guard rest.starts(with: "<?".utf8) || rest.starts(with: "<!".utf8) else { return false }
      let end = rest.starts(with: "<!--".utf8) ? Array("-->".utf8) : [UInt8(ascii: ">")]
      guard let index = rest.indices.first(where: { rest[$0...].starts(with: end) }) else {
        return false
      }
      rest = rest[(index + end.count)...]
    }
  }
}

extension [UInt8] {
  /// A big-endian number of some bytes; nil if there are too few.
  func bigEndian(at offset: Int, count: Int) -> UInt32? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    return self[offset..<offset + count].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A little-endian number of some bytes; nil if there are too few.
  func littleEndian(at offset: Int, count: Int) -> UInt32? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    return self[offset..<offset + count].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
