import Foundation
import TestSupport
import Testing

@Suite("The architecture page")
struct ArchitectureTests {
  /// Docs/Architecture.md, which begins its sections with `## `.
  private let page: String
  private let sources = SourceTree()

  init() throws {
    page = try Checkout.text(of: Checkout.root.appending(path: "Docs/Architecture.md"))
  }

  private func section(_ title: String) throws -> Substring {
    let start = try #require(page.range(of: "\n## \(title)\n")).upperBound
    let end = page[start...].range(of: "\n## ")?.lowerBound
    return page[start..<(end ?? page.endIndex)]
  }

  /// The texts in back quotes, fenced blocks left out.
  private var quoted: [String] {
    let prose = page.components(separatedBy: "\n```").enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: "\n")
    return prose.matches(of: /`([^`\n]+)`/).map { String($0.1) }
  }

  @Test("The tree is that of Sources, and each target imports only what is above it")
  func tree() throws {
    let block = try section("The tree of Sources").components(separatedBy: "\n```")[1]
    var open: [String] = []
    var paths: [String] = []
    for line in block.split(separator: "\n") where line.firstMatch(of: /^ *[\w-]+  +\S/) != nil {
      let name = try #require(line.split(separator: " ").first)
      let depth = (line.utf8.count - line.drop { $0 == " " }.utf8.count) / 2
      open = open.prefix(depth) + [String(name)]
      paths.append(open.joined(separator: "/"))
    }
    #expect(Set(paths).count == paths.count)
    // The headers of a C target are no concern of a reader.
    let folders = sources.folders.filter { !$0.hasSuffix("/include") }
    #expect(Set(paths).symmetricDifference(folders) == [])
    let targets = paths.filter { !$0.contains("/") }
    for (target, allowed) in try Manifest().dependencies {
      let above = targets.prefix { $0 != target }
      #expect(allowed.isSubset(of: above), "\(target)")
    }
  }

  @Test("The import table is that of the manifest, and nothing in it is unused")
  func imports() throws {
    var table: [String: Set<String>] = [:]
    for line in try section("What may import what").split(separator: "\n") {
      let cells = line.split(separator: "|").map { cell in
        cell.matches(of: /`([\w-]+)`/).map { String($0.1) }
      }
      guard cells.count == 2, let target = cells[0].first else { continue }
      table[target] = Set(cells[1])
    }
    let manifest = try Manifest()
    #expect(table == manifest.dependencies)
    for (target, allowed) in manifest.dependencies where target != "CTerminalRestore" {
      let used = try sources.imports(of: target).intersection(manifest.dependencies.keys)
      #expect(used == allowed, "\(target)")
    }
  }

  @Test("Every path of the page leads to a file or a folder")
  func paths() {
    let paths = quoted.filter { $0.contains("/") || $0.hasSuffix(".swift") }
    #expect(paths.count > 20)
    for path in paths where !path.contains(" ") {
      let places = ["", "Sources/"].map { Checkout.root.appending(path: $0 + path).path }
      #expect(places.contains(where: FileManager.default.fileExists(atPath:)), "\(path)")
    }
  }

  @Test("Every type that the page names is declared in Sources")
  func types() throws {
    let declaration = /\b(?:struct|enum|class|protocol|typealias) (\w+)/
    var known = Set(sources.folders + ["Sources"])
    for file in sources.files {
      for match in try Checkout.text(of: sources.url(file)).matches(of: declaration) {
        known.insert(String(match.1))
      }
    }
    for name in quoted where name.wholeMatch(of: /[A-Z]\w+/) != nil {
      #expect(known.contains(name), "\(name)")
    }
  }

  @Test("No folder of Sources holds more than 20 Swift files, and no file more than 400 lines")
  func sizes() throws {
    #expect(sources.files.count > 100)
    let folders = Dictionary(grouping: sources.files) { file in
      file.split(separator: "/").dropLast().joined(separator: "/")
    }
    for (folder, files) in folders { #expect(files.count <= 20, "\(folder): \(files.count)") }
    for file in sources.files {
      let lines = try Checkout.text(of: sources.url(file)).utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(lines <= 400, "\(file): \(lines)")
    }
  }

  @Test(
    "The type, the engine, the deck and the stage stay within Embedded Swift and know no cells",
    arguments: ["CarouselType", "CarouselEngine", "CarouselDeck", "CarouselStage"])
  func embedded(target: String) throws {
    #expect(try !sources.imports(of: target).contains("TerminalCells"))
    for file in sources.files where file.hasPrefix("\(target)/") {
      for line in try Checkout.text(of: sources.url(file)).split(separator: "\n") {
        let code = line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line
        #expect(!code.contains(/\\[.A-Z]|\bany [A-Z]|\bMirror\b/), "\(file): \(code)")
      }
    }
  }
}

/// What is in the folder `Sources`, by paths from there.
private struct SourceTree {
  private let root = Checkout.root.appending(path: "Sources")
  let folders: [String]
  let files: [String]

  init() {
    let manager = FileManager.default
    let paths = (try? manager.subpathsOfDirectory(atPath: root.path)) ?? []
    let root = root
    folders = paths.filter { path in
      var isFolder: ObjCBool = false
      return manager.fileExists(atPath: root.appending(path: path).path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    files = paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  func url(_ path: String) -> URL { root.appending(path: path) }

  /// The modules that the files of a target import.
  func imports(of target: String) throws -> Set<String> {
    var modules: Set<String> = []
    for file in files where file.hasPrefix("\(target)/") {
      let text = try Checkout.text(of: url(file))
      for match in text.matches(of: /(?m)^(?:@\w+ )?(?:\w+ )?import (\w+)/) {
        modules.insert(String(match.1))
      }
    }
    return modules
  }
}

/// The targets of `Package.swift` that are in `Sources`, with what each may import.
///
/// Read as text: to ask the package manager would need the lock of the build that runs the tests.
private struct Manifest {
  private(set) var dependencies: [String: Set<String>] = [:]

  init() throws {
    let text = try Checkout.text(of: Checkout.root.appending(path: "Package.swift"))
    let ground = try #require(text.firstMatch(of: /let ground: \[Target.Dependency\] = (.+)/)).1
    let start = try #require(text.firstRange(of: "\n  targets: [")).upperBound
    // The targets of the tests follow those of Sources.
    let end = try #require(text.firstRange(of: ", path: \"Tests/")).lowerBound
    let beginning = /(?:^|\n) +(?:library|\.target|\.systemLibrary|\.executableTarget)\(/
    for target in text[start..<end].split(separator: beginning) {
      // What is linked or installed is no target.
      let rest = target.firstRange(of: /linked:|pkgConfig:/)?.lowerBound ?? target.endIndex
      let names = Self.names(in: target[..<rest])
      guard let name = names.first, name != "CPseudoTerminal" else { continue }
      let shared = target.contains("ground") ? Self.names(in: ground) : []
      dependencies[name] = Set(names.dropFirst() + shared)
    }
  }

  private static func names(in text: Substring) -> [String] {
    text.matches(of: /"([\w-]+)"/).map { String($0.1) }
  }
}
