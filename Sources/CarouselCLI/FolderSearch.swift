import CarouselConfig

/// The looking for configs in a folder and the folders in it.
struct FolderSearch {
  /// All `.yaml` and `.yml` files, sorted.
  ///
  /// Hidden folders and files are left out, and symbolic links to folders are not followed, so that
  /// a link to a folder above cannot lead in a circle.
  private(set) var configs: [String] = []

  /// The folders into which nobody can look.
  private(set) var faults: [UsageError] = []

  init(_ folder: String) {
    walk(folder)
    configs.sort()
  }

  /// What is said about a folder into which nobody can look.
  static func fault(_ folder: String, _ reason: String) -> UsageError {
    UsageError(message: "cannot look into `\(folder)`: \(reason)")
  }

  private mutating func walk(_ folder: String) {
    var obstacle: String?
    do throws(FileAccess.ClosedFolder) {
      for name in try FileAccess.listing(of: folder) where !name.hasPrefix(".") {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let kind = ConfigPath.kindItself(of: path)
        if kind == .folder {
          walk(path)
        } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
          configs.append(path)
        } else if kind == .missing {
          // A folder that can be listed and not entered hides what its names stand for.
          obstacle = obstacle ?? FileAccess.obstacle(on: path)
        }
      }
    } catch {
      obstacle = error.reason
    }
    if let obstacle { faults.append(Self.fault(folder, obstacle)) }
  }
}
