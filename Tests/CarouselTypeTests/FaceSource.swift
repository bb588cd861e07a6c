import CarouselType
import Foundation
import TestSupport

/// The drawn glyphs of `block-face.txt`, and the table that is generated from them.
struct FaceSource {
  /// A glyph as it is drawn: eight rows of `#` and `.`.
  typealias Drawing = [String]

  /// What is wrong with the file.
  struct Mistake: Error {
    let line: String
    let reason: String
  }

  static let folder = Checkout.root.appending(path: "Sources/CarouselType/Face")

  /// The glyphs by their names, first those of the characters and then the parts.
  private var drawings: [FaceWeight: [String: Drawing]] = [.regular: [:], .bold: [:]]
  /// The names in the order of the file, each once.
  private(set) var names: [String] = []

  init() throws {
    try self.init(Checkout.text(of: Self.folder.appending(path: "block-face.txt")))
  }

  init(_ text: String) throws {
    var section = ""
    var block: [String] = []
    // An empty line ends the last block.
    for line in text.components(separatedBy: "\n") + [""] where !line.hasPrefix("//") {
      if line.hasPrefix("== ") {
        section = line
      } else if !line.isEmpty {
        block.append(line)
      } else if !block.isEmpty {
        switch section {
        case "== regular ==": try draw(block, .regular)
        case "== bold ==": try draw(block, .bold)
        case "== composed ==": for line in block { try compose(line) }
        default: throw Mistake(line: block[0], reason: "an unknown section")
        }
        block = []
      }
    }
  }

  /// The glyph of a name.
  func drawing(_ name: String, _ weight: FaceWeight) -> Drawing? { drawings[weight]?[name] }

  /// The characters, sorted.
  var scalars: [Unicode.Scalar] { names.compactMap(Self.scalar).sorted() }

  /// The glyph of a character.
  func drawing(_ scalar: Unicode.Scalar, _ weight: FaceWeight) -> Drawing? {
    drawing(String(scalar), weight) ?? drawing(Self.code(scalar), weight)
  }

  static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The character of a name; none for a part.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if name.unicodeScalars.count == 1 { return name.unicodeScalars.first }
    guard name.hasPrefix("U+") else { return nil }
    return UInt32(name.dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) }
  }

  private mutating func add(
    _ name: String, _ weight: FaceWeight, _ drawing: Drawing, in line: String
  )
    throws
  {
    guard drawings[weight]?.updateValue(drawing, forKey: name) == nil else {
      throw Mistake(line: line, reason: "a second \(name)")
    }
    if weight == .regular { names.append(name) }
  }

  private mutating func draw(_ block: [String], _ weight: FaceWeight) throws {
    let rows = block.map { $0.split(separator: " ").map(String.init) }
    guard rows.count == 1 + BlockFace.height, Set(rows.map(\.count)).count == 1 else {
      throw Mistake(line: block[0], reason: "not a name and eight rows for each glyph")
    }
    for (column, name) in rows[0].enumerated() {
      let drawing = rows.dropFirst().map { $0[column] }
      let isRectangle = Set(drawing.map(\.count)).count == 1
      guard isRectangle, drawing.allSatisfy({ $0.allSatisfy { $0 == "#" || $0 == "." } }) else {
        throw Mistake(line: block[0], reason: "\(name) is not a rectangle of # and .")
      }
      try add(name, weight, drawing, in: block[0])
    }
  }

  /// A line such as `é = e + acute`, with a number of dots after it, or without a mark.
  private mutating func compose(_ line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard words.count >= 2, words[1] == "=" else { throw Mistake(line: line, reason: "no =") }
    for weight in FaceWeight.allCases {
      var drawing = Drawing(repeating: "", count: BlockFace.height)
      if words.count > 2 { drawing = try part(words[2], weight, of: line) }
      if words.count > 3 {
        guard words.count <= 6, words[3] == "+" else { throw Mistake(line: line, reason: "no +") }
        let shift = words.count == 6 ? Int(words[5]) : 0
        guard let shift else { throw Mistake(line: line, reason: "no number") }
        drawing = try overlay(drawing, part(words[4], weight, of: line), shift: shift)
      }
      try add(words[0], weight, drawing, in: line)
    }
  }

  private func part(_ name: String, _ weight: FaceWeight, of line: String) throws -> Drawing {
    guard let part = drawing(name, weight) else { throw Mistake(line: line, reason: "no \(name)") }
    return part
  }

  /// Both drawings over each other, the mark centred and then moved to the right.
  private func overlay(_ base: Drawing, _ mark: Drawing, shift: Int) -> Drawing {
    let (width, breadth) = (base[0].count, mark[0].count)
    // Rounded up, so that the odd dot is to the right.
    let start = Int((Double(width - breadth) / 2).rounded(.up)) + shift
    let columns = min(0, start)..<max(width, start + breadth)
    return zip(base, mark).map { row, markRow in
      let dots = [(Array(row), 0), (Array(markRow), start)]
      return String(
        columns.map { column in
          let isDot = dots.contains { dots, first in
            dots.indices.contains(column - first) && dots[column - first] == "#"
          }
          return isDot ? "#" : "."
        })
    }
  }
}
