internal import CarouselDeck
internal import CarouselEngine
internal import SourceDiagnostics

/// The slides of a carousel, and what autoplay has to know of them.
struct SlideList {
  /// A slide that stays until its content is done.
  struct Waiting {
    let page: Int
    let label: Label
    let carousel: Label?
  }

  /// The key under which they are written.
  let source: Value
  var slides: [Slide] = []
  var holds: [Int: Hold] = [:]
  /// The shortest hold of a slide, and the first hold of any kind, with their places.
  var shortest: (hold: Duration, label: Label)?
  var firstHold: Label?
  var waiting: [Waiting] = []

  init(_ source: Value) { self.source = source }

  mutating func add(_ hold: Hold, page: Int, at label: Label, carousel: Label?) {
    holds[page] = hold
    firstHold = firstHold ?? label
    switch hold {
    case .manual: return
    case .untilDone: waiting.append(Waiting(page: page, label: label, carousel: carousel))
    case .time(let time):
      if shortest.map({ time < $0.hold }) ?? true { shortest = (time, label) }
    }
  }
}
