import CarouselDeck
import CarouselMarkdown

// Prints the structure of Markdown texts, for `.ci/markdown-parity`: documents in the input end in
// U+001E, and so do their outlines in the output.
var input = ""
while let line = readLine(strippingNewline: false) { input += line }
for text in input.split(separator: "\u{1E}", omittingEmptySubsequences: false).dropLast() {
  let document = MarkdownDocument(String(text))
  print(outline(of: document.blocks, depth: 0), terminator: "\u{1E}")
}

func outline(of blocks: [MarkdownDocument.Block], depth: Int) -> String {
  blocks.map { outline(of: $0, depth: depth) }.joined()
}

func outline(of block: MarkdownDocument.Block, depth: Int) -> String {
  let indent = String(repeating: "  ", count: depth)
  func leaf(_ name: String, _ spans: [MarkdownDocument.Span]) -> String {
    indent + name + "\n" + spans.map { "\(indent)  \(outline(of: $0))\n" }.joined()
  }
  switch block {
  case .heading(let spans, let level): return leaf("heading \(level)", spans)
  case .paragraph(let spans): return leaf("paragraph", spans)
  case .rule: return indent + "rule\n"
  case .quote(let blocks): return indent + "quote\n" + outline(of: blocks, depth: depth + 1)
  case .code(let lines, let language):
    return "\(indent)code \(language)\n" + lines.map { "\(indent)  \(quoted($0))\n" }.joined()
  case .html(let lines):
    return indent + "html\n" + lines.map { "\(indent)  \(quoted($0))\n" }.joined()
  case .list(let items, let isLoose):
    let head = "\(indent)list \(isLoose ? "loose" : "tight")\n"
    return head
      + items.map { item in
        let task = item.isDone.map { $0 ? " done" : " open" } ?? ""
        return "\(indent)  item \(item.marker)\(task)\n"
          + outline(of: item.blocks, depth: depth + 2)
      }.joined()
  case .table(let table):
    let alignments = table.alignments.map { $0?.rawValue ?? "none" }.joined(separator: " ")
    let rows = ([table.head] + table.rows).map { row in
      "\(indent)  row\n"
        + row.map { cell in
          "\(indent)    cell\n" + cell.map { "\(indent)      \(outline(of: $0))\n" }.joined()
        }.joined()
    }
    return "\(indent)table \(alignments)\n" + rows.joined()
  }
}

func outline(of span: MarkdownDocument.Span) -> String {
  let names: [(MarkdownDocument.Span.Style, String)] = [
    (.emphasis, "emphasis"), (.strong, "strong"), (.strike, "strike"), (.code, "code"),
    (.link, "link"),
  ]
  let styles = names.filter { span.style.contains($0.0) }.map(\.1)
  let target = span.style.contains(.link) ? [span.target] : []
  return (styles + target + [quoted(span.text)]).joined(separator: " ")
}

func quoted(_ text: String) -> String {
  "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
    + "\""
}
