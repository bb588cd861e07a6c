import CarouselConfig

/// `print`: the effective config.
enum Print {
  static let command = CommandSyntax(
    name: "print", summary: "print the effective config", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(name: "origins", summary: "show where each value comes from"),
      SharedOption.root,
    ],
    notes: [
      "The output is a config that plays the same: presets, defaults, the palette and included files"
        + " are merged, short forms are expanded, and defaults are written out where they apply."
    ],
    examples: [("carousel-play print show.yaml --origins", "show the origin of each value")],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let request = try ConfigReading.request(
      for: arguments.positional[0], root: try arguments.root())
    let printed = ConfigLoader.print(request, arguments.has("origins") ? .withOrigins : .bare)
    let config = printed.config
    if !config.diagnostics.isEmpty {
      Console.errors.write(ConfigReading.report(config, color: ConfigReading.useColor()))
    }
    guard let text = printed.text else { return .problems }
    Console.output.write(text)
    return .success
  }
}
