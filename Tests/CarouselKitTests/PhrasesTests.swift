import Foundation
import Glibc
import TestSupport
import Testing

/// Phrases that messages, comments and pages once had, and the plain term for each.
///
/// Only whole phrases of two words, or words that have no other use here: what an honest sentence may
/// need is not in the table.
@Suite("Phrases")
struct PhrasesTests {
  private static let substitutes: KeyValuePairs = [
    "is there twice": "duplicate",
    "are there twice": "duplicate",
    "one argument too many": "unexpected argument",
    "the way out": "the fix",
    "a way out": "a fix",
    "the cure": "the fix",
    "mend": "fix",
    "mends": "fixes",
    "mended": "fixed",
    "mending": "fixing",
    "no faults": "no problems",
    "no mistakes": "no problems",
    "is no text": "is not a string",
    "is no path": "is not a path",
    "a list of texts": "a list of strings",
    "must be a text": "must be a string",
    "in another coding": "different Unicode normalization",
    "is no moment": "is not a timestamp",
    "is not a moment": "is not a timestamp",
    "nothing to read again": "nothing to reload",
    "reads the config again": "reloads the config",
    "pause or play on": "pause or resume",
    "what a config comes to": "the effective config",
    "stands behind": "follows",
    "belongs behind": "expected … after",
    "is told": "is reported",
    "are told": "are reported",
    "so many": "the given number of",
    "in the midst": "in the middle",
    "anew": "again",
    "farther": "further",
  ]

  /// The files whose text people read, by their paths in the checkout.
  private static func paths() throws -> [String] {
    let folders = ["Sources", "Docs", "Configs", ".ci"]
    let files = try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(
        atPath: Checkout.root.appending(path: folder).path
      ).map { "\(folder)/\($0)" }
    }
    return ["README.md", "Makefile", "Package.swift", ".pre-commit-hooks.yaml"] + files.sorted()
  }

  /// The words of a text in lower case, a space before and after each, and where its lines begin there.
  ///
  /// What joins words, such as a line break within a comment or a literal, does not count.
  private static func words(of text: [UInt8]) -> (bytes: [CChar], lines: [Int]) {
    let space = UInt8(ascii: " ")
    var (bytes, lines) = ([space], [0])
    for byte in text {
      switch byte {
      case 0x41...0x5A: bytes.append(byte | 0x20)
      case 0x61...0x7A, 0x30...0x39, 0x80...0xFF: bytes.append(byte)
      default:
        if bytes[bytes.count - 1] != space { bytes.append(space) }
        if byte == 0x0A { lines.append(bytes.count) }
      }
    }
    return ((bytes + [space, 0]).map(CChar.init(bitPattern:)), lines)
  }

  /// Where a text has one of the phrases, as `line: phrase, use instead`.
  private static func findings(in text: [UInt8]) -> [String] {
    let (bytes, lines) = words(of: text)
    return substitutes.flatMap { phrase, substitute in
      places(of: " \(phrase) ", in: bytes).map { place in
        let line = lines.count { $0 <= place + 1 }
        return "\(line): `\(phrase)`, use `\(substitute)`"
      }
    }
  }

  private static func places(of phrase: String, in words: [CChar]) -> [Int] {
    words.withUnsafeBufferPointer { buffer in
      var places: [Int] = []
      guard let start = buffer.baseAddress else { return places }
      var rest = start
      // Not a loop over the bytes: without optimisation that takes minutes.
      while let found = strstr(rest, phrase) {
        places.append(found - UnsafeMutablePointer(mutating: start))
        rest = UnsafePointer(found) + 1
      }
      return places
    }
  }

  @Test("Messages, comments and pages use the terms of the field")
  func phrases() throws {
    for path in try Self.paths() {
      guard let text = try? Data(contentsOf: Checkout.root.appending(path: path)) else { continue }
      for finding in Self.findings(in: Array(text)) { Issue.record("\(path):\(finding)") }
    }
  }

  @Test("A phrase is found across lines and literals, and not inside of words")
  func crossing() {
    let text = "an id is\n/// There twice; \"one \" + \"argument too many\", amends"
    #expect(
      Self.findings(in: Array(text.utf8)) == [
        "1: `is there twice`, use `duplicate`",
        "2: `one argument too many`, use `unexpected argument`",
      ])
  }
}
