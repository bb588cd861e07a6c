/// The parts of a slide from top to bottom, set in their sizes.
struct TypeGroup: Hashable, Sendable {
  var title: SetText?
  var body: SetText?
  var caption: SetText?
  /// The rows of what is between title and caption: of the text, or else of an image or a carousel.
  var contentRows = 0
  var gapBelowTitle = 0
  var gapAboveCaption = 0
  /// Whether there is text for which there is no room.
  var isCut = false
  /// Whether its text is scrolled by keys, which marks beside it say: it has no ellipsis then.
  var isScrollable = false
  /// How many lines of the text are above its room.
  var skippedLines = 0

  /// The rows of all of it.
  var rows: Int {
    (title?.rows ?? 0) + gapBelowTitle + contentRows + gapAboveCaption + (caption?.rows ?? 0)
  }

  /// A group with gaps between its parts.
  ///
  /// - Parameter contentStep: The size of what is between title and caption.
  init(
    title: SetText?, body: SetText?, contentRows: Int, contentStep: TypeStep, caption: SetText?
  ) {
    self.title = title
    self.body = body
    self.caption = caption
    self.contentRows = contentRows
    if let title, contentRows > 0 { gapBelowTitle = title.step.gapBelow }
    if let caption { gapAboveCaption = max(contentStep, caption.step).gapAboveCaption }
    isCut = [title, body, caption].contains { $0?.isCut ?? false }
  }
}
