import CarouselConfig
import SourceDiagnostics
import Testing

/// Errors that come from other languages and kits, each with what to write here.
@Suite("Habits from elsewhere")
struct ForeignHabitTests {
  private func expect(_ text: String, _ message: String, _ help: String) {
    let config = loaded(text)
    #expect(config.diagnostics.map(\.message) == [message], "\(text)")
    #expect(config.diagnostics.map(\.help) == [help], "\(text)")
  }

  @Test(
    "A word that says the same elsewhere leads to the word here",
    arguments: [
      ("autoplay: { every: 3s, laps: infinite }", "infinite", "forever"),
      ("autoplay: { every: 3s, laps: none }", "none", "forever"),
      ("autoplay: { every: 3s, on_interaction: pause, resume_after: none }", "none", "never"),
      ("screen: { height: full }", "full", "auto"),
      ("autoplay: 3s\nx: 1", "", ""),
      ("slides: [{ valign: center }, b]\nautoplay: 3s", "center", "middle"),
      ("slides: [{ hold: forever }, b]\nautoplay: 3s", "forever", "manual"),
      ("slides: [{ background: none }, b]", "none", "transparent"),
      ("direction: rtl", "rtl", "reading: rtl"),
      ("layout: iCarouselTypeCoverFlow2", "iCarouselTypeCoverFlow2", "cover_flow2"),
      ("palette: { brand: red }\nslides: [{ background: brand }, b]", "brand", "$brand"),
      ("keys: { \" \": next }", "a space", "space"),
    ].filter { !$0.1.isEmpty })
  func synonyms(entry: String, word: String, right: String) {
    let text = entry.contains("slides:") ? entry : entry + "\nslides: [a, b]"
    let diagnostics = loaded(text).diagnostics.filter { $0.severity == .error }
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.message.contains(word) == true)
    #expect(diagnostics.first?.help?.contains("`\(right)`") == true)
  }

  @Test(
    "A sign that ends a value elsewhere is to be removed",
    arguments: [
      "autoplay: 3s,", "autoplay: 3s;", "start: 2,", "wrap: none,", "scroll: { keys: true; }",
      "layout: { type: wheel, angle: 1; }", "\"autoplay\": \"3s\",", "slides: [a];",
    ])
  func separators(entry: String) throws {
    let text = (entry.hasPrefix("slides") ? "" : "slides: [a, b]\n") + entry + "\n"
    let diagnostic = try #require(loaded(text).diagnostics.first)
    let fix = try #require(diagnostic.fix)
    var bytes = Array(text.utf8)
    for edit in fix.edits {
      bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
    }
    #expect(loaded(String(decoding: bytes, as: UTF8.self)).diagnostics == [])
  }

  @Test("Comments of other languages are told so, each once")
  func comments() {
    expectFindings(
      """
      {
        ⟪syntax|// one⟫
        "slides": ["a//b", "http://c"],
        "wrap": "none" ⟪syntax|/* two */⟫
      }
      """)
    expectFindings("⟪syntax|// one⟫\nslides: [a] # // two\n")
    expectFindings("slides: [a] ⟪syntax|// one⟫\nwrap: none\n")
    expect(
      "wrap: none // why\nslides: [a]", "`none // why` is not a wrap mode",
      "write `#` in front of a comment")
  }

  @Test(
    "A key that means something else by its value leads to what was meant",
    arguments: [
      ("effect: coverflow", "`effect` is called `layout` here", "write `layout: cover_flow`"),
      ("type: loop", "`type` is called `wrap` here", "write `wrap: infinite`"),
      (
        "colors: { a: red }", "`colors` is called `palette` here",
        "write `palette: { brand: navy }`"
      ),
      ("perPage: 3", "`perPage` is called `visible` here", "write `visible: 3`"),
      ("spaceBetween: 3", "`spaceBetween` is called `gap` here", "write `gap: 2` for two cells"),
      (
        "arrows: true", "`arrows` is not supported",
        "remove it: keys, drags and the wheel move the carousel"
      ),
      (
        "autoplay.every: 5s", "unknown key `autoplay.every` in a config",
        "write `autoplay: { every: … }`"
      ),
      (
        "layout: { wheel: { arc: 1 } }", "unknown key `wheel` in `layout`",
        "write `layout: { type: wheel, … }`"
      ),
      (
        "play: hero", "`hero` is not a carousel of this file, which has no `carousels`",
        "remove `play`, or write `carousels: { hero: { slides: … } }`"
      ),
      (
        "defaults: { slides: [a] }", "`slides` belongs directly in a carousel, not in `defaults`",
        "move it"
      ),
      (
        "transition: 300ms ease", "`300ms ease` is more than one value",
        "write `transition: { duration: 300ms, easing: ease }`"
      ),
      (
        "autoplay: 3s\n  laps: 3", "`laps` is indented deeper than `autoplay`, which has a value",
        "write `autoplay: { every: 3s, laps: 3 }`"
      ),
      (
        "transition: 3 sek", "`3 sek` is not a duration",
        "write a number and a unit, such as `3s`, `250ms` or `1m30s`"
      ),
      ("autoplay: 00:03", "`00:03` is neither a number nor a duration", "write `3s`"),
      (
        "layout: { type: wheel, angle: 90deg }", "`90deg` is not a number",
        "write it in radians: `1.5708`"
      ),
      (
        "screen: { background: \"rgba(0,0,0,.5)\" }",
        "the components of `rgba(0,0,0,.5)` are separated by commas", "write `rgb(0 0 0 / 0.5)`"
      ),
    ])
  func keys(entry: String, message: String, help: String) {
    expect("slides: [a, b]\n" + entry, message, help)
  }

  @Test(
    "No help proposes a time that is out of range",
    arguments: [
      ("autoplay: 3", "write `3s`"), ("autoplay: 60", "write `60ms`"),
      ("transition: 3", "write `3s` or `3ms`"), ("transition: 20000", "write a duration in 0s…10s"),
      ("transition: 0", "write `0s`"), ("autoplay: 0", "did you mean `none`?"),
    ])
  func times(entry: String, help: String) {
    #expect(loaded("slides: [a, b]\n" + entry).diagnostics.map(\.help) == [help])
  }
}
