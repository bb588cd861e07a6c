internal import CarouselDeck

/// The reference of the config language, made from the schema.
package enum ReferencePage {
  /// A key with a default, for checking that what the page says is true.
  package struct Standard: Hashable, Sendable {
    /// The place, as the path of a map: `autoplay`; empty for a carousel itself.
    package let place: String
    /// The key.
    package let key: String
    /// The default as it would be written.
    package let value: String
  }

  /// All defaults that can be written, but those of slides and of the screen.
  package static var standards: [Standard] {
    standards(CarouselKeys.table, "") + standards(AutoplayKeys.table, "autoplay")
      + standards(TransitionKeys.table, "transition") + standards(ScrollKeys.table, "scroll")
      + standards(LayoutKeys.table, "layout") + standards(IndicatorKeys.table, "indicator")
      + standards(SlideKeys.table, "slides")
      + standards(ScreenKeys.table, "screen")
  }

  /// The page as Markdown.
  package static func markdown() -> String {
    ([introduction] + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    # Configuration

    A config is one YAML file. The smallest is one line:

    ```yaml
    slides: [one, two, three]
    ```

    Every value is read by the type of its key: only `true` and `false` are booleans, numbers are
    decimal, and durations have units (`3s`, `250ms`, `1m30s`). A key that is not known, or a value
    that is out of its range, is an error with its place; nothing falls back to a default in silence.
    `null` and `~` mean nothing and are no value of any key: as a text they stand in quotes.

    The layers of a carousel are, from the weakest to the strongest: what is built in, `defaults`,
    the presets that it extends, and its own keys. Maps are merged key by key; lists and single
    values are replaced. `none` takes back what weaker layers say about `autoplay`, `autoscroll` and
    `indicator`.

    A colour is a CSS name, `"#RGB"`, `"#RGBA"`, `"#RRGGBB"`, `"#RRGGBBAA"` (in quotes, because `#`
    starts a comment), `rgb(255 128 0 / 50%)`, `hsl(210 60% 40%)`, `ansi(0-255)`, `transparent`,
    `default`, or `$NAME` for a colour of `palette`. A name has letters a-z and A-Z, digits,
    `-` and `_`.

    A path is relative to the file in which it stands, with `/` between folders. It stays in the
    folder of the config that is played, links followed; `--root DIR` names a folder above, for
    configs that share one. What a path leads to must be a regular file.
    """

  private static var sections: [String] {
    [
      section("A file", FileKeys.table, .file),
      section("A carousel", CarouselKeys.table, .carousel),
      section("`autoplay`", AutoplayKeys.table, .autoplay),
      section("`transition`", TransitionKeys.table, .transition),
      section("`scroll`", ScrollKeys.table, .scroll),
      section("`layout`", LayoutKeys.table, .layout),
      section("A keyframe", KeyframeKeys.table, .keyframe),
      section("`indicator`", IndicatorKeys.table, .indicator),
      keys,
      section("A slide", SlideKeys.table, .slide),
      section("`slides_from`", SlidesFromKeys.table, .slidesFrom),
      section("`screen`", ScreenKeys.table, .screen),
    ]
  }

  /// The words of `keys`.
  private static var keys: String {
    func list(_ words: [String]) -> String {
      words.map { "`\($0)`" }.joined(separator: ", ")
    }
    return """
      ## `keys`

      A key is the character that it types, such as `n` or `"?"`, or one of
      \(list(KeyName.words.map(\.word))).
      It asks for one of \(list(KeyIntent.allCases.map(\.rawValue))); `none` takes it its usual
      meaning. The keys of a carousel come before those of the carousel around it.

      ```yaml
      keys: { n: next, p: previous, f5: reload, space: none }
      slides: [one, two, three]
      ```
      """
  }

  private static func section<Draft>(
    _ title: String, _ table: KeyTable<Draft>, _ context: Context
  ) -> String {
    var lines = ["## \(title)", "", ReferenceText.lead(of: context), ""]
    lines += ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
    for key in table.keys {
      let standard = key.standard.map { "`\($0)`" } ?? ""
      lines.append("| `\(key.name)` | \(key.form.text) | \(standard) | \(key.summary) |")
    }
    lines += ["", "```yaml", ReferenceText.example(of: context), "```"]
    return lines.joined(separator: "\n")
  }

  private static func standards<Draft>(_ table: KeyTable<Draft>, _ place: String) -> [Standard] {
    table.keys.compactMap { key in
      key.standard.map { Standard(place: place, key: key.name, value: $0) }
    }
  }
}
