import Testing

@Suite("Findings about keys")
struct KeyFindingTests {
  @Test(
    "A key that cannot stand here is reported in the words that fit best",
    arguments: [
      "⟪unknown-key|direcion⟫: vertical\nslides: [a]",
      "⟪unknown-key|qqqqqq⟫: 1\nslides: [a]",
      "slides:\n  - ⟪key-from-other-library|src⟫: a.png\n  - ⟪unknown-key|markdwn⟫: a\n",
      "⟪key-from-other-library|slidesPerView⟫: 3\nslides: [a]",
      "⟪misplaced-key|deceleration_rate⟫: 0.5\n⟪misplaced-key|tilt⟫: 1\nslides: [a]",
      "⟪misplaced-key|easing⟫: linear\nslides: [a]",
      "slides:\n  - ⟪misplaced-key|autoplay⟫: 3s\n",
      "transition: { ⟪misplaced-key|every⟫: 3s }\nslides: [a]",
      "presets: { p: { ⟪misplaced-key|slides⟫: [a] } }\nextends: p\nslides: [a]",
      "defaults: { ⟪misplaced-key|start⟫: 1 }\nslides: [a]",
      "⟪misplaced-key|wrap⟫: none\n⟪+|carousels⟫: { a: { slides: [a] } }",
      "⟪key-from-other-library|loop⟫: true\n⟪key-from-other-library|items⟫: [a]\nslides: [a]",
      "⟪wrong-case|autoPlay⟫: ⟪not-one-of|true⟫\nslides: [a]",
      "⟪key-from-other-library|scrollDirection⟫: vertical\n⟪key-from-other-library|interval⟫: 3\nslides: [a]",
      "indicator: { ⟪key-from-other-library|currentPageIndicatorTintColor⟫: red }\nslides: [a]",
      "indicator: { ⟪key-from-other-library|page_indicator_tint_color⟫: red }\nslides: [a]",
      "⟪wrong-case|Slides⟫: [a]\nslides: [a]",
      "autoplay: { every: 1s, ⟪key-style|resumeAfter⟫: 3s, ⟪key-style|at-end⟫: stop }\nslides: [a, b]",
      "carousels:\n  ⟪bad-name|My Show⟫: { slides: [a] }\n  b: { slides: [a] }",
      "slides: [{ id: ⟪bad-name|a.b⟫ }]",
      "slides:\n  - id: ⟪+|a⟫\n  - id: b\n  - id: ⟪duplicate-key|a⟫\n",
      "⟪missing-key|wrap: none⟫",
      "carousels:\n  ⟪missing-key|a⟫: { wrap: none }\n  b: { slides: [a] }",
      "⟪missing-key|autoplay⟫: { laps: 2 }\nslides: [a, b]",
      "⟪slides-and-carousels|slides⟫: [a]\n⟪+|carousels⟫: { a: { slides: [a] } }",
      "slides:\n  - ⟪+|text⟫: a\n    ⟪two-contents|carousel⟫: { slides: [a] }\n",
      "slides:\n  - ⟪+|carousel⟫: { slides: [a] }\n    ⟪two-contents|text⟫: a\n",
      "version: ⟪version-newer|2⟫\nslides: [a]",
      "version: ⟪out-of-range|0⟫\nslides: [a]",
      "play: ⟪not-one-of|heroo⟫\ncarousels: { hero: { slides: [a] } }",
      "carousels: ⟪empty-list|{}⟫",
      "x-anchors: { anything: [1] }\nslides: [a]",
    ])
  func findings(marked: String) { expectFindings(marked) }

  @Test(
    "Values of the wrong shape are told from values that are missing",
    arguments: [
      "slides: ⟪scalar-for-list|one⟫",
      "slides: ⟪empty-list|[]⟫",
      "slides: ⟪wrong-shape|{ a: b }⟫",
      "⟪no-value|slides⟫:\n",
      "slides:\n  - a\n  -⟪no-value|⟫\n",
      "slides: [⟪wrong-shape|[a]⟫]",
      "⟪no-value|wrap⟫:\nslides: [a]",
      "wrap: ⟪wrong-shape|[none]⟫\nslides: [a]",
      "slides:\n  - title: ⟪no-value|#1⟫\n  - ⟪no-value|caption⟫: # a comment\n",
      "autoplay: ⟪wrong-shape|[1s]⟫\nslides: [a, b]",
      "indicator: ⟪wrong-shape|dots⟫\nslides: [a]",
      "transition: ⟪not-one-of|false⟫\nslides: [a]",
      "scroll: ⟪wrong-shape|true⟫\nslides: [a]",
      "palette: ⟪wrong-shape|[red]⟫\nslides: [a]",
      "presets: { p: ⟪wrong-shape|1s⟫ }\nslides: [a]",
      "⟪no-value|defaults⟫:\nslides: [a]",
      "carousels: { a: ⟪wrong-shape|[b]⟫ }",
      "extends: ⟪wrong-shape|{ a: b }⟫\nslides: [a]",
      "include: ⟪include-missing|⟪scalar-for-list|a.yaml⟫⟫\nslides: [a]",
      "⟪wrong-shape|- a⟫\n- b\n",
      "⟪wrong-shape|just a text⟫",
      "screen: ⟪wrong-shape|red⟫\nslides: [a]",
      "slides:\n  - carousel: ⟪wrong-shape|[a]⟫\n",
    ])
  func shapes(marked: String) { expectFindings(marked) }

  @Test(
    "What is wrong as YAML is not reported a second time",
    arguments: [
      "{⟪flow-space|slides:1⟫, slides: [a]}",
      "⟪key-from-other-library|items⟫: [a]",
      "slides: [a, b]\nautoplay: { ⟪unknown-key|evry⟫: 3s }",
      "slides: [a, b]\nautoplay: ⟪bad-duration|soon⟫\n",
      "slides: [a]\n⟪merge-key|<<⟫: { wrap: none }\n",
      "slides: [a]\ntransition: ⟪undefined-alias|*nothing⟫\n",
    ])
  func cascades(marked: String) { expectFindings(marked) }

  @Test(
    "What a mistake in the syntax has taken away is not missed a second time",
    arguments: [
      "slides: [⟪unclosed-quote|\"⟫a, b]⟪+|⟫",
      "slides:\n  - ⟪reserved-start|@home⟫\n",
      "slides:\n  - ⟪reserved-start|*important* text⟫\n",
      "slides: [⟪reserved-start|`a`⟫]\n",
      "carousels: {⟪reserved-start|@a⟫: b}\n",
      "carousels:\n  a:\n    slides:\n      - ⟪reserved-start|%a⟫\n",
      "⟪+|autoplay⟫: 3s\n ⟪bad-indent|slides⟫: [a]",
      "⟪+|wrap⟫: none\n  ⟪bad-indent|slides⟫: [a]\nautoplay: 3s\n",
      "wrap: ⟪+|none⟫⟪two-values|:⟫ infinite\nslides: [a]\n",
      "slides: [a, b]\nautoplay: '3⟪+|'⟫⟪syntax|s'⟫\n",
      "slides:\n  - hold: 3s\n  - a\nautoplay: ⟪reserved-start|@3s⟫\n",
      """
      slides:
        - a
        - hold: until_done
          carousel:
            autoplay: 3s
            slides: [a, ⟪reserved-start|@b⟫]
      autoplay: 3s
      """,
    ])
  func lostParts(marked: String) { expectFindings(marked, needsHelp: false) }

  @Test("A list that is empty although nothing is lost is still reported")
  func emptyBesideMistakes() {
    expectFindings("slides: ⟪empty-list|[]⟫\nwrap: ⟪reserved-start|@a⟫\n")
  }
}
