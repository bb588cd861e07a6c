/// The masks of octants whose characters are older than the block of octants, or are elsewhere, in order.
///
/// Unicode 16 numbers the dots 1 to 8 row by row, as the bits here, and encodes the remaining 230 masks
/// from U+1CD00 in the order of their values.
private let sharedMasks: [UInt8] = [
  0, 1, 2, 3, 5, 10, 15, 20, 40, 63, 64, 80, 85, 90, 95, 128, 160, 165, 170, 175, 192, 240, 245,
  250,
  252, 255,
]

/// The characters of `sharedMasks`.
private let sharedScalars: [Unicode.Scalar] = [
  " ", "\u{1CEA8}", "\u{1CEAB}", "\u{1FB82}", "▘", "▝", "▀", "\u{1FBE6}", "\u{1FBE7}",
  "\u{1FB85}", "\u{1CEA3}", "▖", "▌", "▞", "▛", "\u{1CEA0}", "▗", "▚", "▐", "▜", "▂", "▄", "▙",
  "▟", "▆", "█",
]

/// The character that shows the given octants of a cell.
func octantScalar(_ mask: UInt8) -> Unicode.Scalar {
  var (low, high) = (0, sharedMasks.count)
  while low < high {
    let middle = (low + high) / 2
    if sharedMasks[middle] < mask { low = middle + 1 } else { high = middle }
  }
  if sharedMasks[low] == mask { return sharedScalars[low] }
  return Unicode.Scalar(0x1CD00 + UInt32(mask) - UInt32(low)) ?? " "
}
