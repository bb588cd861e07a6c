import Foundation
import TestSupport

/// Every broken config that the tests of this checkout know: the texts that hold marks.
enum BrokenConfigs {
  /// The texts without their marks, each once; with slides, where they have none.
  static let all: [String] = {
    let tests = Checkout.root.appending(path: "Tests")
    let folders = ["CarouselConfigTests", "YAMLTreeTests"].map { tests.appending(path: $0) }
    let files = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted()
        .filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) } ?? []
    }
    let texts = files.flatMap { file in literals(in: (try? Checkout.text(of: file)) ?? "") }
      .filter { $0.contains("⟪") }.map { MarkedText($0).text }
    let withSlides = texts.map { $0.contains("slides") ? $0 : $0 + "\nslides: [a, b]\n" }
    return Set(texts + withSlides).sorted()
  }()

  /// The string literals of a source text, without those that hold expressions.
  private static func literals(in source: String) -> [String] {
    let blocks = source.matches(of: /(?s)"""\n(.*?)\n( *)"""/).map { match in
      match.1.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.hasPrefix(match.2) ? $0.dropFirst(match.2.count) : $0 }
        .joined(separator: "\n")
    }
    let lines = source.matches(of: /"((?:[^"\\\n]|\\.)*⟪(?:[^"\\\n]|\\.)*)"/).map { String($0.1) }
    return (blocks + lines).filter { !$0.contains("\\(") && isClosed($0) }.map(unescaped)
  }

  private static func isClosed(_ text: String) -> Bool {
    text.count { $0 == "⟪" } == text.count { $0 == "⟫" }
  }

  private static func unescaped(_ literal: String) -> String {
    let escapes: [Character: String] = ["n": "\n", "r": "\r", "t": "\t", "0": "\0"]
    let scalars = literal.replacing(/\\u\{([0-9A-Fa-f]+)\}/) { match in
      UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map { String($0) } ?? ""
    }
    return scalars.replacing(/\\(.)/) { match in
      match.1.first.flatMap { escapes[$0] } ?? String(match.1)
    }
  }
}
