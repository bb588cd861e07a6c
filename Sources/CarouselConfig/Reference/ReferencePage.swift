internal import CarouselColor
internal import CarouselDeck

/// The reference of the config language, made from the schema.
package enum ReferencePage {
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
    decimal, and durations have units (`3s`, `250ms`, `1m30s`). An unknown key, or a value that is out
    of range, is an error with its position; nothing silently falls back to a default. `null` and `~`
    are not values of any key; to use them as strings, quote them.

    The layers of a carousel are, from the weakest to the strongest: the built-in values, the theme,
    `defaults`, the presets that it extends, and its own keys. Maps are merged key by key; lists and single
    values are replaced. `none` turns off what weaker layers set for `autoplay`, `autoscroll` and
    `indicator`.

    A colour is a CSS name, `"#RGB"`, `"#RGBA"`, `"#RRGGBB"`, `"#RRGGBBAA"` (in quotes, because `#`
    starts a comment), `rgb(255 128 0 / 50%)`, `hsl(210 60% 40%)`, `ansi(0-255)`, `transparent`,
    `default`, or `$NAME` for a colour of `palette`. A name has letters a-z and A-Z, digits,
    `-` and `_`.

    A path is relative to the file that contains it, with `/` between folders. After links are
    followed it must be inside the folder of the config that is played; `--root DIR` names a folder
    above that one, for configs that share it. A path must lead to a regular file.
    """

  private static var sections: [String] {
    Context.whole.flatMap { $0 == .carousel ? [section($0), keys] : [section($0)] }
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
      Its action is one of \(list(KeyIntent.allCases.map(\.rawValue))); `none` removes its default
      action. The keys of a nested carousel take precedence over those of the carousel around it.

      ```yaml
      keys: { n: next, p: previous, f5: reload, space: none }
      slides: [one, two, three]
      ```
      """
  }

  private static func section(_ context: Context) -> String {
    var lines = ["## \(context.noun.asSentence)", "", context.row.lead, ""]
    lines += ["| key | value | default | meaning |", "| --- | --- | --- | --- |"]
    for key in context.rows {
      let standard = key.standard.map { "`\($0)`" } ?? ""
      lines.append("| `\(key.name)` | \(key.form.text) | \(standard) | \(key.summary) |")
    }
    lines += ["", "```yaml", context.row.example, "```"]
    return lines.joined(separator: "\n")
  }
}
