internal import CarouselDeck
internal import SourceDiagnostics
internal import YAMLTree

extension ConfigReader {
  /// Warns about colours for which different entries of the terminal's palette shall stand, and
  /// about those for which none can.
  mutating func checkIndices() {
    var first: [ThemeColor: String] = [:]
    for name in palette.names {
      guard let entry = palette.entries[name], entry.hasIndices,
        case .known(let color) = entry.state
      else { continue }
      guard case .rgba(_, _, _, 255) = color else {
        checkOpaque(name, entry)
        continue
      }
      guard let other = first[color], let before = palette.entries[other] else {
        first[color] = name
        continue
      }
      // The colours of an author are written after those of a theme, and count more.
      guard entry.isOwn, before.isOwn else { continue }
      report("ansi256", entry.ansi256, before.ansi256, (name, entry), (other, before))
      report("ansi16", entry.ansi16, before.ansi16, (name, entry), (other, before))
    }
  }

  private mutating func report(
    _ key: String, _ index: UInt8?, _ before: UInt8?, _ one: (String, NamedColors.Entry),
    _ other: (String, NamedColors.Entry)
  ) {
    guard let index, let before, index != before, let place = one.1.value.child(named: key) else {
      return
    }
    let first = other.1.value.child(named: key).map {
      Label($0.file, $0.node.range, "the entry for `$\(other.0)`")
    }
    inside(.key("palette")) {
      $0.inside(.key(one.0)) { reader in
        reader.report(
          .twoPaletteEntries(key, one.0, other.0), at: place.label,
          also: first.map { [$0] } ?? [])
      }
    }
  }

  private mutating func checkOpaque(_ name: String, _ entry: NamedColors.Entry) {
    guard entry.isOwn else { return }
    for key in ["ansi256", "ansi16"] {
      guard let child = entry.value.child(named: key) else { continue }
      inside(.key("palette")) {
        $0.inside(.key(name)) { $0.report(.indexWithoutColor(key), at: child.keyLabel) }
      }
    }
  }
}
