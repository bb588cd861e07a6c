import Foundation
import TestSupport
import Testing

@Suite("Validate, as a program")
struct ValidateTests {
  private static let good = "slides: [a]\n"
  private static let bad = "warp: none\nslides: [a]\n"
  private static let doubtful = "palette: { mist: red }\nslides: [a]\n"

  @Test("The exit status tells errors, strict warnings, and what is not there")
  func status() throws {
    let folder = try ValidateFolder([
      "good.yaml": Self.good, "bad.yaml": Self.bad, "doubt.yaml": Self.doubtful, "s/n.txt": "",
    ])
    #expect(try folder.validate("good.yaml").status == 0)
    #expect(try folder.validate("bad.yaml").status == 1)
    #expect(try folder.validate("doubt.yaml").status == 0)
    #expect(try folder.validate("--strict", "doubt.yaml").status == 1)
    for arguments in [
      ["none.yaml"], ["s"], ["*.none"], ["--max", "x", "good.yaml"], ["--format", "xml"],
      ["--diff", "--format", "json"], ["--unsafe-fixes"], ["--color", "maybe"],
    ] {
      let run = try EndToEnd.run(["validate"] + arguments, in: folder.path)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.output == "")
      #expect(run.errors.hasPrefix("carousel-play: "))
    }
  }

  @Test("With a size, texts that are cut there are warned of, in nested carousels and parts too")
  func size() throws {
    let long = (1...9).map { "        \($0)\n" }.joined()
    let folder = try ValidateFolder([
      "long.yaml": """
      slides:
        - short
        - title: A title
          text: |
      \(long)
        - columns:
            - text: beside
            - carousel:
                slides:
                  - one
                  - "a\\nb\\nc\\nd\\ne\\nf\\ng\\nh\\ni"
        - columns: [{ text: wide, width: 40 }, { text: wide, width: 40 }]

      """
    ])
    let run = try folder.validate("--format", "short", "--size", "40x9", "long.yaml")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(
      lines.map { $0.prefix { $0 != "w" } } == [
        "long.yaml:3:5: ", "long.yaml:20:15: ", "long.yaml:21:5: ", "3 ",
      ])
    #expect(lines.dropLast().allSatisfy { $0.contains("warning[text-cut]") })
    #expect(try folder.validate("--strict", "--size", "40x9", "long.yaml").status == 1)
    let large = try folder.validate("--strict", "--size", "120x40", "long.yaml")
    #expect(large.status == 0, "\(large.output)")
    let wrong = try EndToEnd.run(["validate", "--size", "40", "long.yaml"], in: folder.path)
    #expect(wrong.status == 2)
  }

  @Test("A path that is not there keeps no other from being checked")
  func missing() throws {
    let folder = try ValidateFolder(["bad.yaml": Self.bad])
    let run = try folder.validate("--format", "short", "bda.yaml", "bad.yaml", "x*")
    #expect(run.status == 2)
    #expect(
      run.output == """
        bad.yaml:1:1: error[unknown-key]: unknown key `warp` in a config
        1 error in 1 file

        """)
    #expect(
      run.errors == """
        carousel-play: no file `bda.yaml`
          did you mean `bad.yaml`?
        carousel-play: nothing matches `x*`
          `**/` matches any folders, `*` a name

        """)
  }

  @Test("A file that is named twice, or included and named, is reported once")
  func once() throws {
    let folder = try ValidateFolder([
      "a.yaml": "include: [s/shared.yaml, s/shared.yaml]\nslides: [a]\n",
      "b.yaml": "include: [./s/shared.yaml]\nslides: [a]\n",
      "s/shared.yaml": "presets: { a: { warp: none } }\n",
    ])
    try FileManager.default.createSymbolicLink(
      at: folder.url("link.yaml"), withDestinationURL: folder.url("a.yaml"))
    let run = try folder.validate("--format", "short", "a.yaml", ".", "./a.yaml", "b.yaml", "**")
    #expect(run.output.split(separator: "\n").count { $0.contains("warp") } == 1)
    #expect(run.output.hasSuffix(" in 1 file\n") || run.output.contains("unused-preset"))
    let files = try folder.validate("--format", "json", "a.yaml", "./a.yaml", "link.yaml")
    #expect(files.output.contains("\"files\": [\n    \"a.yaml\"\n  ],"))
  }

  @Test("A file is reported under the name with the fewest links, whichever comes first")
  func links() throws {
    let folder = try ValidateFolder(["x.yaml": Self.bad, "s/y.yaml": Self.bad])
    for (link, target) in [("a.yaml", "x.yaml"), ("l", "s"), ("z.yaml", "s/y.yaml")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + link, withDestinationPath: target)
    }
    for path in [".", "**", "{*,*/*}.yaml"] {
      let run = try folder.validate("--format", "json", path)
      #expect(
        run.output.contains("\"files\": [\n    \"s/y.yaml\",\n    \"x.yaml\"\n  ],")
          || run.output.contains("\"files\": [\n    \"x.yaml\",\n    \"s/y.yaml\"\n  ],"), "\(path)"
      )
    }
    // Who names a link means it.
    #expect(try folder.validate("--format", "short", "a.yaml").output.hasPrefix("a.yaml:1:1"))
  }

  @Test("A folder that cannot be read is reported, and the others are checked")
  func closed() throws {
    let folder = try ValidateFolder(["a.yaml": Self.good, "no/b.yaml": Self.bad])
    // Nothing is closed to the superuser, but a path can be too long for everybody.
    let name = String(repeating: "n", count: 250)
    let deep = "mkdir d && for i in $(seq 20); do mkdir t && mv d t/\(name) && mv t d || exit; done"
    #expect(try Checkout.run("cd \(folder.path)/no && \(deep)").status == 0)
    for arguments in [[], ["**/*.yaml"], ["no*", "a.yaml"]] {
      let run = try EndToEnd.run(
        ["validate", "--format", "short"] + arguments, in: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.hasPrefix("carousel-play: cannot read the folder `no/"), "\(run.errors)")
      #expect(run.errors.hasSuffix("`: the path is too long\n"))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output.contains("no/b.yaml:1:1"))
      #expect(run.output.hasSuffix("1 error in 1 file\n"))
    }
    #expect(try Checkout.run("rm -r \(folder.path)/no").status == 0)
  }

  @Test("A standard input that is closed is no empty config")
  func closedInput() throws {
    for command in ["validate -", "print -", "- ", "trace --script - Configs/tour.yaml"] {
      let run = try Checkout.run("carousel-play \(command) <&-")
      #expect(run.status == 2, "\(command)")
      #expect(
        run.output == "carousel-play: cannot read standard input: Bad file descriptor\n")
    }
    let folder = try ValidateFolder(["bad.yaml": Self.bad])
    let others = try Checkout.run(
      "carousel-play validate --format short - \(folder.path)/bad.yaml <&-")
    #expect(others.status == 2)
    #expect(others.output.contains("bad.yaml:1:1: error[unknown-key]"))
  }

  @Test("With --stdin-filename paths are looked for beside that file, as if it had been saved")
  func standardInputName() throws {
    let folder = try ValidateFolder([
      "shows/lib.yaml": "palette: { brand: red }\n", "shared.txt": "words",
      "shows/saved.yaml": "slides: [old]\n",
    ])
    let text = "include: [lib.yaml]\nslides: [{ text: a, color: $brand }]\n"
    for name in [
      "shows/s.yaml", "shows/saved.yaml", "./shows/s.yaml", "\(folder.path)/shows/s.yaml",
    ] {
      let run = try folder.validate("-", "--stdin-filename", name, input: text)
      #expect(run.output == "\(name): no problems\n")
      let upwards = "slides: [{ text_file: ../shared.txt }]\n"
      let narrow = try folder.validate(
        "-", "--stdin-filename", name, "--format", "short", input: upwards)
      #expect(narrow.output.hasPrefix("\(name):1:23: error[path-escapes]"))
      let wide = try folder.validate("-", "--stdin-filename", name, "--root", ".", input: upwards)
      #expect(wide.output == "\(name): no problems\n", "\(wide.output)")
    }
    // It has a place even where there is no folder yet.
    let new = try folder.validate(
      "-", "--stdin-filename", "new/s.yaml", "--root", ".", "--format", "short", input: text)
    #expect(new.output.hasPrefix("new/s.yaml:1:11: error[include-missing]"), "\(new.output)")
    let circle = try folder.validate(
      "-", "--stdin-filename", "shows/saved.yaml", "--format", "short",
      input: "include: [saved.yaml]\nslides: [a]\n")
    #expect(circle.output.contains("error[include-cycle]"))
  }

  @Test("A form for programs is whole even when nothing could be checked")
  func empty() throws {
    let folder = try ValidateFolder()
    #expect(try folder.validate("--format", "json", "none").output.hasPrefix("{\n"))
    #expect(try folder.validate("--format", "junit", "none").output.hasPrefix("<?xml"))
    #expect(try folder.validate("none").output == "")
  }

  @Test("--max shows the first findings and counts all; 0 shows all")
  func limit() throws {
    let keys = (1...150).map { "zzz\($0): 1\n" }.joined()
    let folder = try ValidateFolder(["a.yaml": keys + Self.good])
    let lines = { (options: [String]) in
      try EndToEnd.run(["validate", "--format", "short"] + options, in: folder.path).output
        .split(separator: "\n")
    }
    #expect(try lines([]).count == 102)
    #expect(try lines([]).suffix(2) == ["… and 50 more", "150 errors in 1 file"])
    #expect(try lines(["--max", "0"]).count == 151)
    #expect(try lines(["--max", "3"]).suffix(2) == ["… and 147 more", "150 errors in 1 file"])
  }

  @Test("Colour is where it is asked for, and never in a pipe by itself")
  func color() throws {
    let folder = try ValidateFolder(["bad.yaml": Self.bad])
    #expect(try folder.validate("--color", "always").output.contains("\u{1B}[1;31m"))
    #expect(try !folder.validate().output.contains("\u{1B}"))
    #expect(try folder.validate("--color", "always", "--diff").output.contains("\u{1B}[32m+wrap"))
  }
}
