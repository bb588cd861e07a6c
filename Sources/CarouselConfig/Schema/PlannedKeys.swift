/// Keys that the language has a meaning for, but that this version cannot play.
enum PlannedKeys {
  /// They are refused by name, so that nobody takes them for a mistake or for something that works.
  static let names: Set<String> = [
    "alt", "autoscroll", "deceleration_rate", "drag", "fit", "gap", "image", "keys", "layout",
    "markdown", "markdown_file", "pause_on", "size", "slides_from", "text_file", "visible", "wheel",
  ]
}
