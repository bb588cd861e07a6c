/// Options that several commands have.
enum SharedOption {
  static let root = OptionSyntax(
    name: "root", value: "DIR",
    summary: "the folder that paths must stay in (default: that of the config)")
  static func from(default start: String) -> OptionSyntax {
    OptionSyntax(
      name: "from", value: "TIMESTAMP",
      summary: "the wall-clock time at the start (default: \(start))")
  }
  static func colors(default depth: String) -> OptionSyntax {
    OptionSyntax(
      name: "colors", value: "DEPTH", words: ["truecolor", "256", "16", "none"],
      summary: "truecolor, 256, 16 or none (default: \(depth))")
  }
}
