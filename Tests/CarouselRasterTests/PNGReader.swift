import CarouselColor

@testable import CarouselRaster

/// Reads PNG files with a palette or of three bytes a pixel, and finds what is wrong with them.
struct PNGReader {
  enum Problem: Error {
    case signature, chunk(String), checksum, header, compression, filter(UInt8), size
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var bitDepth = 0
  private(set) var isIndexed = false
  /// The colours of the pixels, row by row.
  private(set) var pixels: [RGB] = []

  init(_ file: [UInt8]) throws {
    guard file.starts(with: [137, 80, 78, 71, 13, 10, 26, 10]) else { throw Problem.signature }
    var (palette, compressed, types) = ([RGB](), [UInt8](), [String]())
    var position = 8
    while position < file.count {
      let count = Self.number(file[position...])
      let body = Array(file[position + 8..<position + 8 + count])
      let name = Array(file[position + 4..<position + 8])
      let type = String(decoding: name, as: UTF8.self)
      guard Checksum.crc32(name, body) == Self.number(file[(position + 8 + count)...]) else {
        throw Problem.checksum
      }
      switch type {
      case "IHDR":
        (width, height) = (Self.number(body[0...]), Self.number(body[4...]))
        (bitDepth, isIndexed) = (Int(body[8]), body[9] == 3)
        guard isIndexed || (body[9] == 2 && bitDepth == 8), body[10...] == [0, 0, 0] else {
          throw Problem.header
        }
      case "PLTE":
        palette = stride(from: 0, to: count, by: 3).map {
          RGB(body[$0], body[$0 + 1], body[$0 + 2])
        }
      case "IDAT": compressed += body
      case "IEND": break
      default: throw Problem.chunk(type)
      }
      types.append(type)
      position += 12 + count
    }
    guard types == (isIndexed ? ["IHDR", "PLTE", "IDAT", "IEND"] : ["IHDR", "IDAT", "IEND"]) else {
      throw Problem.chunk(types.joined(separator: " "))
    }
    try read(compressed, palette)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  private mutating func read(_ compressed: [UInt8], _ palette: [RGB]) throws {
    let rowSize = isIndexed ? (width * bitDepth + 7) / 8 : width * 3
    let size = (rowSize + 1) * height
    guard compressed[0] & 0x0F == 8, (Int(compressed[0]) << 8 | Int(compressed[1])) % 31 == 0 else {
      throw Problem.compression
    }
    let (bytes, end) = try Inflate.decompress(compressed[2...], limit: size)
    guard bytes.count == size, end + 4 == compressed.count,
      Self.number(compressed[end...]) == Checksum.adler32(bytes)
    else { throw Problem.size }
    var above = [UInt8](repeating: 0, count: rowSize)
    for y in 0..<height {
      var row = Array(bytes[y * (rowSize + 1) + 1..<(y + 1) * (rowSize + 1)])
      switch bytes[y * (rowSize + 1)] {
      case 0: break
      case 2: for index in row.indices { row[index] &+= above[index] }
      case let filter: throw Problem.filter(filter)
      }
      above = row
      for x in 0..<width {
        if isIndexed {
          let bit = x * bitDepth
          let value = row[bit / 8] >> (8 - bitDepth - bit % 8) & UInt8((1 << bitDepth) - 1)
          pixels.append(palette[Int(value)])
        } else {
          pixels.append(RGB(row[3 * x], row[3 * x + 1], row[3 * x + 2]))
        }
      }
    }
  }
}
