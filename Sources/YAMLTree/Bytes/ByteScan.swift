internal import SourceDiagnostics

/// One pass over the bytes of a file for all that libyaml would refuse without saying where.
struct ByteScan {
  /// What was found, in no particular order.
  private(set) var diagnostics: [Diagnostic] = []

  /// How much more was found.
  private(set) var omitted = DiagnosticTally()

  /// Whether all bytes after the byte order mark are ASCII.
  private(set) var isASCII = true

  /// Whether libyaml may read the bytes.
  private(set) var isReadable = true

  /// What is not read of a file with unfinished merges: the markers, and all versions but the
  /// first.
  private(set) var withheld: [SourceRange] = []

  /// More bad places than this are one finding: the file is another encoding or no text at all.
  private static let maximumBadPlaces = 20

  /// Git writes two markers after the first one, or three, the last of which ends them.
  private static let maximumMarkers = 2

  /// The first bad places, and their values as far as they are characters.
  private var bad: [(range: SourceRange, control: UInt32?)] = []
  private var badPlaces = 0
  private var firstBad: SourceRange?
  private var lastInvalidEnd: Int?

  init(_ file: SourceFile, _ limits: YAMLLimits) {
    let source = file.text
    if source.bytes.count > limits.bytes {
      refuse(file.tooLarge(limit: limits.bytes))
      return
    }
    if let wide = Self.wideEncoding(of: source.bytes.prefix(4)) {
      refuse(file.wrongEncoding(wide.name, bytes: wide.bytes))
      return
    }
    scanCharacters(of: file, limits)
    if badPlaces > Self.maximumBadPlaces, let firstBad {
      // What looks like a line break is as bad a guess as all other bytes.
      diagnostics = []
      omitted = DiagnosticTally()
      refuse(file.notText(first: firstBad, places: badPlaces))
      return
    }
    for (range, control) in bad {
      refuse(control.map { file.controlCharacter($0, range) } ?? file.invalidUTF8(range))
    }
    scanConflicts(in: file, limits)
  }

  private mutating func refuse(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
    isReadable = false
  }

  private mutating func scanCharacters(of file: SourceFile, _ limits: YAMLLimits) {
    let source = file.text
    source.bytes.withUnsafeBufferPointer { bytes in
      var offset = source.byteOrderMarkLength
      while offset < bytes.count {
        let byte = bytes[offset]
        if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x0D || byte == 0x09 {
          offset += 1
          continue
        }
        let point = CodePoint(decoding: bytes, at: offset)
        if byte >= 0x80 { isASCII = false }
        let range = SourceRange(offset, offset + point.length)
        offset = range.end
        guard let value = point.value else {
          addInvalid(range)
          continue
        }
        if value == 0x85 || value == 0x2028 || value == 0x2029 {
          if diagnostics.count < limits.findings {
            diagnostics.append(file.oddLineBreak(value, range))
          } else {
            omitted.add(.warning)
          }
        } else if !Self.isPrintable(value) {
          addBad(range, control: value)
        }
      }
    }
  }

  /// Adjacent bad bytes are one place.
  private mutating func addInvalid(_ range: SourceRange) {
    defer { lastInvalidEnd = range.end }
    guard lastInvalidEnd == range.start else {
      addBad(range)
      return
    }
    if let last = bad.last, last.control == nil, last.range.end == range.start {
      bad[bad.count - 1].range = SourceRange(last.range.start, range.end)
    }
  }

  private mutating func addBad(_ range: SourceRange, control: UInt32? = nil) {
    badPlaces += 1
    firstBad = firstBad ?? range
    if bad.count <= Self.maximumBadPlaces { bad.append((range, control)) }
  }

  /// The characters of YAML 1.1, 5.1, as libyaml checks them.
  private static func isPrintable(_ value: UInt32) -> Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD,
      0x10000...0x10FFFF:
      true
    default: false
    }
  }

  /// UTF-16 and UTF-32, by their marks or by the zero bytes beside a first ASCII character.
  private static func wideEncoding(
    of start: ArraySlice<UInt8>
  ) -> (name: String, bytes: Int)? {
    switch Array(start) {
    case [0xFF, 0xFE, 0, 0]: ("UTF-32LE", 4)
    case [0, 0, 0xFE, 0xFF]: ("UTF-32BE", 4)
    case let bytes where bytes.starts(with: [0xFF, 0xFE]): ("UTF-16LE", 2)
    case let bytes where bytes.starts(with: [0xFE, 0xFF]): ("UTF-16BE", 2)
    case let bytes where bytes.count == 4 && bytes.map({ $0 == 0 }) == [false, true, false, true]:
      ("UTF-16LE", 4)
    case let bytes where bytes.count == 4 && bytes.map({ $0 == 0 }) == [true, false, true, false]:
      ("UTF-16BE", 4)
    default: nil
    }
  }

  private mutating func scanConflicts(in file: SourceFile, _ limits: YAMLLimits) {
    let source = file.text
    var isFirst = true
    func report(_ conflict: (start: SourceRange, others: [SourceRange])) {
      // The first one is kept whatever else there is.
      if isFirst || diagnostics.count < limits.findings {
        diagnostics.append(file.conflict(conflict.start, others: conflict.others))
      } else {
        omitted.add(.error)
      }
      isFirst = false
    }
    func refuse(_ conflict: (start: SourceRange, others: [SourceRange])) {
      isReadable = false
      report(conflict)
    }
    var open: (start: SourceRange, others: [SourceRange])?
    for line in 1...source.lineCount {
      let range = source.range(ofLine: line)
      switch Self.conflictMarker(on: range, in: source.bytes) {
      case UInt8(ascii: "<"):
        if let open { refuse(open) }
        open = (range, [])
      case UInt8(ascii: "="), UInt8(ascii: "|"):
        if let others = open?.others.count, others < Self.maximumMarkers {
          open?.others.append(range)
        }
      case UInt8(ascii: ">"):
        guard let conflict = open else { continue }
        open = nil
        // Without a marker between them there are no two versions.
        guard let second = conflict.others.first else {
          refuse((conflict.start, [range]))
          continue
        }
        report((conflict.start, conflict.others + [range]))
        withheld += [conflict.start, SourceRange(second.start, range.end)]
      default: continue
      }
    }
    if let open { refuse(open) }
  }

  /// The character of which the line begins with exactly seven, as Git writes them.
  private static func conflictMarker(on line: SourceRange, in bytes: [UInt8]) -> UInt8? {
    guard line.count >= 7 else { return nil }
    let character = bytes[line.start]
    switch character {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"):
      let isRun = bytes[line.start..<line.start + 7].allSatisfy { $0 == character }
      let isAlone = line.count == 7 || bytes[line.start + 7] == UInt8(ascii: " ")
      return isRun && isAlone ? character : nil
    default: return nil
    }
  }
}
