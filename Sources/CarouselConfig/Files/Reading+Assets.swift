internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ValueType where Output == String {
  /// The text in a file.
  static let textFile = ValueType.scalar(.path) { path, value, reading in
    reading.textFile(path, value)
  }
}

extension ValueType where Output == ImageReference {
  /// An image in a file.
  static let image = ValueType.scalar(.path) { path, value, reading in
    guard let resolved = reading.locate(path, value, missing: Finding.fileMissing) else {
      return nil
    }
    return reading.image(at: resolved, written: path, value)
  }
}

extension Reading {
  fileprivate mutating func textFile(_ path: String, _ value: Value) -> String? {
    guard let resolved = locate(path, value, missing: Finding.fileMissing) else { return nil }
    if let known = assets.texts[resolved] { return known }
    let text = readText(path, at: resolved, value)
    assets.texts[resolved] = .some(text)
    return text
  }

  private mutating func readText(_ path: String, at resolved: String, _ value: Value) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try FileAccess.read(resolved, limit: AssetStore.textLimit)
    } catch .tooLarge {
      report(
        .textTooLarge(path, limit: "\(AssetStore.textLimit >> 20) MiB"), at: value.label)
      return nil
    } catch {
      report(Self.finding(error, path, in: folder(of: value), isNamedInside: true), at: value.label)
      return nil
    }
    assets.textBytes += bytes.count
    guard assets.textBytes <= AssetStore.totalTextLimit else {
      report(.textsTooLarge(limit: "\(AssetStore.totalTextLimit >> 20) MiB"), at: value.label)
      return nil
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      reportInvalid(bytes, path, value)
      return nil
    }
    return Self.plainLines(text)
  }

  private mutating func reportInvalid(_ bytes: [UInt8], _ path: String, _ value: Value) {
    var codec = Unicode.UTF8()
    var rest = bytes.makeIterator()
    var start = 0
    while case .scalarValue(let scalar) = codec.decode(&rest) { start += UTF8.width(scalar) }
    let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
    report(.textNotUTF8(path, byte: bytes[start], line: line), at: value.label)
  }

  /// A text with the line ends of all others, and without a byte order mark or a last line end.
  private static func plainLines(_ text: String) -> String {
    var scalars = text.unicodeScalars[...]
    if scalars.first == "\u{FEFF}" { scalars.removeFirst() }
    var lines = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in scalars {
      if scalar != "\n" || !isAfterReturn { lines.append(scalar == "\r" ? "\n" : scalar) }
      isAfterReturn = scalar == "\r"
    }
    if lines.last == "\n" { lines.removeLast() }
    return String(lines)
  }

  /// The image in a file that lies in the root; nil when it cannot be shown, which has been reported.
  mutating func image(
    at resolved: String, written path: String, _ value: Value
  ) -> ImageReference? {
    let header: ImageHeader?
    if let known = assets.images[resolved] {
      header = known
    } else {
      header = readHeader(path, at: resolved, value)
      assets.images[resolved] = .some(header)
    }
    return header.map { header in
      ImageReference(
        path: resolved, writtenPath: path, format: header.format, size: header.size)
    }
  }

  private mutating func readHeader(
    _ path: String, at resolved: String, _ value: Value
  ) -> ImageHeader? {
    do {
      let window = try FileWindow(resolved)
      do throws(ImageHeader.Fault) {
        return try ImageHeader(of: window)
      } catch {
        report(.imageUnreadable(path, error), at: value.label)
      }
    } catch {
      report(Self.finding(error, path, in: folder(of: value), isNamedInside: true), at: value.label)
    }
    return nil
  }
}
