import Foundation

/// A file in other bytes: the same text, or one with a mistake in it.
public struct FileVariants {
  private let bytes: [UInt8]

  /// The variants of a file.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The same lines with other line ends or a byte order mark, where that means the same.
  public var equivalents: [[UInt8]] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard !bytes.contains(0x0D), !bytes.starts(with: mark),
      String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0)
    else { return [] }
    let crlf = bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    return [crlf, mark + bytes, mark + crlf]
  }

  /// The file with its end cut off, and with a few bits turned over.
  ///
  /// All truncations if the environment has `EVERY_TRUNCATION`, otherwise some of them.
  public func damaged(using generator: inout SeededGenerator) -> [[UInt8]] {
    guard !bytes.isEmpty else { return [] }
    let isThorough = ProcessInfo.processInfo.environment["EVERY_TRUNCATION"] != nil
    let ends =
      isThorough || bytes.count < 12
      ? Array(bytes.indices)
      : (0..<12).map { _ in bytes.indices.randomElement(using: &generator) ?? 0 }
    let flipped = (0..<3).map { _ in
      var copy = bytes
      copy[Int.random(in: bytes.indices, using: &generator)] ^=
        1 << UInt8.random(in: 0...7, using: &generator)
      return copy
    }
    return ends.map { Array(bytes[..<$0]) } + flipped
  }

  /// Tries a check on a file, on the same in other bytes, and on it with mistakes in it.
  ///
  /// - Parameter check: Checks a file, and returns what was found where, which lines alone decide.
  /// - Returns: Whether the same was found in other bytes.
  public static func areAlike(
    _ bytes: [UInt8], using generator: inout SeededGenerator, _ check: ([UInt8]) -> [String]
  ) -> Bool {
    let places = check(bytes)
    let variants = FileVariants(bytes)
    let isAlike = variants.equivalents.map(check).allSatisfy { $0 == places }
    for variant in variants.damaged(using: &generator) { _ = check(variant) }
    return isAlike
  }

  /// The files of the YAML test suite, if the environment says under `YAML_TEST_SUITE` where it is.
  public static func yamlTestSuite() throws -> [[UInt8]] {
    guard let suite = ProcessInfo.processInfo.environment["YAML_TEST_SUITE"] else { return [] }
    let paths = FileManager.default.enumerator(atPath: suite)?.compactMap { $0 as? String } ?? []
    return try paths.filter { $0.hasSuffix("in.yaml") }.sorted().map { path in
      try Array(Data(contentsOf: URL(fileURLWithPath: suite + "/" + path)))
    }
  }
}
