import CarouselDeck
import CarouselFiles
import CarouselPlayer
import Glibc
import TerminalIO

/// `play`: the slideshow on a terminal, or the pages as text where there is none.
enum Play {
  static func run(_ arguments: Arguments) throws(UsageError) -> ExitStatus {
    let laps = try arguments.count("laps")
    let duration = try arguments.duration("for")
    var options = PlayerOptions()
    options.colorDepth = try arguments.colorDepth()
    options.reducedMotion = arguments.has("reduced-motion")
    options.duration = duration
    let show: Show
    switch try ConfigReading.show(at: arguments.positional[0], arguments) {
    case .success(let loaded): show = loaded
    case .failure(let status): return status
    }
    let environment = processEnvironment()
    let isScreen =
      isTerminal(STDOUT_FILENO) && !TerminalCapabilities(environment: environment).isDumb
    guard isScreen else {
      printPages(of: show, laps: laps ?? 1, duration: duration) { Console.output.write($0) }
      return .success
    }
    let path = arguments.positional[0]
    var reload: (@Sendable () -> ReloadResult)?
    // What came through a pipe is gone.
    let root = try arguments.root()
    if FileAccess.kind(of: path) == .regular {
      reload = { ConfigReading.showAgain(at: path, root: root) }
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
