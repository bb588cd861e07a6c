import CarouselConfig
import SourceDiagnostics
import Testing

@Suite("What authors get to read")
struct MessageTests {
  @Test(
    "A message says what was found, and its help what to write",
    arguments: [
      ("direcion: vertical", "unknown key `direcion` in a config", "did you mean `direction`?"),
      (
        "easing: linear", "`easing` belongs under `transition`, not in a config",
        "move it: `transition: { easing: … }`"
      ),
      (
        "interval: 3", "`interval` is called `autoplay.every` here",
        "write `autoplay: { every: 3s }`"
      ),
      ("autoplay: 3000", "`3000` has no unit", "write `3s` (or `3000ms`)"),
      ("autoplay: 5", "`5` has no unit", "write `5s`"),
      ("autoplay: 250mss", "`mss` is not a unit of time", "the units are `h`, `m`, `s` and `ms`"),
      ("autoplay: 1:30", "`1:30` is neither a number nor a duration", "write `1m30s`"),
      (
        "wrap: infinit", "`infinit` is not a wrap mode",
        "did you mean `infinite`? (`infinite` or `none`)"
      ),
      ("start: 9", "`start: 9` but there are 2 slides", "write a number in 1…2"),
      ("start: 1e3", "`1e3` is not a whole number", "write `1000`"),
      ("start: 0x1F", "`0x1F` is not a whole number", "write `31`"),
      ("start: \"2\"", "`\"2\"` is a string, because it is in quotes", "write `2`"),
      ("scroll: { enabled: yes }", "`yes` is not a boolean here", "write `true`"),
      (
        "screen: { background: darkGray }", "`darkGray` is not a colour",
        "did you mean `darkgray`?"
      ),
      (
        "screen:\n  background: #FF0000",
        "the `#` starts a comment, so `background` has no value",
        "write `\"#FF0000\"`, in quotes"
      ),
      (
        "screen: {background: #FF0000}",
        "the `#` starts a comment, so `background` has no value",
        "write `\"#FF0000\"`, in quotes"
      ),
      (
        "screen: { title: 'it's on' }",
        "`s on' }` follows the closing quote",
        "write `''` for an apostrophe, or use double quotes"
      ),
      (
        "screen: { title: \"a \"b\" c\" }",
        "`b\" c\" }` follows the closing quote",
        "write `\\\"` for a quote in the string, or use single quotes"
      ),
      (
        "transition: { easing: bouncy }", "`bouncy` is not an easing",
        "write `linear`, `ease`, `ease_in`, `ease_out`, `ease_in_out`, `cubic_in_out`, `auto` or "
          + "`cubic_bezier(…)`"
      ),
      (
        "transition: { easing: cubic_bezier(0.3 -0.5 0.7 1.5) }",
        "`cubic_bezier(0.3 -0.5 0.7 1.5)` is out of range",
        "write four numbers in 0…1: the curve of a transition cannot overshoot"
      ),
      (
        "indicator: dots", "`dots` is a value of `indicator.style`",
        "write `indicator: { style: dots }`"
      ),
      ("autoplay: false", "`false` is not a value of `autoplay`", "did you mean `none`?"),
      (
        "autoplay: true", "`true` is not a value of `autoplay`",
        "write `none`, a duration in 50ms…24h or a map with the keys of `autoplay`"
      ),
      (
        "transition: linear", "`linear` is a value of `transition.easing`",
        "write `transition: { easing: linear }`"
      ),
      ("autoplay:\n  every 3s", "`every` is not followed by `:`", "write `every: `"),
      ("transition: { easing: easeInOut }", "`easeInOut` is not an easing", "write `ease_in_out`"),
      ("autoplay: 3S", "`3S` has a unit in upper case", "write `3s`"),
      (
        "screen: { background: \"rgb(0, 0, 0)\" }",
        "the components of `rgb(0, 0, 0)` are separated by commas", "write `rgb(0 0 0)`"
      ),
      ("screen: { background: fff }", "`fff` has no `#`", "write `\"#fff\"`, in quotes"),
      (
        "carousel: { slides: [a] }", "`carousel` belongs in a slide, not in a config",
        "move it, or write `carousels`"
      ),
      (
        "screen: [a]", "`screen` is a map, and this is a list",
        "write a map with the keys of `screen`"
      ),
    ])
  func messages(entry: String, message: String, help: String) {
    let config = loaded("slides: [a, b]\n" + entry)
    #expect(config.diagnostics.map(\.message) == [message])
    #expect(config.diagnostics.map(\.help) == [help])
  }

  @Test(
    "A file that begins with a key without its colon is told so",
    arguments: [
      ("slides\n  - one", "`slides` is not followed by `:`", "write `slides: `"),
      ("slides = [a]", "`slides` is not followed by `:`", "write `slides: `"),
      ("slides:[a]", "`slides:` has no space after it", "write a space after the colon"),
      (
        "just a text", "the file is a string, not a map",
        "write keys and values, such as `slides: [one, two, three]`"
      ),
      (
        "slides:\n- #1 in town", "this element has no value: the `#` starts a comment",
        "put the string in quotes: `\"#1 in town\"`"
      ),
    ])
  func wholeFiles(text: String, message: String, help: String) {
    let config = loaded(text)
    #expect(config.diagnostics.map(\.message) == [message])
    #expect(config.diagnostics.map(\.help) == [help])
  }

  @Test("The keys of a place are listed once in a report")
  func keyLists() {
    let config = loaded(
      """
      qqqqqq: 1
      wwwwww: 2
      scroll: { zzzzzz: 1 }
      autoplay: { every: 3s, evry: 4s }
      slides:
        - { xxxxxx: 1 }
        - { vvvvvv: a, yyyyyy: 1 }
      """)
    let shortHelps = [
      "the keys of a config are listed at `qqqqqq`",
      "the keys of a slide are listed at `xxxxxx`",
      "the keys of a slide are listed at `xxxxxx`",
    ]
    let helps = config.diagnostics.compactMap(\.help)
    #expect(helps.count == 7)
    #expect(helps.filter { $0.contains("listed at") } == shortHelps)
    for noun in ["a config", "`scroll`", "a slide"] {
      #expect(helps.count { $0.contains("the keys of \(noun) are `") } == 1)
    }
  }

  @Test("A safe fix makes its finding go away")
  func fixes() throws {
    for entry in [
      "direcion: vertical", "Wrap: none", "autoplay: { every: 1s, initialDelay: 2s }",
      "wrap: infinit", "scroll: { enabled: yes }", "start: \"2\"", "screen: { background: nayv }",
      "screen:\n  background: #FF0000\n", "screen: { background: #FF0000 }\n",
    ] {
      let text = "slides: [a, b]\n" + entry
      let diagnostic = try #require(loaded(text).diagnostics.first)
      let fix = try #require(diagnostic.fix, "\(entry)")
      #expect(fix.safety == .safe)
      var bytes = Array(text.utf8)
      for edit in fix.edits {
        bytes.replaceSubrange(edit.range.start..<edit.range.end, with: Array(edit.replacement.utf8))
      }
      #expect(loaded(String(decoding: bytes, as: UTF8.self)).diagnostics == [], "\(entry)")
    }
  }
}
