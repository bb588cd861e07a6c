internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

/// A file of a config and how it was reached.
struct ConfigFile {
  /// Where it is, without links; the name for text that is not a file.
  let resolved: String
  /// How messages call it.
  let name: String
  /// The folder to which its paths are relative.
  let folder: String
}

/// The including of files: which are being read, and which have been.
struct Inclusion {
  /// The files that lead to the one that is read now.
  var chain: [ConfigFile]
  var finished: Set<String> = []
  var count = 1
}

extension ConfigReader {
  /// How deep files may include each other, and how many there may be in all.
  private static let maximumIncludeDepth = 8
  private static let maximumFiles = 64

  /// Parses a file; nil when nothing of it could be read.
  mutating func parse(_ config: ConfigFile, _ bytes: [UInt8]) -> Value? {
    let source = SourceText(name: config.name, bytes: bytes)
    let file = sources.add(source)
    files[file] = config
    let parsed = YAMLDocument.parse(source, file: file)
    log.absorb(parsed, of: file) { Self.inWordsOfKeys($0, source) }
    guard let document = parsed.document else {
      isPartial = true
      return nil
    }
    if document.isPartial { isPartial = true }
    suppressions.add(document, of: file)
    return Value(node: document.root, file: file)
  }

  /// Reads the files under `include` and takes over what they share.
  mutating func readIncludes(_ value: Value, _ inclusion: inout Inclusion) {
    let form = ValueForm.list(.path)
    switch value.node.kind {
    case .unresolved: return
    case .mapping: reportShape(value, form)
    case .scalar:
      guard isPresent(value, form) else { return }
      log.path.append(.key("include"))
      let path = log.path
      readInclude(value, &inclusion)
      log.path = path.dropLast()
      report(
        .scalarForList(
          "`include`", value: source(of: value),
          isElement: !log.hasError(in: value.file, value.node.range)),
        at: firstLine(of: value))
    case .sequence:
      for (index, node) in value.node.elements.enumerated() {
        log.path += [.key("include"), .element(index)]
        let path = log.path
        readInclude(value.element(node), &inclusion)
        log.path = path.dropLast(2)
      }
    }
  }

  private mutating func readInclude(_ value: Value, _ inclusion: inout Inclusion) {
    guard let text = present(value, .path), let includer = inclusion.chain.last else { return }
    let label = value.label
    guard let opened = open(text, value, missing: Finding.includeMissing) else {
      isPartial = true
      return
    }
    let file = ConfigFile(
      resolved: opened.path, name: PathText.joined(PathText.folder(of: includer.name), text),
      folder: PathText.folder(of: opened.path))
    if let start = inclusion.chain.firstIndex(where: { $0.resolved == file.resolved }) {
      let names = inclusion.chain[start...].map(\.name) + [file.name]
      report(.includeCycle(names), at: label)
      return
    }
    guard inclusion.finished.insert(file.resolved).inserted else { return }
    guard inclusion.chain.count <= Self.maximumIncludeDepth else {
      report(.includeTooDeep(limit: Self.maximumIncludeDepth), at: label)
      return
    }
    guard inclusion.count < Self.maximumFiles else {
      report(.tooMany("files", limit: Self.maximumFiles), at: label)
      return
    }
    do {
      let bytes = try opened.read(limit: YAMLLimits.standard.bytes)
      inclusion.count += 1
      guard let root = parse(file, bytes) else { return }
      inclusion.chain.append(file)
      log.path = []
      readShared(root, isOwn: false, &inclusion)
      inclusion.chain.removeLast()
    } catch {
      isPartial = true
      report(Self.finding(error, text, in: includer.folder, isNamedInside: true), at: label)
    }
  }

  /// Opens a file that a value names, if it is in the root.
  ///
  /// Nil when there is none that may be read, which has been reported; `missing` makes the finding
  /// for one that is not there, from the path and the nearest one, and `whatIsFolder` the one for a
  /// folder.
  mutating func open(
    _ text: String, _ value: Value, missing: (String, String?) -> Finding,
    folder whatIsFolder: @autoclosure () -> Finding? = nil
  ) -> OpenFile? {
    if let form = PathText.foreignForm(text) {
      report(.pathForm(text, form), at: value.label)
      return nil
    }
    let folder = folder(of: value)
    let path = PathText.joined(folder, text)
    do throws(FileError) {
      let file = try sandbox.open(path)
      assets.places[path] = file.path
      return file
    } catch .missing {
      report(missing(text, Self.nearest(to: text, in: folder)), at: value.label)
    } catch {
      let isFolder = error == .notRegular(.folder)
      report(
        (isFolder ? whatIsFolder() : nil)
          ?? Self.finding(error, text, in: folder, isNamedInside: true), at: value.label)
    }
    return nil
  }

  /// Where the file that a value names was found before.
  func knownPlace(of text: String, _ value: Value) -> String? {
    assets.places[PathText.joined(folder(of: value), text)]
  }

  /// The folder to which the paths of a file are relative.
  func folder(of value: Value) -> String { files[value.file]?.folder ?? sandbox.root }

  /// What is to be said about a file that cannot be read.
  static func finding(
    _ error: FileError, _ path: String, in folder: String, isNamedInside: Bool = false
  ) -> Finding {
    switch error {
    case .missing:
      .unreadable(path, "there is no such file", nearest: nearest(to: path, in: folder))
    case .failed(let reason): .unreadable(path, reason, nearest: nil)
    case .notRegular(let what):
      .notARegularFile(
        path, what.text,
        help: what == .folder
          ? "name a file in it"
          : isNamedInside
            ? "copy it to a file first"
            : "copy it to a file first, or give it as the standard input and name `-`")
    case .tooLarge: .tooLarge(path, limit: YAMLLimits.standard.bytes)
    case .outside: .pathEscapes(path)
    }
  }

  static func nearest(to path: String, in folder: String) -> String? {
    let parent = PathText.folder(of: path)
    let place = path.hasPrefix("/") ? parent : PathText.joined(folder, parent)
    let names = FileAccess.names(in: place)
    let wanted = PathText.name(of: path)
    // An accent can be composed or a combining character: then the names look the same.
    if let same = names.first(where: { $0 == wanted }) { return PathText.joined(parent, same) }
    return Suggestion(for: wanted, among: names).map {
      PathText.joined(parent, $0.name)
    }
  }
}
