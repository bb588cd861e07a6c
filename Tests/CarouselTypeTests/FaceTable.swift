import CarouselType
import Foundation

/// `BlockFaceTable.swift`, generated from the drawings.
struct FaceTable {
  private var scalars: [String] = []
  private var starts = [0]
  private var columns: [UInt8] = []
  private var compositions: [UInt32] = []

  init(of source: FaceSource) {
    for scalar in source.scalars {
      scalars.append(hexadecimal(scalar.value))
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      if parts.count == 2, parts[0].isASCII, parts[1].value >> 8 == 3 {
        compositions.append(parts[0].value << 24 | (parts[1].value & 0xFF) << 16 | scalar.value)
      }
      for weight in FaceWeight.allCases {
        let drawing = (source.drawing(scalar, weight) ?? []).map(Array.init)
        for column in 0..<(drawing.first?.count ?? 0) {
          let dots = drawing.enumerated().filter { $0.element[column] == "#" }
          columns.append(dots.reduce(0) { $0 | 1 << UInt8($1.offset) })
        }
        starts.append(columns.count)
      }
    }
  }

  private var words: [String] {
    stride(from: 0, to: columns.count, by: 8).map { first in
      let word = columns[first..<min(first + 8, columns.count)].reversed().reduce(0 as UInt64) {
        $0 << 8 | UInt64($1)
      }
      return hexadecimal(word)
    }
  }

  /// The text of the file.
  var text: String {
    """
    // Generated from block-face.txt by `FaceTableTests`; rewrite it with `RECORD_GOLDENS=1`.

    /// The characters of the face, in order.
    let blockFaceScalars: [UInt32] = [
    \(lines(scalars))
    ]

    /// Letters with a mark, in order: from the highest byte down the base in ASCII, the combining mark
    /// less 0x300, and in two bytes the character that they compose.
    let blockFaceCompositions: [UInt32] = [
    \(lines(compositions.sorted().map(hexadecimal)))
    ]

    /// Where the columns of each glyph begin: a character's regular one, its bold one, and so on; then
    /// where the last one ends.
    let blockFaceStarts: [UInt16] = [
    \(lines(starts.map(String.init)))
    ]

    /// Columns of eight dots, bit 0 the uppermost; eight columns in a word, the first in the lowest byte.
    let blockFaceColumns: [UInt64] = [
    \(lines(words))
    ]

    """
  }

  private func hexadecimal(_ value: some BinaryInteger) -> String {
    "0x" + String(value, radix: 16, uppercase: true)
  }

  /// Elements of an array, as many in a line as it holds.
  private func lines(_ elements: [String]) -> String {
    var lines: [String] = []
    var line = " "
    for element in elements {
      if line.count + element.count + 2 > 100 {
        lines.append(line)
        line = " "
      }
      line += " \(element),"
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
