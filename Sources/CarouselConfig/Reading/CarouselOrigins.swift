/// Where the effective values of a show were written.
package struct ShowOrigins: Hashable, Sendable {
  /// Those of the carousel that plays.
  package var carousel: CarouselOrigins
  /// Those of `screen`, by the ids of their keys: `screen.title`.
  package var screen: [String: Origin]
}

/// Where the effective values of a carousel were written.
package struct CarouselOrigins: Hashable, Sendable {
  /// By the ids of their keys: `wrap`, `autoplay.every`, `keys.n`; what is not here is built in.
  package var keys: [String: Origin]
  /// Those of its slides, in order.
  package var slides: [SlideOrigins]
}

/// Where the values of a slide were written.
package struct SlideOrigins: Hashable, Sendable {
  /// By the names of their keys; what is not here is built in.
  ///
  /// A slide that is a text alone has `text`, one of `slides_from` has `image`.
  package var keys: [String: Origin]
  /// Those of the carousel in it.
  package var carousel: CarouselOrigins?
}
