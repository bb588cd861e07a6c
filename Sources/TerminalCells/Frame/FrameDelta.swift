public import CarouselGrid

/// What changes between two frames, as data: runs of cells, and pictures.
///
/// Law: `a.applying(FrameDelta(from: a, to: b)) == b`.
public struct FrameDelta: Hashable, Sendable {
  /// Neighbouring cells of one row that change; never half of a wide character.
  public struct Run: Hashable, Sendable {
    /// The row.
    public let row: Int
    /// The columns that change.
    public let columns: Range<Int>
  }

  /// The size of the frame that results.
  public let size: FrameSize
  /// Row after row, from left to right, with at least one unchanged cell between two of a row.
  public let runs: [Run]
  /// The new cells of all runs, one after another.
  package let cells: [Cell]
  let clusters: ClusterTable
  let links: LinkTable
  /// All pictures of the new frame, or nil where they stay as they are.
  public let pictures: [FramePicture]?

  /// Finds the difference of two frames.
  ///
  /// - Parameters:
  ///   - old: What is there; nil, or another size, means that every cell changes.
  ///   - new: What shall be there.
  /// - Complexity: O(cells).
  public init(from old: Frame?, to new: Frame) {
    let comparable = old?.size == new.size ? old?.cells(numberedBy: new.clusters, new.links) : nil
    self.init(
      from: comparable ?? Array(repeating: .unknown, count: new.size.area),
      pictures: comparable.flatMap { _ in old?.pictures }, to: new)
  }

  /// Finds the difference between cells, some of which may be unknown, and a frame.
  package init(from old: [Cell], pictures: [FramePicture]? = nil, to new: Frame) {
    let width = new.size.columns
    var runs: [Run] = []
    var cells: [Cell] = []
    for row in 0..<new.size.rows {
      let start = row * width
      var column = 0
      while column < width {
        guard old[start + column] != new.cells[start + column] else {
          column += 1
          continue
        }
        var first = column
        while new.cells[start + first].isTrailingHalf, first > 0 { first -= 1 }
        while column < width,
          old[start + column] != new.cells[start + column]
            || new.cells[start + column].isTrailingHalf
        {
          column += 1
        }
        runs.append(Run(row: row, columns: first..<column))
        cells.append(contentsOf: new.cells[start + first..<start + column])
      }
    }
    self.size = new.size
    self.runs = runs
    self.cells = cells
    clusters = new.clusters
    links = new.links
    self.pictures = pictures == new.pictures ? nil : new.pictures
  }

  /// Whether both frames show the same.
  public var isEmpty: Bool { runs.isEmpty && pictures == nil }
}

extension Frame {
  /// The frame that a difference leads to.
  ///
  /// A difference whose size is another one than this frame's holds every cell.
  public func applying(_ delta: FrameDelta) -> Frame {
    var result = delta.size == size ? self : Frame(size: delta.size)
    result.cells = result.cells(numberedBy: delta.clusters, delta.links)
    result.clusters = delta.clusters
    result.links = delta.links
    result.pictures = delta.pictures ?? result.pictures
    var position = 0
    for run in delta.runs {
      let start = run.row * delta.size.columns
      for column in run.columns {
        result.cells[start + column] = delta.cells[position]
        position += 1
      }
    }
    return result
  }
}
