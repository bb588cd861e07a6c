package import CarouselColor

/// A reply of a terminal to a query.
///
/// Replies to queries of an earlier program arrive as well, and late ones: ignore what was not
/// requested.
package enum TerminalReply: Hashable, Sendable {
  /// The answer to DECRQM: what a terminal knows of a private mode.
  package enum ModeState: Int, Hashable, Sendable {
    case unknown, set, reset, alwaysSet, alwaysReset
  }

  /// The answer to `CSI 5 n`, by which a writer learns that all before it was drawn.
  case status
  /// Primary device attributes (DA1): the class of the terminal, then its extensions; 4 is sixel.
  case primaryAttributes([Int])
  /// Secondary device attributes (DA2): type, version, and a number of the hardware.
  case secondaryAttributes([Int])
  case mode(Int, ModeState)
  /// The size of the text area in pixels (`CSI 14 t`).
  case windowPixels(PixelSize)
  /// The size of a cell in pixels (`CSI 16 t`).
  case cellPixels(PixelSize)
  /// Name and version (XTVERSION), printable ASCII only.
  case version(String)
  /// The colour of the background (OSC 11).
  case background(RGB)
  /// Kitty's answer to a graphics command with an id.
  case graphics(id: Int, isOK: Bool)
}

// MARK: - Control sequences

extension ControlReport {
  /// The reply that the sequence is; nil for all else.
  var reply: TerminalReply? {
    switch (prefix, intermediate, Unicode.Scalar(final)) {
    case (nil, nil, "n"): return parameter(0) == 0 ? .status : nil
    case ("?", nil, "c"): return .primaryAttributes(numbers)
    case (">", nil, "c"): return .secondaryAttributes(numbers)
    case ("?", "$", "y"):
      guard let mode = parameter(0), let state = parameter(1).flatMap(TerminalReply.ModeState.init)
      else { return nil }
      return .mode(mode, state)
    case (nil, nil, "t"):
      guard let height = parameter(1), let width = parameter(2), height > 0, width > 0 else {
        return nil
      }
      switch parameter(0) {
      case 4: return .windowPixels(PixelSize(width: width, height: height))
      case 6: return .cellPixels(PixelSize(width: width, height: height))
      default: return nil
      }
    default: return nil
    }
  }
}

// MARK: - Strings

extension TerminalReply {
  /// Reads a string; nil for one that is not a known reply.
  ///
  /// - Parameters:
  ///   - introducer: The byte after the escape: `P`, `_`, `]`, `^` or `X`.
  ///   - body: What comes between that and the end.
  init?(introducer: UInt8, body: [UInt8]) {
    let reply: TerminalReply? =
      switch Unicode.Scalar(introducer) {
      case "P": Self.version(in: body)
      case "]": Self.background(in: body)
      case "_": Self.graphics(in: body)
      default: nil
      }
    guard let reply else { return nil }
    self = reply
  }

  // DCS > | name
  private static func version(in body: [UInt8]) -> TerminalReply? {
    guard body.starts(with: ">|".utf8) else { return nil }
    let printable = body.dropFirst(2).filter { 0x20...0x7E ~= $0 }
    return .version(String(decoding: printable, as: UTF8.self))
  }

  // OSC 11 ; rgb:rrrr/gggg/bbbb, with one to four digits for a channel, as X11 writes colours.
  private static func background(in body: [UInt8]) -> TerminalReply? {
    let prefix = "11;rgb:".utf8
    guard body.starts(with: prefix) else { return nil }
    let channels = body.dropFirst(prefix.count)
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(channel)
    guard channels.count == 3, let red = channels[0], let green = channels[1],
      let blue = channels[2]
    else { return nil }
    return .background(RGB(red, green, blue))
  }

  // Scaled so that the largest number with these digits becomes 255.
  private static func channel(_ digits: ArraySlice<UInt8>) -> UInt8? {
    let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard 1...4 ~= digits.count, values.count == digits.count else { return nil }
    let value = values.reduce(0) { $0 << 4 | $1 }
    let largest = 1 << (4 * digits.count) - 1
    return UInt8((value * 255 + largest / 2) / largest)
  }

  // APC G i=id,… ; OK, or an error in the place of OK.
  private static func graphics(in body: [UInt8]) -> TerminalReply? {
    guard body.first == UInt8(ascii: "G"), let end = body.firstIndex(of: UInt8(ascii: ";")) else {
      return nil
    }
    let key = "i=".utf8
    let id = body[1..<end].split(separator: UInt8(ascii: ",")).first { $0.starts(with: key) }
    guard let number = id.flatMap({ ControlReport.number(in: $0.dropFirst(key.count)) }) else {
      return nil
    }
    return .graphics(id: number, isOK: body[(end + 1)...].elementsEqual("OK".utf8))
  }
}
