package import CarouselDeck
internal import CarouselFiles
internal import SourceDiagnostics
internal import YAMLTree

/// Reads configs: text to a `Show`, and all that is wrong with the text.
public enum ConfigLoader {
  /// The most bytes that a config may have.
  public static let sizeLimit = YAMLLimits.standard.bytes

  /// Reads a file with the files that it names.
  ///
  /// A file that cannot be read is a diagnostic about an empty source of that name. Paths are
  /// relative to the file that contains them, and stay in `root`, links followed: a folder that
  /// holds this file, by default its own.
  /// A shared file cannot be played, which is an error unless `allowsShared`: then it is checked
  /// as far as it goes.
  /// O(n) in the size of all files; of images only the headers are read.
  public static func load(
    path: String, root: String? = nil, allowsShared: Bool = false
  ) -> LoadedConfig {
    load(ConfigRequest(.file(path), root: root, allowsShared: allowsShared))
  }

  /// Reads bytes that are already in memory, such as the standard input.
  ///
  /// Messages call it `name`; the files that it names are looked for in `folder`, and stay in
  /// `root`, by default that folder. A shared file is an error unless `allowsShared`.
  public static func load(
    text: [UInt8], name: String, folder: String, root: String? = nil, allowsShared: Bool = false
  ) -> LoadedConfig {
    load(
      ConfigRequest(
        .text(text, name: name, folder: folder), root: root, allowsShared: allowsShared))
  }

  /// Reads what is requested.
  ///
  /// - Parameters:
  ///   - request: What to read.
  ///   - fitting: Finds the texts of a show that a screen has no room for, which become warnings.
  package static func load(
    _ request: ConfigRequest, fitting: ((Show) -> [CutText])? = nil
  ) -> LoadedConfig {
    read(request, printing: nil, fitting: fitting).config
  }

  /// Loads a request, and writes the effective config.
  package static func print(
    _ request: ConfigRequest, _ style: PrintedConfig.Style
  ) -> PrintedConfig {
    read(request, printing: style)
  }

  private static func read(
    _ request: ConfigRequest, printing: PrintedConfig.Style?, fitting: ((Show) -> [CutText])? = nil
  ) -> PrintedConfig {
    var reader = ConfigReader()
    if fitting != nil { reader.places = SlidePlaces() }
    reader.allowsShared = request.allowsShared
    reader.ground = request.ground
    switch request.source {
    case .text(let text, let name, let folder):
      let folder = FileAccess.resolved(folder) ?? folder
      reader.sandbox = request.root.map { Sandbox($0) } ?? Sandbox(resolved: folder)
      return reader.read(
        text, ConfigFile(resolved: name, name: name, folder: folder), deckName: "carousel",
        printing, fitting)
    case .file(let path, let text):
      let finding: Finding
      do throws(FileError) {
        let bytes = if let text { text } else { try OpenFile(path).read(limit: sizeLimit) }
        let resolved = FileAccess.place(of: path)
        let folder = PathText.folder(of: resolved)
        reader.sandbox = request.root.map { Sandbox($0) } ?? Sandbox(resolved: folder)
        if reader.sandbox.contains(folder) {
          let file = ConfigFile(resolved: resolved, name: path, folder: folder)
          let name = PathText.stem(of: path)
          guard MarkdownDeck.isMarkdown(path) else {
            return reader.read(bytes, file, deckName: name, printing, fitting)
          }
          return reader.read(
            MarkdownDeck(name: path, bytes: bytes), file, deckName: name, printing, fitting)
        }
        finding = .outsideOfRoot(path, root: request.root ?? folder)
      } catch {
        finding = ConfigReader.finding(error, path, in: ".")
      }
      let file = reader.sources.add(SourceText(name: path, bytes: []))
      reader.report(finding, at: Label(file, SourceRange(at: 0)))
      return PrintedConfig(config: reader.finished(nil))
    }
  }
}

extension ConfigReader {
  /// Reads a talk in Markdown as the config that it stands for.
  fileprivate mutating func read(
    _ talk: MarkdownDeck, _ file: ConfigFile, deckName: String, _ printing: PrintedConfig.Style?,
    _ fitting: ((Show) -> [CutText])?
  ) -> PrintedConfig {
    self.talk = talk
    var printed = read(talk.yaml, file, deckName: deckName, printing, fitting)
    printed.config = talk.placed(printed.config)
    return printed
  }

  fileprivate mutating func read(
    _ bytes: [UInt8], _ file: ConfigFile, deckName: String, _ printing: PrintedConfig.Style?,
    _ fitting: ((Show) -> [CutText])? = nil
  ) -> PrintedConfig {
    let root = parse(file, bytes)
    if let (finding, range) = talk?.problem { report(finding, at: Label(.first, range)) }
    guard let root, talk?.isReadable ?? true else { return PrintedConfig(config: finished(nil)) }
    var inclusion = Inclusion(chain: [file])
    // What is finished is the reading as it is afterwards.
    let show = show(root, name: deckName, &inclusion)
    if let show, let places, let fitting, !log.hasErrors {
      for cut in fitting(show) {
        let place =
          cut.path.isEmpty
          ? places.lines[cut.part] : places.label(of: cut.path, inCarousel: show.deck.name)
        report(.textCut(cut), at: place ?? firstLine(of: root))
      }
    }
    var printed = PrintedConfig(config: finished(show))
    if let printing, let show = printed.config.show {
      let sandbox = self.sandbox
      printed.text = EffectiveConfig.text(
        of: root, name: deckName, playing: show.deck.name, in: self,
        showsOrigins: printing == .withOrigins, but: Set(printed.config.diagnostics.map(\.rule))
      ) { text in
        var reader = ConfigReader()
        reader.sandbox = sandbox
        return reader.read(Array(text.utf8), file, deckName: deckName, nil).config
      }
    }
    return printed
  }

  fileprivate func finished(_ show: Show?) -> LoadedConfig {
    // With an error, or for a file that others include, not every check is made.
    let isComplete =
      !log.hasErrors && !isPartial && !isShared && log.omitted == DiagnosticTally()
    var log = log
    log.reviewFixes(at: corrections.keys(where: log.hasError))
    let diagnostics = suppressions.applied(
      to: log.diagnostics, in: sources, complete: isComplete ? .first : nil)
    return LoadedConfig(
      show: log.hasErrors ? nil : show, isShared: isShared, followsGround: theme == .auto,
      sources: sources,
      diagnostics: DiagnosticReport(diagnostics).diagnostics, omitted: log.omitted)
  }
}
