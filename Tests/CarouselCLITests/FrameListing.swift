import CarouselColor
import CarouselGrid
import TerminalCells

/// A frame as lines that a person can read: its characters in a box, then the styles of each row.
struct FrameListing {
  /// One letter for each style, in order of appearance.
  private var names: [Style: String] = [:]
  private var legend: [String] = []
  private(set) var lines: [String] = []

  init(_ frame: Frame) {
    let bar = String(repeating: "─", count: frame.size.columns)
    let rows = (0..<frame.size.rows).map { row in
      (0..<frame.size.columns).map { frame[$0, row] }
    }
    lines.append("┌\(bar)┐")
    for row in rows { lines.append("│" + row.map(frame.text(of:)).joined() + "│") }
    lines += ["└\(bar)┘", "", "The columns of each style, row by row:"]
    var styles = rows.map { runs(of: $0) }[...]
    while let first = styles.first {
      let row = styles.startIndex
      styles = styles.drop { $0 == first }
      let last = styles.startIndex - 1
      lines.append("  \(row == last ? "\(row)" : "\(row)-\(last)"): \(first)")
    }
    lines += [""] + legend
  }

  /// `a40 b12 a28`.
  private mutating func runs(of row: [Cell]) -> String {
    var runs: [(name: String, count: Int)] = []
    for cell in row {
      let name = name(of: cell.style)
      if runs.last?.name == name {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((name, 1))
      }
    }
    return runs.map { "\($0.name)\($0.count)" }.joined(separator: " ")
  }

  /// `a` to `z`, then `aa`, `ab` and so on, as columns of a spreadsheet are named.
  private mutating func name(of style: Style) -> String {
    if let name = names[style] { return name }
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    var name = ""
    var rest = names.count + 1
    while rest > 0 {
      name = String(letters[(rest - 1) % letters.count]) + name
      rest = (rest - 1) / letters.count
    }
    names[style] = name
    legend.append("\(name): \(style.words)")
    return name
  }
}

extension Style {
  /// `#F2E9E4 on #22223B, bold`.
  var words: String {
    let attributes: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.italic, "italic"), (.underline, "underlined"),
      (.reverse, "reversed"), (.strikethrough, "struck"),
    ]
    let used = attributes.filter { self.attributes.contains($0.0) }.map(\.1)
    return (["\(foreground.word) on \(background.word)"] + used).joined(separator: ", ")
  }
}

extension Color {
  fileprivate var word: String {
    switch self {
    case .default: return "default"
    case .indexed(let index): return "palette \(index)"
    case .rgb(let rgb):
      let digits = [rgb.red, rgb.green, rgb.blue].map { channel in
        (channel < 16 ? "0" : "") + String(channel, radix: 16, uppercase: true)
      }
      return "#" + digits.joined()
    }
  }
}
