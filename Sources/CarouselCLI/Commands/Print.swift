import CarouselConfig

/// `print`: what a config comes to.
enum Print {
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
