import CarouselConfig
import SourceDiagnostics

/// The commands about the config language itself, and about this program.
extension CommandTable {
  static let new = CommandSyntax(
    name: "new", summary: "write a small config to begin with", arguments: "[FILE]",
    argumentCount: 0...1,
    options: [
      OptionSyntax(
        name: "template", value: "NAME", words: ConfigTemplate.allCases.map(\.rawValue),
        summary: "\(WordList.alternatives(ConfigTemplate.allCases.map(\.rawValue))) (show)")
    ],
    operand: .nothing,
    notes: [
      "FILE is carousel.yaml if none is named, and - writes to the output. No file is replaced."
    ],
    examples: [("carousel-play new my-show.yaml", "a config that plays, with comments")])

  static let explain = CommandSyntax(
    name: "explain", summary: "say what a key of the config, or the id of a diagnostic, means",
    arguments: "[KEY|ID]", argumentCount: 0...1, options: [],
    operand: .words(KeyExplanation.paths + DiagnosticID.allCases.map(\.rawValue)),
    notes: [
      "KEY is a path such as autoplay.every, or the last part of one. Without an argument all ids are"
        + " listed by what they are about."
    ],
    examples: [
      ("carousel-play explain easing", "its values, its default, an example"),
      ("carousel-play explain unknown-key", "in words, with an example"),
    ])

  static let print = CommandSyntax(
    name: "print", summary: "print what a config comes to when all is merged", arguments: "CONFIG",
    argumentCount: 1...1,
    options: [
      OptionSyntax(name: "origins", summary: "say behind each value where it was written"),
      root,
    ],
    notes: [
      "What is printed is a config that plays the same: presets, defaults, the palette and included"
        + " files are merged, short forms spelt out, and what nobody wrote is there too where it means"
        + " something."
    ],
    examples: [("carousel-play print show.yaml --origins", "each value with its file and line")])

  static let schema = CommandSyntax(
    name: "schema", summary: "print the JSON Schema of the config language", arguments: "",
    argumentCount: 0...0, options: [], operand: .nothing,
    notes: [
      "It is for editors; Docs/Editors.md tells how. `validate` finds more than a schema can."
    ],
    examples: [("carousel-play schema > carousel.schema.json", "a file for an editor")])

  static let completions = CommandSyntax(
    name: "completions", summary: "print the completions for a shell", arguments: "SHELL",
    argumentCount: 1...1, options: [], operand: .words(Shell.allCases.map(\.rawValue)),
    notes: ["SHELL is \(WordList.alternatives(Shell.allCases.map(\.rawValue)))."],
    examples: [
      (#"eval "$(carousel-play completions bash)""#, "completions in this shell")
    ])

  static let manual = CommandSyntax(
    name: "man", summary: "print the manual page", arguments: "", argumentCount: 0...0,
    options: [], operand: .nothing, examples: [("carousel-play man | man -l -", "read it")])
}
