import CarouselFiles
import Glibc
import SourceDiagnostics

/// The paths of configs, and their errors.
enum ConfigPath {
  /// The content of a file or a pipe, up to one byte more than a limit, which shows that it is too
  /// long.
  static func bytes(of path: String, limit: Int) throws(UsageError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw UsageError(message: "cannot read `\(path)`: \(SystemError.last.text)")
    }
    defer { close(descriptor) }
    do throws(SystemError) {
      return try ByteStream.read(descriptor, limit: limit)
    } catch {
      throw UsageError(message: "cannot read `\(path)`: \(error.text)")
    }
  }

  /// The usage error of a missing path, with the nearest name in its folder.
  static func missing(_ path: String) -> UsageError {
    if let obstacle = FileAccess.obstacle(on: path) {
      return UsageError(message: "cannot read `\(path)`: \(obstacle)")
    }
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    let nearest = nearestName(to: name, in: folder.isEmpty ? "/" : folder)
    return UsageError(
      message: "no file `\(path)`",
      hint: nearest.map { "did you mean `\(slash == nil ? $0 : "\(folder)/\($0)")`?" })
  }

  /// The name in a folder that was most likely meant.
  ///
  /// The extension does not count: of the rest, no more than a third may differ.
  private static func nearestName(to name: String, in folder: String) -> String? {
    func stem(_ name: String) -> String {
      let dot = name.lastIndex(of: ".").flatMap { $0 == name.startIndex ? nil : $0 }
      return String(name[..<(dot ?? name.endIndex)])
    }
    let nearest = Suggestion(for: name, among: FileAccess.names(in: folder))?.name
    return nearest.flatMap { found in
      guard stem(found) != stem(name) else { return found }
      let distance = Suggestion(for: stem(name), among: [stem(found)])?.distance
      return distance.flatMap { 3 * $0 <= stem(name).count ? found : nil }
    }
  }

  /// The usage error of a folder where a config was expected.
  static func folder(_ path: String) -> UsageError {
    UsageError(
      message: "`\(path)` is a folder, not a file",
      hint: FolderSearch(path).configs.first.map { "did you mean `\($0)`?" })
  }
}
