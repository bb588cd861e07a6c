/// The fenced code blocks of a Markdown page.
public struct MarkdownBlocks: Sendable {
  /// One block.
  public struct Block: Sendable {
    /// The word behind the opening fence.
    public let language: String
    /// The text between the fences, with its last line break.
    public let text: String
    /// The line of the opening fence, from 1.
    public let line: Int
  }

  /// The blocks in order.
  public let blocks: [Block]

  /// Reads a page.
  public init(_ page: String) {
    var blocks: [Block] = []
    var open: (language: String, line: Int, text: String)?
    for (index, line) in page.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      guard line.hasPrefix("```") else {
        open?.text += line + "\n"
        continue
      }
      if let block = open {
        blocks.append(Block(language: block.language, text: block.text, line: block.line))
        open = nil
      } else {
        open = (String(line.dropFirst(3)), index + 1, "")
      }
    }
    self.blocks = blocks
  }

  /// The blocks in one language.
  public func written(in language: String) -> [Block] {
    blocks.filter { $0.language == language }
  }
}
