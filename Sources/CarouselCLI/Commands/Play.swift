import CarouselConfig
import CarouselDeck
import CarouselFiles
import CarouselPlayer
import Glibc
import TerminalIO

/// `play`: the slideshow on a terminal, or the pages as text where there is none.
enum Play {
  static let command = CommandSyntax(
    name: "play", summary: "play a config in the terminal", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(
        name: "reduced-motion", summary: "cut from page to page, and start paused"),
      SharedOption.colors(default: "detected"),
      OptionSyntax(
        name: "for", value: "DURATION", summary: "stop after this time, such as 30s or 24h"),
      OptionSyntax(
        name: "laps", value: "N", summary: "without a terminal: how many times to print the pages"),
      SharedOption.root,
    ],
    notes: [
      "CONFIG is a YAML file, or - for standard input. The word play is optional.",
      "If the output is not a terminal, each page is printed once as plain text.",
      "Keys: arrows or h j k l move, space pauses, Tab changes the focus, r reloads the config,"
        + " ? shows help, q quits.",
    ],
    examples: [
      ("carousel-play Configs/status-wall.yaml", "play until q is pressed"),
      ("carousel-play notes.yaml | less", "read the pages as text"),
    ],
    run: run)

  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let laps = try arguments.count("laps")
    let duration = try arguments.duration("for")
    var options = PlayerOptions()
    options.colorDepth = try arguments.colorDepth()
    options.reducedMotion = arguments.has("reduced-motion")
    options.duration = duration
    let environment = processEnvironment()
    let capabilities = TerminalCapabilities(environment: environment)
    let config = try ConfigReading.config(
      at: arguments.positional[0], arguments, ground: capabilities.isLight ? .light : .dark)
    guard let show = config.show else { return .problems }
    let isScreen = isTerminal(STDOUT_FILENO) && !capabilities.isDumb
    guard isScreen else {
      printPages(of: show, laps: laps ?? 1, duration: duration) { Console.output.write($0) }
      return .success
    }
    let path = arguments.positional[0]
    var reload: Player.Reload?
    // A pipe cannot be read again.
    let root = try arguments.root()
    if FileAccess.kind(of: path) == .regular {
      reload = { isLight in
        ConfigReading.showAgain(at: path, root: root, ground: isLight ? .light : .dark)
      }
      options.followsGround = config.followsGround
    }
    do throws(TerminalError) {
      let player = Player(
        show: show, options: options, environment: environment, reload: reload)
      _ = try player.run()
    } catch {
      throw UsageError(message: "cannot use this terminal: \(error)")
    }
    return .success
  }
}
