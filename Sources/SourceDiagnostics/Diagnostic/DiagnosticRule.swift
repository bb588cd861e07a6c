/// What a diagnostic id stands for.
public struct DiagnosticRule: Hashable, Sendable {
  /// How bad it is to break the rule, unless someone decides otherwise.
  public let severity: Severity

  /// What is wrong, in one sentence.
  public let summary: String

  private static func error(_ summary: String) -> DiagnosticRule {
    DiagnosticRule(severity: .error, summary: summary)
  }

  private static func warning(_ summary: String) -> DiagnosticRule {
    DiagnosticRule(severity: .warning, summary: summary)
  }

  fileprivate init(_ id: DiagnosticID) {
    self =
      switch id {
      case .unreadable: .error("The file cannot be read.")
      case .wrongEncoding: .error("The file is UTF-16 or UTF-32; only UTF-8 is read.")
      case .invalidUTF8: .error("Some bytes are not valid UTF-8.")
      case .controlCharacter: .error("A control character stands in the text.")
      case .oddLineBreak: .warning("A character looks like a space but ends the line.")
      case .tooLarge: .error("The file is larger than the limit.")
      case .emptyFile: .error("The file holds nothing but comments.")
      case .conflictMarker: .error("A merge was left unfinished.")
      case .tabIndent: .error("A tab cannot indent YAML.")
      case .missingColon: .error("A key has no colon after it.")
      case .twoValues: .error("One line holds a second key and value.")
      case .badIndent: .error("A line is indented unlike its neighbours.")
      case .dashInText: .warning("A line that looks like an element continues a text.")
      case .keyInText: .warning("A slide is a text that begins like a key.")
      case .unclosedBracket: .error("A bracket is never closed.")
      case .unclosedQuote: .error("A quote is never closed.")
      case .reservedStart: .error("A value begins with a character that YAML reserves.")
      case .badEscape: .error("A text in double quotes holds an unknown escape.")
      case .flowSpace: .error("A colon needs a space after it.")
      case .longKey: .error("A key is longer than 1024 characters.")
      case .syntax: .error("The text is not YAML.")
      case .severalDocuments: .error("One file holds several documents.")
      case .tag: .error("Tags are not used.")
      case .mergeKey: .error("Merge keys are not used.")
      case .keyNotText: .error("A key is not a text.")
      case .yamlVersion: .error("The file asks for another version of YAML.")
      case .undefinedAlias: .error("An alias names an anchor that does not exist.")
      case .aliasInItself: .error("An alias stands inside of what it stands for.")
      case .aliasExplosion: .error("Aliases stand for too many values.")
      case .tooDeep: .error("Values are nested too deeply.")
      case .tooMany: .error("The file holds too many values.")
      case .anchorRedefined: .warning("An anchor is defined a second time.")
      case .anchorUnused: .warning("An anchor is never used.")
      case .unknownKey: .error("A key is not known here.")
      case .misplacedKey: .error("A key belongs somewhere else.")
      case .foreignKey: .error("A key has another name here than in other kits.")
      case .duplicateKey: .error("A key is set twice.")
      case .missingKey: .error("A key that has to be set is not.")
      case .wrongShape: .error("A value has the wrong shape: a text, a list or a map.")
      case .scalarForList: .error("A single value stands where a list belongs.")
      case .noValue: .error("A key has no value.")
      case .emptyList: .error("A list that needs an element has none.")
      case .slidesAndCarousels: .error("A file is either one carousel or a set of them.")
      case .twoContents: .error("A slide has two contents, or a carousel two kinds of slides.")
      case .twoMotions: .error("Autoplay and autoscroll would move the same carousel.")
      case .badName: .error("A name holds characters that names cannot hold.")
      case .wrongCase: .error("A key is written with capital letters.")
      case .keyStyle: .error("A key is not written in snake_case.")
      case .notABoolean: .error("A value is neither true nor false.")
      case .notAnInteger: .error("A value is not a whole number.")
      case .notANumber: .error("A value is not a number.")
      case .leadingZero: .error("A number begins with a zero.")
      case .sexagesimal: .error("A value is written as minutes and seconds.")
      case .quotedNumber: .error("A number stands in quotes.")
      case .numberTooBig: .error("A number has too many digits.")
      case .outOfRange: .error("A number is outside of its range.")
      case .notOneOf: .error("A value is not one of those that are allowed.")
      case .badDuration: .error("A value is not a duration.")
      case .durationWithoutUnit: .error("A duration has no unit.")
      case .durationSign: .error("A duration has a sign.")
      case .durationSpace: .error("A duration has a space between number and unit.")
      case .durationRange: .error("A duration is outside of its range.")
      case .durationWord: .error("A duration is written in words or in ISO 8601.")
      case .transitionTooLong: .warning("A transition is not shorter than the time the page stays.")
      case .colorLostToComment: .error("A colour without quotes became a comment.")
      case .badHex: .error("A colour has the wrong number of digits.")
      case .unknownColor: .error("A colour has a name that does not exist.")
      case .colorRange: .error("A part of a colour is outside of its range.")
      case .unknownPalette: .error("A palette colour does not exist.")
      case .hexWithoutHash: .error("A colour lacks its `#`.")
      case .sameColors: .warning("Two colours that have to differ are equal.")
      case .lowContrast: .warning("Text is hard to read on its background.")
      case .unknownPreset: .error("A preset does not exist.")
      case .extendsCycle: .error("Presets extend each other in a circle.")
      case .includeCycle: .error("Files include each other in a circle.")
      case .includeMissing: .error("An included file does not exist.")
      case .fileMissing: .error("A file does not exist.")
      case .pathEscapes: .error("A path leads out of the root folder.")
      case .pathForm: .error("A path is absolute or of a foreign form.")
      case .notARegularFile: .error("A path does not lead to a regular file.")
      case .includeContent: .error("An included file holds more than shared settings.")
      case .imageUnreadable: .error("An image cannot be read.")
      case .unusedPreset: .warning("A preset is never used.")
      case .unusedPalette: .warning("A palette colour is never used.")
      case .noEffect: .warning("A key has no effect where it stands.")
      case .neverMoves: .warning("Autoplay has nothing to play.")
      case .holdWithoutAutoplay: .warning("A slide has a hold but nothing plays it.")
      case .neverDone: .error("A slide waits for something that never ends.")
      case .childLongerThanHold: .warning("A nested carousel is longer than its slide stays.")
      case .noWayToPause: .warning("Autoplay cannot be paused.")
      case .flashing: .error("Pages change more than three times a second.")
      case .nestedTooDeep: .error("Carousels are nested too deeply.")
      case .indicatorCrowded: .warning("An indicator has more dots than fit.")
      case .deprecated: .warning("A key is deprecated.")
      case .versionNewer: .error("The file is written for a newer version.")
      case .unusedAllow: .warning("A comment allows a warning that does not occur.")
      }
  }

  private init(severity: Severity, summary: String) {
    self.severity = severity
    self.summary = summary
  }
}

extension DiagnosticID {
  /// The rule that the id names.
  public var rule: DiagnosticRule { DiagnosticRule(self) }
}
