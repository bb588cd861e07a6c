/// What was read of the files that slides show, each once however many slides show it.
///
/// So what is wrong with a file is said once, where it is named first.
struct AssetStore {
  /// The largest file of text, and the most text of all files together.
  static let textLimit = 1 << 20
  static let totalTextLimit = 64 << 20

  /// The files that were found, by their folder and the path from there.
  var places: [String: String] = [:]
  /// The text by the resolved paths of their files; nil for one that cannot be shown.
  var texts: [String: String?] = [:]
  var textBytes = 0
  /// The images by the resolved paths of their files; nil for one that cannot be shown.
  var images: [String: ImageHeader?] = [:]
}
