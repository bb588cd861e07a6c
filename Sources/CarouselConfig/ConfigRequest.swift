/// A config that is to be read: where its text comes from, and what it may do.
package struct ConfigRequest: Hashable, Sendable {
  /// Where the text of a config comes from.
  package enum Source: Hashable, Sendable {
    /// A file; bytes replace its content, as if they had been written there already. Then the file
    /// need not exist.
    case file(String, holding: [UInt8]? = nil)
    /// Bytes that messages call `name`; paths in them are relative to `folder`.
    case text([UInt8], name: String, folder: String)
  }

  package var source: Source
  /// The folder that no path may leave; nil is that of the config.
  package var root: String?
  /// Whether it may be a file that holds only what others include.
  package var allowsShared: Bool
  /// The background that `theme: auto` suits.
  package var ground: TerminalGround

  package init(
    _ source: Source, root: String? = nil, allowsShared: Bool = false,
    ground: TerminalGround = .dark
  ) {
    self.ground = ground
    self.source = source
    self.root = root
    self.allowsShared = allowsShared
  }
}
