extension RuleExplanation {
  static let files = [
    RuleExplanation(
      .unreadable,
      """
      The file is not there, or this program may not read it. Check the path, and the permissions of \
      the file and of the folders that lead to it.
      """),
    RuleExplanation(
      .wrongEncoding,
      """
      The first bytes are those of UTF-16 or UTF-32, which some editors call "Unicode". Save the file \
      as UTF-8, or convert it with `iconv`.
      """),
    RuleExplanation(
      .invalidUTF8,
      """
      Some bytes are no characters in UTF-8. Mostly the file was saved in an older encoding, in which \
      a letter such as `ö` is one byte. Save it as UTF-8.
      """),
    RuleExplanation(
      .controlCharacter, repair: .needsReview,
      """
      Characters that steer a terminal cannot stand in a config. Nearly always one was pasted by \
      accident: remove it. Where it is meant, write its escape in double quotes.
      """,
      wrong: """
        slides:
          - "the bell⟪\u{7}⟫ rings"
        """,
      right: #"""
        slides:
          - "the bell\x07 rings"
        """#),
    RuleExplanation(
      .oddLineBreak, repair: .safe,
      """
      A few rare characters, which come along with pasted text, look like spaces but end a line in \
      YAML. Write a space.
      """,
      wrong: """
        slides:
          - "one line⟪\u{2028}⟫or two"
        """,
      right: """
        slides:
          - "one line or two"
        """),
    RuleExplanation(
      .tooLarge,
      """
      A config may have 64 MiB. Split the file, and name what several carousels share under \
      `include`.
      """),
    RuleExplanation(
      .emptyFile,
      """
      There is nothing in the file but comments, if anything. A config needs at least its slides.
      """,
      wrong: """
        ⟪⟫# slides: [one, two, three]
        """,
      right: """
        slides: [one, two, three]
        """),
    RuleExplanation(
      .conflictMarker,
      """
      Git has left both versions of these lines in the file. Keep one, or a bit of each, and remove \
      the three lines of markers.
      """,
      wrong: """
        ⟪<<<<<<< HEAD⟫
        slides: [one, two]
        =======
        slides: [one, three]
        >>>>>>> main
        """,
      right: """
        slides: [one, two, three]
        """),
    RuleExplanation(
      .notARegularFile,
      """
      The path leads to a folder, a pipe, a socket or a device. Name a file; what comes out of a \
      pipe can be given as the standard input, whose name is `-`.
      """),
  ]
}
