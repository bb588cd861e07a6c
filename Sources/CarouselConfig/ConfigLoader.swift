internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

/// Reads configs: text to a `Show`, and all that is wrong with the text.
public enum ConfigLoader {
  /// The most bytes that a config may have.
  public static let sizeLimit = YAMLLimits.standard.bytes

  /// Reads a file with the files that it includes.
  ///
  /// A file that cannot be read is a diagnostic about an empty source of that name. Includes are
  /// relative to the including file and stay in the folder of this one, links followed.
  /// A shared file cannot be played, which is an error unless `allowsShared`: then it is checked
  /// as far as it goes.
  /// O(n) in the size of all files.
  public static func load(path: String, allowsShared: Bool = false) -> LoadedConfig {
    do {
      let bytes = try FileAccess.read(path, limit: YAMLLimits.standard.bytes)
      let resolved = FileAccess.resolved(path) ?? path
      return load(
        bytes, ConfigFile(resolved: resolved, name: path, folder: PathText.folder(of: resolved)),
        deckName: PathText.stem(of: path), allowsShared: allowsShared)
    } catch {
      var reading = Reading()
      let file = reading.sources.add(SourceText(name: path, bytes: []))
      reading.report(
        Reading.finding(error, path, in: "."), at: Label(file, SourceRange(at: 0)))
      return reading.finished(nil)
    }
  }

  /// Reads a text that is already in memory, such as that of the standard input.
  ///
  /// Messages call it `name`; what it includes is looked for in `folder`. A shared file is an error
  /// unless `allowsShared`.
  public static func load(
    text: [UInt8], name: String, folder: String, allowsShared: Bool = false
  ) -> LoadedConfig {
    load(
      text,
      ConfigFile(
        resolved: name, name: name, folder: FileAccess.resolved(folder) ?? folder),
      deckName: "carousel", allowsShared: allowsShared)
  }

  private static func load(
    _ bytes: [UInt8], _ file: ConfigFile, deckName: String, allowsShared: Bool
  ) -> LoadedConfig {
    var reading = Reading()
    reading.allowsShared = allowsShared
    guard let root = reading.parse(file.name, bytes) else { return reading.finished(nil) }
    var inclusion = Inclusion(root: file.folder, chain: [file])
    let show = reading.show(root, name: deckName, &inclusion)
    return reading.finished(show)
  }
}

extension Reading {
  fileprivate func finished(_ show: Show?) -> LoadedConfig {
    LoadedConfig(
      show: log.hasErrors ? nil : show, isShared: isShared, sources: sources,
      diagnostics: DiagnosticReport(log.diagnostics).diagnostics)
  }
}
