/// Options that several commands have.
enum SharedOption {
  static let root = OptionSyntax(
    name: "root", value: "DIR", summary: "the folder that paths may not leave (the config's own)")
  static let from = OptionSyntax(
    name: "from", value: "MOMENT",
    summary: "the wall clock at the start (1970-01-01T00:00:00Z)")
  static let colors = OptionSyntax(
    name: "colors", value: "DEPTH", words: ["truecolor", "256", "16", "none"],
    summary: "truecolor, 256, 16 or none, instead of guessing")
}
