// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target: its name and the targets that it may import.
func library(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [],
  linked: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict,
    linkerSettings: linked)
}

/// The tests of one target, with the support code that all tests share.
func tests(
  of name: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + ground + dependencies,
    resources: resources,
    swiftSettings: strict
  )
}

/// The basis of cells and colours.
let ground: [Target.Dependency] = ["CarouselGrid", "CarouselColor"]

let package = Package(
  name: "CarouselKit",
  products: [
    .library(name: "CarouselKit", targets: ["CarouselKit"]),
    .executable(name: "carousel-play", targets: ["carousel-play"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYaml",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "CTerminalRestore"),

    library("CarouselJSON"),
    library("CarouselTime"),
    library("CarouselFiles"),
    library("SourceDiagnostics", ["CarouselJSON"]),
    library("YAMLTree", ["CYaml", "SourceDiagnostics"]),
    // Without optimisation `rounded()` calls libm.
    library("CarouselEngine", linked: [.linkedLibrary("m")]),
    library("CarouselFacade", ["CarouselEngine"]),
    library("CarouselDeck", ["CarouselEngine"]),
    library("CarouselStage", ["CarouselGrid", "CarouselEngine", "CarouselDeck"]),
    library(
      "CarouselConfig",
      [
        "CarouselJSON", "CarouselTime", "CarouselFiles", "CarouselColor", "SourceDiagnostics",
        "YAMLTree", "CarouselEngine", "CarouselDeck", "CarouselMarkdown",
      ]),
    library("CarouselGrid"),
    library("CarouselColor"),
    library("CarouselType", exclude: ["Face/block-face.txt"]),
    library("TerminalCells", ground),
    library("CarouselRaster", ground + ["CarouselType", "TerminalCells"]),
    library("CarouselMarkdown", ["CarouselDeck", "TerminalCells"]),
    library(
      "CarouselRender",
      ground + ["CarouselType", "CarouselEngine", "CarouselDeck", "CarouselStage", "TerminalCells"]),
    library("TerminalIO", ground + ["CTerminalRestore", "TerminalCells"]),
    library(
      "CarouselPlayer",
      ground + [
        "CarouselEngine", "CarouselDeck", "CarouselStage", "CarouselRender", "TerminalCells",
        "TerminalIO",
      ]),
    library(
      "CarouselTrace",
      [
        "CarouselJSON", "CarouselTime", "SourceDiagnostics", "CarouselEngine", "CarouselDeck",
        "CarouselStage", "TerminalCells",
      ]),
    library(
      "CarouselKit",
      ground + [
        "CarouselEngine", "CarouselFacade", "CarouselDeck", "CarouselStage", "CarouselConfig",
        "CarouselMarkdown", "CarouselRender", "CarouselTime", "SourceDiagnostics", "TerminalCells",
      ]),
    library(
      "CarouselCLI",
      ground + [
        "CarouselJSON", "CarouselTime", "CarouselFiles", "CarouselTrace",
        "SourceDiagnostics", "CarouselDeck", "CarouselStage", "CarouselConfig",
        "TerminalCells", "CarouselRaster", "CarouselRender", "TerminalIO", "CarouselPlayer",
      ]),
    .executableTarget(
      name: "carousel-play", dependencies: ["CarouselCLI"], swiftSettings: strict),

    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
    .target(
      name: "TestSupport",
      dependencies: ground + ["CPseudoTerminal", "SourceDiagnostics", "TerminalCells"],
      path: "Tests/TestSupport", swiftSettings: strict),
    .target(
      name: "EngineLaws", dependencies: ["CarouselEngine"], path: "Tests/EngineLaws",
      swiftSettings: strict),
    tests(of: "CarouselTime"),
    tests(of: "CarouselFiles"),
    tests(
      of: "CarouselTrace",
      ["CarouselJSON", "CarouselStage", "CarouselDeck", "CarouselEngine", "SourceDiagnostics"]),
    tests(of: "SourceDiagnostics", ["CarouselJSON"]),
    tests(of: "YAMLTree", ["SourceDiagnostics"]),
    tests(of: "CarouselEngine", ["EngineLaws"], resources: [.copy("Fixtures")]),
    tests(of: "CarouselFacade", ["CarouselEngine"], resources: [.copy("Fixtures")]),
    tests(of: "CarouselDeck"),
    tests(of: "CarouselStage", ["CarouselEngine", "CarouselDeck"]),
    tests(
      of: "CarouselConfig",
      [
        "CarouselJSON", "CarouselTime", "CarouselFiles", "SourceDiagnostics", "YAMLTree",
        "CarouselEngine", "CarouselDeck", "CarouselMarkdown",
      ]),
    tests(of: "CarouselType", resources: [.copy("Fixtures")]),
    tests(of: "CarouselMarkdown", ["CarouselDeck"]),
    tests(of: "TerminalCells", resources: [.copy("Fixtures")]),
    tests(
      of: "CarouselRaster", ["CarouselType", "TerminalCells"], resources: [.copy("Fixtures")]),
    tests(
      of: "CarouselRender",
      ["CarouselEngine", "CarouselDeck", "CarouselStage", "CarouselMarkdown", "TerminalCells"]),
    tests(
      of: "CarouselPlayer",
      [
        "CarouselEngine", "CarouselDeck", "CarouselStage", "CarouselRender", "TerminalCells",
        "TerminalIO",
      ]),
    tests(of: "TerminalIO", ["TerminalCells", "terminal-host"]),
    .executableTarget(
      name: "terminal-host", dependencies: ground + ["TerminalCells", "TerminalIO"],
      path: "Tests/TerminalHost", swiftSettings: strict),
    .executableTarget(
      name: "markdown-outline", dependencies: ["CarouselDeck", "CarouselMarkdown"],
      path: "Tests/MarkdownOutline", swiftSettings: strict),
    tests(
      of: "CarouselCLI",
      [
        "CarouselJSON", "CarouselTime", "CarouselFiles", "CarouselTrace", "SourceDiagnostics",
        "CarouselConfig", "carousel-play", "CarouselEngine", "CarouselDeck", "CarouselStage",
        "CarouselRender", "CarouselType", "TerminalCells",
      ], resources: [.copy("Fixtures")]),
    // The re-exported modules are named, so that a change in one of them rebuilds these tests.
    tests(
      of: "CarouselKit",
      [
        "CarouselEngine", "CarouselFacade", "CarouselDeck", "CarouselStage", "CarouselConfig",
        "CarouselRender", "SourceDiagnostics", "TerminalCells",
      ]),
    .executableTarget(
      name: "carousel-bench",
      dependencies: ground + [
        "YAMLTree", "SourceDiagnostics", "CarouselEngine", "CarouselDeck", "CarouselStage",
        "CarouselConfig", "TerminalCells", "CarouselRender", "TerminalIO", "TestSupport",
        "carousel-play",
      ],
      path: "Tests/Benchmarks",
      swiftSettings: strict
    ),
  ]
)

// Only `.ci/fuzz` builds the fuzzers: their `main` is that of libFuzzer.
if Context.environment["CAROUSEL_FUZZ"] != nil {
  /// A fuzzer for one part of the kit.
  func fuzzer(_ name: String, of dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
      name: "fuzz-\(name.lowercased())", dependencies: ["FuzzSupport"] + dependencies,
      path: "Tests/Fuzz/\(name)", swiftSettings: strict)
  }
  package.targets += [
    .target(
      name: "FuzzSupport", dependencies: ["TestSupport"], path: "Tests/Fuzz/Support",
      swiftSettings: strict),
    fuzzer("Engine", of: ["EngineLaws"]),
    fuzzer("Config", of: ground + ["CarouselConfig", "SourceDiagnostics", "TerminalCells"]),
    fuzzer("Keys", of: ["TerminalIO"]),
  ]
}
