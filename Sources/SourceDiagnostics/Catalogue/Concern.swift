/// What a rule is about.
public enum Concern: Hashable, Sendable, CaseIterable {
  /// Files and their bytes.
  case files
  /// Signs and spaces.
  case syntax
  /// What YAML has and configs do not use.
  case yaml
  /// Keys and names.
  case keys
  /// Shapes of values, words and numbers.
  case values
  /// Durations.
  case times
  /// Colours and how they look together.
  case colors
  /// Presets, palettes, included files and paths.
  case sharing
  /// What moves, and for how long.
  case motion

  /// The heading.
  public var title: String {
    switch self {
    case .files: "Files and their bytes"
    case .syntax: "Signs and spaces"
    case .yaml: "YAML that is not used"
    case .keys: "Keys and names"
    case .values: "Values"
    case .times: "Durations"
    case .colors: "Colours"
    case .sharing: "Presets, palettes and other files"
    case .motion: "What moves"
    }
  }
}
