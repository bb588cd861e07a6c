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
      # To explain a key: carousel-play explain autoplay.every

      autoplay: 5s                 # how long each slide stays; none turns autoplay off
      transition: { duration: 400ms, easing: ease_in_out }
      wrap: infinite               # the first slide follows the last; none stops there
      indicator: { style: dots, current_color: tomato }

      slides:
        - title: Welcome
          text: |
            Line breaks are kept,
            as they are written here.
          background: midnightblue
        - text: This one stays longer.
          hold: 10s
        - A string is a slide too.

      """
    case .minimum:
      """
      slides: [one, two, three]

      """
    case .nested:
      """
      # Shared keys, used by `extends` below.
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
            - hold: until_done     # until the nested carousel has shown all its slides
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
