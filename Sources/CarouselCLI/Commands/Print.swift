import CarouselConfig

/// `print`: what a config comes to.
enum Print {
  static let command = CommandSyntax(
    name: "print", summary: "print what a config comes to when all is merged", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(name: "origins", summary: "say behind each value where it was written"),
      SharedOption.root,
    ],
    notes: [
      "What is printed is a config that plays the same: presets, defaults, the palette and included"
        + " files are merged, short forms spelt out, and what nobody wrote is there too where it means"
        + " something."
    ],
    examples: [("carousel-play print show.yaml --origins", "each value with its file and line")],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let request = try ConfigReading.request(
      for: arguments.positional[0], root: try arguments.root())
    let printed = ConfigLoader.print(request, arguments.has("origins") ? .withOrigins : .bare)
    let config = printed.config
    if !config.diagnostics.isEmpty {
      Console.errors.write(ConfigReading.report(config, color: ConfigReading.useColor()))
    }
    guard let text = printed.text else { return .mistakes }
    Console.output.write(text)
    return .success
  }
}
