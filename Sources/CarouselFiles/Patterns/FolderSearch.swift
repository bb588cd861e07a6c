/// A search for configs in a folder and the folders below.
package struct FolderSearch {
  /// All `.yaml` and `.yml` files, sorted.
  ///
  /// Hidden folders and files are left out, and symbolic links to folders are not followed, so that
  /// a link to a parent folder cannot lead in a cycle.
  package private(set) var configs: [String] = []

  /// The folders that cannot be read.
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
          // In a folder that can be listed but not entered, the kinds of names are unknown.
          obstacle = obstacle ?? FileAccess.obstacle(on: path)
        }
      }
    } catch {
      obstacle = error.reason
    }
    if let obstacle { errors.append(FolderError(path: folder, reason: obstacle)) }
  }
}
