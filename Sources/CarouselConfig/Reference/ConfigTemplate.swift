/// A config to begin with.
package enum ConfigTemplate: String, Hashable, Sendable, CaseIterable {
  /// Two slides and what one changes first.
  case show
  /// One line.
  case minimum
  /// A carousel in a carousel, with shared keys.
  case nested

  /// The config, which loads without a finding.
  package var text: String { Self.head + body }

  private static let head = """
    # yaml-language-server: $schema=carousel.schema.json
    # For completion in an editor: carousel-play schema > carousel.schema.json

    """

  private var body: String {
    switch self {
    case .show:
      """
      # All about a key: carousel-play explain autoplay.every

      autoplay: 5s                 # how long each slide stays; none waits for a key
      transition: { duration: 400ms, easing: ease_in_out }
      wrap: infinite               # the first slide comes after the last; none ends there
      indicator: { style: dots, current_color: tomato }

      slides:
        - title: Welcome
          text: |
            Lines stay lines,
            as they are written here.
          background: midnightblue
        - text: This one stays longer.
          hold: 10s
        - A text alone is a slide too.

      """
    case .minimum:
      """
      slides: [one, two, three]

      """
    case .nested:
      """
      # What is named here is used by `extends` below.
      palette:
        brand: "#E4572E"           # quoted: an unquoted # starts a comment
      presets:
        calm:
          transition: { duration: 600ms, easing: ease_in_out }
          indicator: { current_color: $brand }

      carousels:                   # the first one plays
        tour:
          extends: calm
          autoplay: 4s
          slides:
            - title: A carousel
              text: with a carousel in its second slide
            - hold: until_done     # until the inner one has shown all of its slides
              carousel:
                extends: calm
                direction: vertical
                wrap: none
                autoplay: 2s
                slides: [down, and down, and on]

      """
    }
  }
}
