/// Where the links of a frame lead, each once; their numbers begin at 1.
///
/// An address in the table is safe to be sent: it leads to a page or a mail, and has only
/// characters that RFC 3986 allows.
package struct LinkTable: Hashable, Sendable {
  /// A number that no address of a table has, for links of another frame.
  static let unknown: UInt8 = 15
  /// As many as the four bits of a style tell apart.
  static let limit = 14
  /// VTE takes no longer ones.
  private static let maximumLength = 2048
  private static let schemes = ["http://", "https://", "mailto:"]

  private var addresses: [String] = []

  package init() {}

  package var isEmpty: Bool { addresses.isEmpty }

  /// The address of a link; nil for 0 and for a link of another frame.
  package func address(of number: UInt8) -> String? {
    number > 0 && number <= addresses.count ? addresses[Int(number) - 1] : nil
  }

  func number(of address: String) -> UInt8? {
    addresses.firstIndex(of: address).map { UInt8($0 + 1) }
  }

  /// The number of an address as it was written, which is added if it is missing; 0 if no terminal
  /// may be told of it, or if the table is full.
  mutating func intern(_ address: String) -> UInt8 {
    Self.safe(address).map { intern(safe: $0) } ?? 0
  }

  mutating func intern(safe address: String) -> UInt8 {
    if let number = number(of: address) { return number }
    guard addresses.count < Self.limit else { return 0 }
    addresses.append(address)
    return UInt8(addresses.count)
  }

  /// New numbers for all that a style can have, by the address that each stands for.
  func numbers(_ number: (String) -> UInt8) -> [UInt8] {
    let known = addresses.map(number)
    let rest = Array(repeating: Self.unknown, count: Int(Self.unknown) - known.count)
    return [0] + known + rest
  }

  /// An address with everything encoded that does not belong into one; nil if it leads elsewhere.
  private static func safe(_ address: String) -> String? {
    guard address.utf8.count <= maximumLength,
      schemes.contains(where: address.lowercased().hasPrefix)
    else { return nil }
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isAllowed(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return bytes.count <= maximumLength ? String(decoding: bytes, as: UTF8.self) : nil
  }

  private static let digits = Array("0123456789ABCDEF".utf8)
  private static let marks = Set("-._~:/?#[]@!$&'()*+,;=%".utf8)

  private static func isAllowed(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: marks.contains(byte)
    }
  }
}

extension Frame {
  /// The number of a link to an address, for the styles of this frame's cells.
  ///
  /// - Returns: 0, which is no link, for an address that is neither of the web nor of mail, and if
  ///   the frame has 14 others.
  package mutating func link(to address: String) -> UInt8 { links.intern(address) }
}
