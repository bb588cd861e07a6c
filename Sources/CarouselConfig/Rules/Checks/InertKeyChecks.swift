internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Warns about a key for images in a slide that has none.
  mutating func checkImageKeys(_ draft: SlideDraft, _ slide: Value) {
    guard let key = draft.ofImage, draft.content?.name != "image" else { return }
    let label = Label(slide.file, key.key)
    guard !isPartial, !log.isSettled(label), !log.hasLostKey(in: slide.file, slide.node.range)
    else {
      return
    }
    inside(.key(key.name)) { $0.report(.withoutImage(key.name), at: label) }
  }

  /// Warns about keys that wait for another one, which is not there.
  ///
  /// A value that is built in says nothing either way. One of a preset or of `defaults` may be
  /// there for other carousels.
  mutating func checkInertKeys(_ draft: CarouselDraft) {
    for inert in InertKey.all {
      guard let origin = draft.origins[inert.id], origin.layer == .own,
        let reason = inert.reason(draft)
      else { continue }
      let names = inert.id.split(separator: ".").map(String.init)
      let blocker = draft.origins[inert.blocker]
      // An error there may hide what the key is for.
      if let blocker, log.hasError(in: blocker.file, blocker.value) { continue }
      if log.hasLostKey(in: origin.file, draft.origins[names[0]]?.value ?? origin.value) {
        continue
      }
      let steps = log.path
      log.path += names.map { .key($0) }
      report(
        .idle(names[1], reason.text, help: reason.help), at: origin.keyLabel(),
        also: blocker.map { [$0.label("this one")] } ?? [])
      log.path = steps
    }
  }
}

/// A key that only matters beside some value of another key.
private struct InertKey: Sendable {
  let id: String
  /// The other key.
  let blocker: String
  /// Why it does nothing, and what to write; nil when it does something.
  let reason: @Sendable (CarouselDraft) -> (text: String, help: String)?

  static let all =
    keys
    + CardKeys.table.ids.map { id in
      InertKey(id: id, blocker: "layout") { draft in
        guard draft.layoutType == .linear else { return nil }
        return ("in a `linear` layout", "remove it, or write a layout of cards, such as `rotary`")
      }
    }

  private static let keys = [
    InertKey(id: "autoplay.at_end", blocker: "wrap") { draft in
      guard draft.deck.options.boundary == .looping, draft.autoplay.atEnd != .stop else {
        return nil
      }
      return endless
    },
    InertKey(id: "scroll.bounce_distance", blocker: "wrap") { draft in
      guard draft.deck.options.boundary == .looping, draft.deck.options.scroll.bounceDistance != 1
      else { return nil }
      return endless
    },
    InertKey(id: "autoplay.epoch", blocker: "autoplay.sync") { draft in
      guard !draft.followsClock, draft.epoch != .zero else { return nil }
      return ("without `sync: clock`", "remove it, or write `sync: clock`")
    },
    InertKey(id: "autoplay.resume_after", blocker: "autoplay.on_interaction") { draft in
      guard draft.autoplay.onInteraction != .pause, draft.autoplay.resumeAfter != .seconds(3)
      else { return nil }
      return ("without `on_interaction: pause`", "remove it, or write `on_interaction: pause`")
    },
    InertKey(id: "transition.effect", blocker: "autoscroll") { draft in
      guard draft.deck.options.autoscroll != 0, draft.deck.effect != .slide else { return nil }
      return ("beside `autoscroll`, which never moves to a page", "remove one of them")
    },
    InertKey(id: "indicator.max_dots", blocker: "indicator.style") { draft in
      draft.indicator.maxDots == Indicator().maxDots ? nil : withoutDots(draft)
    },
    InertKey(id: "indicator.shape", blocker: "indicator.style", reason: withoutDots),
  ]

  private static let endless = (
    text: "in an endless carousel", help: "remove it, or write `wrap: none`"
  )

  @Sendable private static func withoutDots(
    _ draft: CarouselDraft
  ) -> (text: String, help: String)? {
    let style = draft.indicator.style
    guard draft.hasIndicator, style != .dots else { return nil }
    return ("with `style: \(style.rawValue)`", "remove it, or write `style: dots`")
  }
}
