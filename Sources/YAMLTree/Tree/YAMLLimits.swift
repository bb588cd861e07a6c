/// How much a file may ask for before it is refused.
package struct YAMLLimits: Hashable, Sendable {
  /// The size of a file in bytes.
  package var bytes: Int

  /// How deep lists and maps may be nested; libyaml's time grows with the square of it.
  package var depth: Int

  /// How many nodes a file may hold: keys, values, lists and maps.
  package var nodes: Int

  /// How many nodes all aliases together may expand to.
  package var aliasedNodes: Int

  /// How many errors and how many warnings are kept: more are not worth reading.
  package var findings: Int

  /// How often reading resumes after a syntax error.
  package var restarts: Int

  /// Limits that no carousel reaches.
  ///
  /// A deck has up to a million slides, and a slide with three keys is seven nodes.
  package static let standard = YAMLLimits(
    bytes: 64 << 20, depth: 64, nodes: 8_000_000, aliasedNodes: 100_000, findings: 1000,
    restarts: 20)
}
