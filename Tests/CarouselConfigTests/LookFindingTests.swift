import CarouselConfig
import SourceDiagnostics
import Testing

@Suite("Findings about how a show looks")
struct LookFindingTests {
  @Test(
    "Text is compared with what lies behind it, where both are known",
    arguments: [
      "slides: [{ text: a, color: ⟪low-contrast|white⟫, background: ⟪+|yellow⟫ }]",
      "slides: [{ text: a, color: ⟪low-contrast|gray⟫, background: ⟪+|gray⟫ }]",
      "screen: { background: black }\nslides: [{ title: a, color: ⟪low-contrast|navy⟫ }]",
      "screen: { background: black }\nslides: [{ text: a, color: ⟪low-contrast|rgb(255 255 255 / 20%)⟫ }]",
      "slides: [{ caption: a, color: ⟪low-contrast|transparent⟫, background: ⟪+|navy⟫ }]",
      "slides: [{ text: a, color: \"#767676\", background: white }]",
      "slides: [{ text: a, color: ⟪low-contrast|\"#777777\"⟫, background: ⟪+|white⟫ }]",
      // A part is on its own ground, or on that of its slide.
      "slides: [{ background: white, columns: [{ text: a, color: ⟪low-contrast|silver⟫ }, b] }]",
      "slides: [{ rows: [{ title: a, text: b, color: ⟪low-contrast|gray⟫, background: ⟪+|silver⟫ }, b] }]",
      "slides: [{ background: white, columns: [{ text: a, color: silver, background: black }] }]",
      // Nothing to read, or one of the colours is the terminal's own.
      "slides: [{ color: gray, background: gray }, { text: a, color: navy }]",
      "slides: [{ text: a, color: default, background: navy }]",
      "slides: [{ text: a, color: ansi(3), background: ansi(3) }]",
      "slides: [{ carousel: { slides: [{ text: a, color: gray }] }, background: gray }]",
    ])
  func contrast(marked: String) { expectFindings(marked) }

  @Test(
    "An indicator is compared with each slide of a row that it is shown on",
    arguments: [
      "indicator: { color: ⟪low-contrast|dimgray⟫ }\nslides: [{ background: white }, { background: ⟪+|navy⟫ }]",
      "indicator: { current_color: ⟪low-contrast|navy⟫ }\nslides: [a, { background: ⟪+|maroon⟫ }]",
      "screen: { background: black }\nindicator: { color: ⟪low-contrast|\"#333333\"⟫ }\nslides: [a, b]",
      "defaults: { indicator: { color: ⟪low-contrast|gold⟫ } }\nslides: [{ background: ⟪+|white⟫ }, b]",
      // It is at one edge of a gradient, or along all of it.
      "indicator: { color: ⟪low-contrast|black⟫ }\nslides: [{ background: ⟪+|{ from: white, to: black }⟫ }, b]",
      "indicator: { color: black, position: top }\nslides: [{ background: { from: white, to: black } }, b]",
      "indicator: { color: ⟪low-contrast|black⟫, position: left }\nslides: [{ background: ⟪+|{ from: white, to: black }⟫ }, b]",
      // Numbers are read, so they need more than dots.
      "indicator: { color: gray }\nslides: [{ background: white }, b]",
      "indicator: { style: fraction, color: ⟪low-contrast|gray⟫ }\nslides: [{ background: ⟪+|white⟫ }, b]",
      // The mark of the current page is never lost, and the usual colours suit each background.
      "indicator: { current_color: gold }\nslides: [{ background: gold }, b]",
      "indicator: { color: \"#AAAAAA\" }\nslides: [{ background: silver }, b]",
      // It is not shown, or beside the slides, or a background is not known.
      "indicator: { color: gray }\nslides: [{ background: gray }]",
      "layout: cover_flow\nindicator: { color: gray }\nslides: [{ background: gray }, b]",
      "indicator: { color: gray }\nslides: [a, { background: ansi(8) }]",
    ])
  func indicators(marked: String) { expectFindings(marked) }

  @Test("A low contrast is told for each number of colours, with a colour that has enough")
  func depths() {
    let diagnostics = expectFindings(
      "slides: [{ caption: a, color: ⟪low-contrast|\"#7A8A99\"⟫, background: ⟪+|\"#12566B\"⟫ }]")
    #expect(
      diagnostics.first?.message
        == "the contrast of the caption, `#7A8A99` on `#12566B`, is low: 2.3:1 in truecolor,"
        + " 2.0:1 in 256 colours, 2.0:1 in 16 colours")
    #expect(
      diagnostics.first?.help
        == "the minimum is 4.5:1: write `\"#B9C2C9\"`, or `white`, which has the most contrast")
  }

  @Test(
    "Three changes of brightness a second are allowed, and no more",
    arguments: [
      ("autoplay: ⟪flashing|333ms⟫", ["black", "white"]), ("autoplay: 334ms", ["black", "white"]),
      ("autoplay: 50ms", ["black", "navy"]), ("autoplay: 50ms", ["\"#200000\"", "\"#002000\""]),
      ("autoplay: ⟪flashing|50ms⟫", ["\"#600000\"", "\"#002000\""]),
      ("autoplay: ⟪flashing|50ms⟫", ["black", "white", "white", "white"]),
      ("autoplay: 250ms", ["black", "white", "white", "white"]),
      ("wrap: none\nautoplay: 50ms", ["black", "white", "black", "white"]),
      ("wrap: none\nautoplay: ⟪flashing|50ms⟫", ["black", "white", "black", "white", "black"]),
      ("wrap: none\nautoplay: { every: ⟪flashing|50ms⟫, at_end: reverse }", ["black", "white"]),
      ("wrap: none\nautoplay: { every: ⟪flashing|50ms⟫, at_end: rewind }", ["black", "white"]),
      ("autoplay: { every: ⟪flashing|50ms⟫, dwell_from: start }", ["black", "white"]),
    ])
  func flashing(autoplay: String, backgrounds: [String]) {
    let slides = backgrounds.map { "{ background: \($0) }" }.joined(separator: ", ")
    expectFindings("\(autoplay)\ntransition: none\nslides: [\(slides)]")
  }

  @Test(
    "A hold is compared with the time that the carousel in the slide needs",
    arguments: [
      "⟪child-longer-than-hold|2499ms⟫", "2500ms", "manual", "until_done",
    ])
  func children(hold: String) {
    let key = hold.hasPrefix("⟪") ? "⟪+|carousel⟫" : "carousel"
    expectFindings(
      """
      autoplay: 3s
      slides:
        - hold: \(hold)
          \(key): { autoplay: 1s, slides: [up, down] }
        - carousel: { autoplay: 9s, slides: [a, b] }
        - hold: 1s
          carousel: { autoplay: 9s, slides: [a, { hold: manual }] }
      """)
  }

  @Test(
    "Dots are counted only where somebody asks for more than usual",
    arguments: [
      ("indicator: { max_dots: ⟪indicator-crowded|41⟫ }", 50), ("indicator: { max_dots: 40 }", 50),
      ("indicator: { max_dots: 1000 }", 40), ("wrap: none", 1000),
      ("indicator: { position: left, max_dots: ⟪indicator-crowded|25⟫ }", 25),
      ("indicator: { style: ⟪indicator-crowded|dots⟫, max_dots: ⟪+|99⟫ }", 99),
      ("indicator: { style: ⟪+|bar⟫, ⟪unused-key|max_dots⟫: 99 }", 99),
      ("indicator: { style: ⟪indicator-crowded|segments⟫ }", 28),
      ("indicator: { style: segments }", 27),
      ("indicator: { style: ⟪indicator-crowded|segments⟫, position: left }", 9),
    ])
  func dots(keys: String, slides: Int) {
    let texts = (1...slides).map(String.init).joined(separator: ", ")
    expectFindings("\(keys)\nslides: [\(texts)]")
  }
}
