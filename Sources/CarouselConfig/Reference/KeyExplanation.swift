internal import SourceDiagnostics

/// What there is to say about one key, made from the schema.
package enum KeyExplanation {
  /// The paths of all keys, `autoplay.every`, in the order of the schema.
  package static var paths: [String] { KeyRow.all.map(\.path) }

  /// The explanation of a key, or of all keys that end in this name; nil when there is none.
  package static func text(of path: String) -> String? {
    let exact = KeyRow.all.filter { $0.path == path }
    let rows = exact.isEmpty ? KeyRow.all.filter { $0.name == path } : exact
    return rows.isEmpty ? nil : rows.map(explanation).joined(separator: "\n")
  }

  /// The path of the key that someone most likely meant.
  ///
  /// That may be the key which another kit calls so.
  package static func nearest(to path: String) -> String? {
    let names = KeyRow.all.map(\.name)
    if let foreign = ForeignKey.named(path) ?? ForeignKey.resembling(path), !foreign.ours.isEmpty {
      return foreign.ours
    }
    return Suggestion(for: path, among: paths + names)?.name
  }

  private static func explanation(_ row: KeyRow) -> String {
    let right = row.examples.first.map { KeyExample.lines(row, $0) } ?? []
    let wrong = KeyExample.lines(row, row.mistake)
    let columns: [(String, [String])] = [
      ("where", [place(of: row)]),
      ("value", [row.form.text]),
      ("default", [row.standard.map { "`\($0)`" } ?? "(none)"]),
      ("right", right),
      ("wrong", wrong),
      ("because", reason(row)),
    ]
    let body = columns.flatMap { name, lines in
      lines.enumerated().map { index, line in
        "  " + padded(index == 0 ? name : "") + line + "\n"
      }
    }
    return "\(row.path): \(row.summary)\n\n" + body.joined()
  }

  private static func place(of row: KeyRow) -> String {
    let carousel = "in a carousel, a preset or `defaults`"
    let context = row.context
    if context == .carousel {
      return CarouselKeys.ownNames.contains(row.name) ? "in a carousel" : carousel
    }
    if context == .slide, SlideGroupKeys.table.names.contains(row.name) {
      return "\(context.place), and for all slides under `slide`"
    }
    return context.isLayered ? "\(context.place), \(carousel)" : context.place
  }

  /// What the loader says about the wrong example.
  private static func reason(_ row: KeyRow) -> [String] {
    let text = KeyExample.config(row, row.mistake)
    let config = ConfigLoader.load(text: Array(text.utf8), name: "example.yaml", folder: ".")
    guard let finding = config.diagnostics.last(where: { $0.severity == .error }) else {
      return []
    }
    return [finding.message] + (finding.help.map { [$0] } ?? [])
  }

  private static func padded(_ name: String) -> String {
    name + String(repeating: " ", count: 9 - name.utf8.count)
  }
}
