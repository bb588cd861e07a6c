internal import CarouselDeck
internal import CarouselFiles

extension ValueType where Output == String {
  /// The text in a file.
  static let textFile = ValueType.scalar(.path) { path, value, reader in
    reader.textFile(path, value)
  }
}

extension ValueType where Output == ImageReference {
  /// An image in a file.
  static let image = ValueType.scalar(.path) { path, value, reader in
    if let place = reader.knownPlace(of: path, value), let known = reader.assets.images[place] {
      return known?.reference(to: place, written: path)
    }
    guard let file = reader.open(path, value, missing: Finding.fileMissing) else { return nil }
    return reader.image(in: file, written: path, value)
  }
}

extension ConfigReader {
  fileprivate mutating func textFile(_ path: String, _ value: Value) -> String? {
    if let place = knownPlace(of: path, value), let known = assets.texts[place] { return known }
    guard let file = open(path, value, missing: Finding.fileMissing) else { return nil }
    if let known = assets.texts[file.path] { return known }
    let text = readText(path, in: file, value)
    assets.texts[file.path] = .some(text)
    return text
  }

  private mutating func readText(
    _ path: String, in file: borrowing OpenFile, _ value: Value
  ) -> String? {
    let bytes: [UInt8]
    do {
      bytes = try file.read(limit: AssetStore.textLimit)
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

  /// A string with the line ends of all others, and without a byte order mark or a last line end.
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

  /// The image in a file; nil when it cannot be shown, which has been reported.
  mutating func image(
    in file: borrowing OpenFile, written path: String, _ value: Value
  ) -> ImageReference? {
    let header: ImageHeader?
    if let known = assets.images[file.path] {
      header = known
    } else {
      header = readHeader(path, of: file, value)
      assets.images[file.path] = .some(header)
    }
    return header?.reference(to: file.path, written: path)
  }

  private mutating func readHeader(
    _ path: String, of file: borrowing OpenFile, _ value: Value
  ) -> ImageHeader? {
    do throws(ImageHeader.HeaderError) {
      return try ImageHeader(of: file)
    } catch {
      report(.imageUnreadable(path, error), at: value.label)
      return nil
    }
  }
}

extension ImageHeader {
  fileprivate func reference(to place: String, written path: String) -> ImageReference {
    ImageReference(path: place, writtenPath: path, format: format, size: size)
  }
}
