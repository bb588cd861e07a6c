/// Keys that the language has a meaning for, but that this version cannot play.
enum PlannedKeys {
  /// They are refused by name, so that nobody takes them for a mistake or for something that works.
  static let names: Set<String> = [
    "alt", "autoscroll", "deceleration_rate", "drag", "epoch", "fit", "gap", "image", "keys",
    "layout", "markdown", "markdown_file", "pause_on", "scroll_to_item", "size", "slides_from",
    "stop_at_item", "sync", "text_file", "visible", "wheel",
  ]
}
