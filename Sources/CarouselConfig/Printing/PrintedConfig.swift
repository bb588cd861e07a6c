/// A loaded config, and the effective config.
package struct PrintedConfig: Hashable, Sendable {
  /// What is written after each value.
  package enum Style: Hashable, Sendable {
    /// Nothing.
    case bare
    /// Where it was written: `hero.yaml:24:7 preset calm`.
    case withOrigins
  }

  /// What came of reading it.
  package var config: LoadedConfig

  /// The effective config as YAML, which reads as the same show; nil when there is none.
  ///
  /// Every carousel has every key that has a value: presets, defaults, the palette and included
  /// files are no longer needed. It has no finding that the config has not: defaults without any
  /// effect are left out.
  package var text: String?

  init(config: LoadedConfig) { self.config = config }
}
