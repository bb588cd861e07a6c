import Foundation

/// The configs that tests load, kept for `.ci/schema-parity` when the variable `CAROUSEL_CORPUS`
/// names a folder.
enum Corpus {
  private static let folder = ProcessInfo.processInfo.environment["CAROUSEL_CORPUS"]
  /// What is longer is about the size and not about what it says.
  private static let longest = 20_000

  /// Keeps a config under a name that follows from its text.
  static func keep(_ text: String) {
    guard let folder, text.utf8.count <= longest else { return }
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let url = URL(filePath: folder).appending(path: String(hash, radix: 36) + ".yaml")
    try? Data(text.utf8).write(to: url)
  }
}
