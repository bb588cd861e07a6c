import CarouselTrace

/// Every command of the program with every option: the one table behind parsing and help.
enum CommandTable {
  static let program = "carousel-play"
  static let version = "0.1.0"

  static let help = OptionSyntax(name: "help", letter: "h", summary: "show this text")
  static let versionOption = OptionSyntax(name: "version", summary: "print the version")

  private static let duration = OptionSyntax(
    name: "for", value: "DURATION", summary: "stop after this time, such as 30s or 24h")
  private static let laps = OptionSyntax(
    name: "laps", value: "N", summary: "without a terminal: how many times to print the pages")
  private static let reducedMotion = OptionSyntax(
    name: "reduced-motion", summary: "cuts instead of moves; starts paused")
  static let root = OptionSyntax(
    name: "root", value: "DIR", summary: "the folder that paths may not leave (the config's own)")
  private static let from = OptionSyntax(
    name: "from", value: "MOMENT",
    summary: "the wall clock at the start (1970-01-01T00:00:00Z)")
  private static let colors = OptionSyntax(
    name: "colors", value: "DEPTH", words: ["truecolor", "256", "16", "none"],
    summary: "truecolor, 256, 16 or none, instead of guessing")

  static let play = CommandSyntax(
    name: "play", summary: "play a config in the terminal", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [reducedMotion, colors, duration, laps, root],
    notes: [
      "CONFIG is a YAML file, or - for standard input. The word play may be left out.",
      "Where the output is not a terminal, each page is printed once as plain text.",
      "Keys: arrows or h j k l move, space pauses, Tab changes the focus, r reads the config again,"
        + " ? helps, q quits.",
    ],
    examples: [
      ("carousel-play Configs/status-wall.yaml", "play until q"),
      ("carousel-play notes.yaml | less", "read the pages as text"),
    ])

  static let validate = CommandSyntax(
    name: "validate", summary: "check configs and say what is wrong, and how to mend it",
    arguments: "[PATH]...", argumentCount: 0...Int.max,
    options: [
      OptionSyntax(
        name: "format", value: "FORMAT", words: ReportFormat.allCases.map(\.rawValue),
        summary: ReportFormat.allCases.map(\.rawValue).joined(separator: ", ") + " (human)"),
      OptionSyntax(name: "strict", summary: "let warnings fail"),
      OptionSyntax(
        name: "max", value: "N", summary: "show the first N findings, and all for 0 (100)"),
      OptionSyntax(
        name: "color", value: "WHEN", words: ["auto", "always", "never"],
        summary: "auto, always or never (auto)"),
      OptionSyntax(name: "fix", summary: "write safe fixes into the files, then check again"),
      OptionSyntax(name: "diff", summary: "print what --fix would change, and change nothing"),
      OptionSyntax(
        name: "unsafe-fixes", summary: "with --fix or --diff: also those that are a guess"),
      OptionSyntax(
        name: "stdin-filename", value: "FILE",
        summary: "read standard input as if it were this file"),
      root,
    ],
    operand: .paths,
    notes: [
      "PATH is a file, a folder (all .yaml and .yml files in it), a pattern in quotes (* ? [a-z] **"
        + " {a,b}) or - for standard input; without any it is the folder you are in.",
      "With --fix, what was read from standard input is written to standard output, and the report"
        + " goes to standard error.",
      "A comment `# carousel: allow ID` allows a warning in its line, or in the line below.",
      "Exit: 0 no errors; 1 at least one error, with --strict a warning, with --diff a change;"
        + " 2 wrong usage, or a PATH with nothing to check (the others are checked all the same).",
    ],
    examples: [
      ("carousel-play validate Configs", "check every config in a folder"),
      ("carousel-play validate --fix 'shows/**/*.yaml'", "mend what can be mended"),
      (
        "carousel-play validate --format sarif --max 0 > findings.sarif",
        "findings for a code scanning service"
      ),
    ])

  static let render = CommandSyntax(
    name: "render", summary: "print the frame that is shown at a time", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(name: "at", value: "DURATION", summary: "the time since the start (0s)"),
      from,
      OptionSyntax(
        name: "size", value: "COLUMNSxROWS", summary: "the size of the screen (80x24)"),
      OptionSyntax(
        name: "format", value: "FORMAT", words: ["text", "ansi"], summary: "text or ansi (text)"),
      colors, root,
    ],
    notes: ["Time is virtual: the frame of tomorrow takes no longer than that of the start."],
    examples: [
      ("carousel-play render deck.yaml --at 2500ms --size 60x12", "what stands there after 2.5 s")
    ])

  static let trace = CommandSyntax(
    name: "trace", summary: "print what happens, one JSON object a line", arguments: "CONFIG",
    argumentCount: 0...1,
    options: [
      OptionSyntax(name: "for", value: "DURATION", summary: "how long to run (10s)"),
      from,
      OptionSyntax(
        name: "script", value: "FILE",
        summary: "intents to send, a JSON object a line; - reads stdin"),
      OptionSyntax(
        name: "verify", value: "FILE", summary: "check that a trace keeps the rules of events"),
      OptionSyntax(name: "scroll", summary: "tell the offset too, 60 times a second"),
      OptionSyntax(
        name: "explain", value: "TIME",
        summary: "say instead why the page is what it is at this time"),
      OptionSyntax(
        name: "path", value: "PATH", summary: "the carousel to explain, such as hero/2"),
      root,
    ],
    notes: [
      "Time is virtual, and a trace is a script: fed back, it gives the same trace. Times are"
        + " milliseconds, and pages count from 0. Docs/Traces.md lists all intents and events.",
      #"A line of a script: {"t":900,"do":"go","to":4}"#,
    ],
    examples: [
      ("carousel-play trace deck.yaml --for 24h", "a day, in a moment"),
      ("carousel-play trace deck.yaml --explain 90s", "why it shows what it shows by then"),
    ])

  static let schedule = CommandSyntax(
    name: "schedule", summary: "print which page is shown when", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(
        name: "from", value: "MOMENT", summary: "when the show starts (now): 2026-11-30T09:30:00Z"),
      OptionSyntax(name: "for", value: "DURATION", summary: "how much of it to print (1h)"),
      OptionSyntax(
        name: "format", value: "FORMAT", words: ScheduleFormat.allCases.map(\.rawValue),
        summary: "table, json, csv or ics (table)"),
      root,
    ],
    notes: [
      "A stay begins with the move to its page and ends with the move away from it. Where a carousel"
        + " scrolls by itself, it lasts as long as the page is the current one.",
      "table and ics are for people and count pages from 1, as on the screen; json and csv are for"
        + " programs and count them from 0, as trace does. Paths hold such page numbers as well.",
    ],
    examples: [
      ("carousel-play schedule wall.yaml --for 8h --format ics > wall.ics", "a day in a calendar")
    ])

  static let all = [
    play, new, validate, explain, print, schema, render, trace, schedule, completions, manual,
  ]

  /// The command of a name.
  static func command(named name: String) -> CommandSyntax? { all.first { $0.name == name } }
}
