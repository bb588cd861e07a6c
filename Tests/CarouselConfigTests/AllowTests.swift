import CarouselConfig
import SourceDiagnostics
import Testing

@Suite("Allowed warnings")
struct AllowTests {
  @Test(
    "A comment silences the warnings that it names, in its line or the one below",
    arguments: [
      "slides: [a, b]\nindicator: { color: red, current_color: red } # carousel: allow same-colors\n",
      "slides: [a, b]\n# carousel: allow same-colors\nindicator: { color: red, current_color: red }\n",
      "# carousel: allow unused-palette\npalette: { a: red }\nslides: [a]\n",
    ])
  func silenced(yaml: String) { expectFindings(yaml) }

  @Test(
    "What a comment allows in vain is said",
    arguments: [
      "slides: [a] # carousel: allow ⟪unused-allow|never-moves⟫\n",
      "slides: [a] # carousel: allow ⟪unused-allow|nevr-moves⟫\n",
      "slides: [a] ⟪unused-allow|# carousel: allow⟫\n",
      "slides: [a] # carousel: allow ⟪unused-allow|never-moves⟫, ⟪unused-allow|zzz⟫ for me\n",
      "# carousel: allow unused-palette, ⟪unused-allow|never-moves⟫\npalette: { a: red }\nslides: [a]\n",
      "slides: [a]\n# carousel: allow unused-palette\n\npalette: { a: red }\n",
      "palette: { ⟪unused-palette|a⟫: red }\n# carousel: allow ⟪unused-allow|unused-palette⟫\nslides: [a]\n",
    ])
  func unused(marked: String) { expectFindings(marked) }

  @Test(
    "A word that is meant for `allow` is said, and one that is not is a comment",
    arguments: [
      "slides: [a] # carousel: ⟪unused-allow|alow⟫ never-moves\n",
      "slides: [a] # carousel: ⟪unused-allow|allows⟫ nevr-moves\n",
      "slides: [a] # carousel: ⟪unused-allow|Allow⟫ never-moves\n",
      "slides: [a] # carousel: ⟪unused-allow|ignore⟫ never-moves, please\n",
      "slides: [a] # carousel: ⟪unused-allow|alow⟫\n",
      "slides: [a] # carousel: ⟪unused-allow|allow:⟫ never-moves\n",
      "# carousel: ⟪unused-allow|alow⟫ unused-palette\npalette: { ⟪unused-palette|a⟫: red }\nslides: [a]\n",
      "slides: [a] # carousel: the one of the hall, never moves\n",
      "slides: [a] # carousel:\n", "slides: [a] # carousel: \n", "slides: [a] # carousel: ,\n",
      "slides: [a] # carousel: ignore this\n", "slides: [a] # the carousel: allow never-moves\n",
      "slides: [\"# carousel: alow never-moves\"]\n",
    ])
  func misspelt(marked: String) { expectFindings(marked) }

  @Test("A former id still allows its warning, and the fix writes the new one")
  func formerIDs() {
    expectFindings(
      "slides: [a]\nlayout: wheel\nvisible: 2 # carousel: allow ⟪deprecated|no-effect⟫\n")
    expectFindings("slides: [a] # carousel: allow ⟪unused-allow|no-effect⟫\n")
    expectFindings("slides: [a] # carousel: allow ⟪unused-allow|foreign-key⟫\n")
  }

  @Test("An error cannot be allowed, and while there is one nothing else is called unused")
  func errors() {
    expectFindings(
      """
      # carousel: allow never-moves, ⟪unused-allow|unknown-key⟫
      ⟪unknown-key|zzz⟫: 1
      slides: [a]
      """)
  }

  @Test(
    "The fix removes what is useless and nothing else",
    arguments: [
      (
        "slides: [a]   # carousel: allow never-moves, why\nwrap: none\n",
        "slides: [a]\nwrap: none\n"
      ),
      ("a\n# carousel: allow never-moves\nslides: [a]\n", nil),
      ("  # carousel: allow never-moves\r\nslides: [a]\r\n", "slides: [a]\r\n"),
      ("slides: [a]\n# carousel: allow never-moves", "slides: [a]\n"),
      (
        "# carousel: allow unused-palette, never-moves for us\npalette: { a: red }\nslides: [a]\n",
        "# carousel: allow unused-palette for us\npalette: { a: red }\nslides: [a]\n"
      ),
      (
        "# carousel: allow never-moves, unused-palette\npalette: { a: red }\nslides: [a]\n",
        "# carousel: allow unused-palette\npalette: { a: red }\nslides: [a]\n"
      ),
      (
        "slides: [a]\nlayout: wheel\ngap: 2 # carousel: allow no-effect\n",
        "slides: [a]\nlayout: wheel\ngap: 2 # carousel: allow unused-key\n"
      ),
      (
        "# carousel: allow unused-palete\npalette: { a: red }\nslides: [a]\n",
        "# carousel: allow unused-palette\npalette: { a: red }\nslides: [a]\n"
      ),
    ] as [(String, String?)])
  func fixes(yaml: String, fixed: String?) {
    var text = yaml
    for _ in 0..<3 {
      let pass = FixPass(of: loaded(text).diagnostics, in: .first, of: Array(text.utf8))
      text = String(decoding: pass.bytes, as: UTF8.self)
    }
    #expect(text == fixed ?? yaml)
  }

  @Test("An allowed warning is silent wherever the file is used")
  func includes() throws {
    let folder = try TemporaryFolder([
      "a.yaml": "include: [b.yaml]\nslides: [a]\n",
      "b.yaml": "# carousel: allow unused-palette\npalette: { a: red }\n",
    ])
    for name in ["a.yaml", "b.yaml"] {
      let config = ConfigLoader.load(path: folder.path + "/" + name, allowsShared: true)
      #expect(config.diagnostics == [])
    }
  }
}
