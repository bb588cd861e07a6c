internal import CarouselDeck
internal import CarouselEngine
internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

/// Slides of files while their keys are read.
struct SlidesFromDraft: OriginKeeping {
  /// What all slides have in common.
  var slide = Slide(.plain)
  var images: Value?
  var order = SlidesFromKeys.Order.name
  var hold: (hold: Hold, label: Label)?
}

/// An image that was found in a folder.
private struct FoundImage {
  let name: String
  let modified: Duration
  let image: ImageReference
}

extension Reading {
  /// How many slides can be made of files.
  private static let mostImages = 10_000
  /// How many names a folder can have in which files are looked for.
  private static let mostNames = 100_000

  /// Makes slides of the images that a value names; nil when there are none, which has been reported.
  mutating func slides(from value: Value) -> SlideList? {
    let form = ValueForm.either([.path, .map(.slidesFrom)])
    var draft = SlidesFromDraft()
    switch value.node.kind {
    case .unresolved: return nil
    case .sequence:
      reportShape(value, form)
      return nil
    case .scalar: draft.images = value
    case .mapping: readMap(value, SlidesFromKeys.table, into: &draft)
    }
    guard let images = draft.images else {
      if !isPartial, !log.hasLostKey(in: value.file, value.node.range) {
        report(
          .missingKey("images", of: "`slides_from`", help: "write `images: \"photos/*.jpg\"`"),
          at: value.keyLabel)
      }
      return nil
    }
    let found =
      value.node.kind == .mapping
      ? inside(.key("images")) { $0.found(images) } : found(images)
    guard !found.isEmpty else { return nil }
    guard found.count <= Self.mostImages else {
      report(.tooMany("images", limit: Self.mostImages), at: images.label)
      return nil
    }
    return list(sorted(found, by: draft.order), draft, value)
  }

  /// All images that a path or a list of paths means; what several paths mean comes once.
  private mutating func found(_ value: Value) -> [FoundImage] {
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

  /// The images that one path means, by name; none when something is wrong, which has been reported.
  private mutating func matches(of value: Value) -> [FoundImage] {
    guard let text = present(value, .path) else { return [] }
    let (folder, name) = (PathText.folder(of: text), PathText.name(of: text))
    guard !NamePattern.isPattern(folder) else {
      report(.patternInFolder(text), at: value.label)
      return []
    }
    guard NamePattern.isPattern(name) else {
      guard
        let file = open(
          text, value, missing: Finding.fileMissing, folder: Self.folderFinding(text)),
        let image = image(in: file, written: text, value)
      else { return [] }
      return [FoundImage(name: name, modified: file.modified, image: image)]
    }
    guard let (place, names) = listing(of: folder, text, value) else { return [] }
    let matches = names.filter(NamePattern(name).matches)
    guard matches.count <= Self.mostImages else {
      report(.tooMany("images", limit: Self.mostImages), at: value.label)
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
    let place = PathText.joined(self.folder(of: value), folder)
    do throws(FileError) {
      let listing = try sandbox.listing(of: place, limit: Self.mostNames + 1)
      guard listing.names.count > Self.mostNames else { return listing }
      report(.tooMany("files in `\(folder)`", limit: Self.mostNames), at: value.label)
    } catch .missing {
      report(
        .folderMissing(folder, nearest: Self.nearest(to: folder, in: self.folder(of: value))),
        at: value.label)
    } catch {
      report(Self.finding(error, folder, in: self.folder(of: value)), at: value.label)
    }
    return nil
  }

  /// What is said of a folder where one image is read from a file.
  private static func folderFinding(_ text: String) -> Finding {
    let pattern = PathText.joined(text.hasSuffix("/") ? String(text.dropLast()) : text, "*")
    return Finding.notARegularFile(text, "a folder", help: "write `\(pattern)`").fixed(by: pattern)
  }

  private func sorted(_ found: [FoundImage], by order: SlidesFromKeys.Order) -> [FoundImage] {
    found.sorted { left, right in
      switch order {
      case .oldest where left.modified != right.modified: left.modified < right.modified
      case .newest where left.modified != right.modified: left.modified > right.modified
      case .name, .oldest, .newest: NaturalOrder.isBefore(left.name, right.name)
      }
    }
  }

  private func list(
    _ found: [FoundImage], _ draft: SlidesFromDraft, _ value: Value
  ) -> SlideList {
    var list = SlideList(value)
    for (page, match) in found.enumerated() {
      var slide = draft.slide
      slide.content = .image(match.image)
      list.slides.append(slide)
      if let (hold, label) = draft.hold { list.add(hold, page: page, at: label, carousel: nil) }
    }
    return list
  }
}
