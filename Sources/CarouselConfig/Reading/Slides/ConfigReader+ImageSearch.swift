internal import CarouselDeck
internal import CarouselFiles
internal import YAMLTree

/// An image that was found in a folder.
struct FoundImage {
  let name: String
  let modified: Duration
  let image: ImageReference

  /// Whether it comes before another one.
  func isBefore(_ other: FoundImage, by order: SlidesFromKeys.Order) -> Bool {
    switch order {
    case .oldest where modified != other.modified: modified < other.modified
    case .newest where modified != other.modified: modified > other.modified
    case .name, .oldest, .newest: NaturalOrder.isBefore(name, other.name)
    }
  }
}

extension ConfigReader {
  /// How many files a folder can have in which images are looked for.
  private static let fileLimit = 100_000

  /// All images that a path or a list of paths means; what several paths mean comes once.
  mutating func found(_ value: Value) -> [FoundImage] {
    let form = ValueForm.either([.path, .list(.path)])
    switch value.node.kind {
    case .unresolved: return []
    case .mapping:
      reportShape(value, form)
      return []
    case .scalar: return matches(of: value)
    case .sequence:
      if value.node.count == 0, !value.node.isCutShort {
        report(
          .emptyList(what(value), help: "write at least one path: `[\"photos/*.jpg\"]`"),
          at: value.label)
      }
      var found: [FoundImage] = []
      var seen: Set<String> = []
      for (index, node) in value.node.elements.enumerated() {
        let matches = inside(.element(index)) { $0.matches(of: value.element(node)) }
        found += matches.filter { seen.insert($0.image.path).inserted }
      }
      return found
    }
  }

  /// The images that one path means, by name; none when something is wrong, which has been
  /// reported.
  private mutating func matches(of value: Value) -> [FoundImage] {
    guard let text = present(value, .path) else { return [] }
    let (folder, name) = (PathText.folder(of: text), PathText.name(of: text))
    guard !NamePattern.isPattern(folder) else {
      report(.patternInFolder(text), at: value.label)
      return []
    }
    if NamePattern.isPattern(name) { return matches(of: name, in: folder, text, value) }
    guard
      let file = open(text, value, missing: Finding.fileMissing, folder: Self.folderFinding(text)),
      let image = image(in: file, written: text, value)
    else { return [] }
    return [FoundImage(name: name, modified: file.modified, image: image)]
  }

  /// The images in a folder whose names have a pattern.
  private mutating func matches(
    of pattern: String, in folder: String, _ text: String, _ value: Value
  ) -> [FoundImage] {
    guard let (place, names) = listing(of: folder, text, value) else { return [] }
    let matches = names.filter(NamePattern(pattern).matches)
    guard matches.count <= Self.imageLimit else {
      report(.tooMany("images", limit: Self.imageLimit), at: value.label)
      return []
    }
    var found: [FoundImage] = []
    for name in matches {
      let written = PathText.joined(folder, name)
      do throws(FileError) {
        let file = try sandbox.open(PathText.joined(place, name))
        guard let image = image(in: file, written: written, value) else { return [] }
        found.append(FoundImage(name: name, modified: file.modified, image: image))
      } catch .failed(let reason) {
        report(.unreadable(written, reason, nearest: nil), at: value.label)
        return []
      } catch .outside {
        report(.pathEscapes(written), at: value.label)
        return []
      } catch {
        // A file may be gone in the meantime, and a pattern passes over folders and the like.
        continue
      }
    }
    if found.isEmpty { report(.nothingMatches(text), at: value.label) }
    return found
  }

  /// The folder of a pattern and the names in it; nil when that has been reported.
  private mutating func listing(
    of folder: String, _ text: String, _ value: Value
  ) -> (path: String, names: [String])? {
    if let form = PathText.foreignForm(text) {
      report(.pathForm(text, form), at: value.label)
      return nil
    }
    let base = self.folder(of: value)
    do throws(FileError) {
      let listing = try sandbox.listing(
        of: PathText.joined(base, folder), limit: Self.fileLimit + 1)
      guard listing.names.count > Self.fileLimit else { return listing }
      report(.tooMany("files in `\(folder)`", limit: Self.fileLimit), at: value.label)
    } catch .missing {
      report(
        .folderMissing(folder, nearest: Self.nearest(to: folder, in: base)), at: value.label)
    } catch {
      report(Self.finding(error, folder, in: base), at: value.label)
    }
    return nil
  }

  /// What is said of a folder where one image is read from a file.
  private static func folderFinding(_ text: String) -> Finding {
    let pattern = PathText.joined(text.hasSuffix("/") ? String(text.dropLast()) : text, "*")
    return Finding.notARegularFile(text, "a folder", help: "write `\(pattern)`").fixed(by: pattern)
  }
}
