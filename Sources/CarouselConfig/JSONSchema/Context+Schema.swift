internal import CarouselJSON
internal import SourceDiagnostics

extension Context {
  /// Its name under `$defs`.
  var definitionName: String {
    switch self {
    case .file: "file"
    case .included: "included"
    case .carousel: "carousel"
    case .preset: "preset"
    case .autoplay: "autoplay"
    case .transition: "transition"
    case .indicator: "indicator"
    case .scroll: "scroll"
    case .layout: "layout"
    case .keyframe: "keyframe"
    case .slidesFrom: "slides_from"
    case .slide: "slide"
    case .screen: "screen"
    }
  }

  /// What must be there, in the place itself: one of these.
  var requirements: [JSONNode] {
    switch self {
    // Every layer can say how, and leave it to another to say that.
    case .autoplay: []
    case .file, .included, .carousel, .preset, .transition, .indicator, .scroll, .layout,
      .keyframe, .slidesFrom, .slide, .screen:
      needed.map(Self.requirement)
    }
  }

  /// What is to be said of a place beside its keys.
  var rules: JSONNode {
    if !requirements.isEmpty { return ["oneOf": .array(requirements)] }
    if rivals.isEmpty { return [:] }
    let present = rivals.map(Self.requirement)
    return ["oneOf": .array(present + [["not": ["anyOf": .array(present)]]])]
  }

  private static func requirement(_ key: String) -> JSONNode { ["required": [.string(key)]] }

  /// The keys of which a place needs one, whichever layer has it.
  var needed: [String] {
    switch self {
    case .carousel: ["slides", "slides_from"]
    case .autoplay: ["every"]
    case .keyframe: ["offset"]
    case .slidesFrom: ["images"]
    case .file, .included, .preset, .transition, .indicator, .scroll, .layout, .slide, .screen: []
    }
  }

  /// The keys of which a place can have one at the most.
  var rivals: [String] {
    switch self {
    case .slide: ["text", "markdown", "text_file", "markdown_file", "image", "carousel"]
    case .file, .included, .carousel, .preset, .autoplay, .transition, .indicator, .scroll,
      .layout, .keyframe, .slidesFrom, .screen:
      []
    }
  }
}
