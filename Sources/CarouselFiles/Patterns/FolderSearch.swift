/// The looking for configs in a folder and the folders in it.
package struct FolderSearch {
  /// All `.yaml` and `.yml` files, sorted.
  ///
  /// Hidden folders and files are left out, and symbolic links to folders are not followed, so that
  /// a link to a folder above cannot lead in a circle.
  package private(set) var configs: [String] = []

  /// The folders into which nobody can look.
  package private(set) var errors: [FolderError] = []

  package init(_ folder: String) {
    walk(folder)
    configs.sort()
  }

  private mutating func walk(_ folder: String) {
    var obstacle: String?
    do throws(FolderError) {
      for name in try FileAccess.listing(of: folder) where !name.hasPrefix(".") {
        let path =
          folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let kind = FileAccess.kind(of: path, followingLinks: false)
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
    if let obstacle { errors.append(FolderError(path: folder, reason: obstacle)) }
  }
}
