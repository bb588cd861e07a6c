/// Where we mean to differ from iCarousel in what it computes for a layout: the one table.
enum LayoutQuirk: String, CaseIterable {
  /// A negative spacing mirrors a row, but iCarousel then counts how many pages fill the viewport with
  /// its sign and shows none; we count with its size.
  case negativeSpacing

  /// Whether an element of a case may differ for it.
  func excuses(_ element: String, of subject: TransformCase) -> Bool {
    switch self {
    case .negativeSpacing:
      guard case .number(let spacing)? = subject.options?["spacing"] else { return false }
      return spacing < 0 && ["visible", "circularCount"].contains(element)
    }
  }
}

/// Compares what we compute with what was measured, and counts.
struct TransformTally {
  private(set) var failures: [String] = []
  private var cases = 0
  private var rows = 0
  private var equal = 0
  private var declared = 0
  private var worst = 0.0

  /// Nine digits were written, and what lies near zero to so many places.
  private static let relative = 1e-8
  private static let absolute = 1e-9

  /// How far two numbers are apart, 1 being as far as the file could not tell.
  private static func difference(_ expected: Double, _ got: Double) -> Double {
    abs(expected - got) / max(absolute, relative * abs(expected))
  }

  mutating func begin() { cases += 1 }

  /// Compares one row of named elements.
  mutating func compare(
    _ subject: TransformCase, row name: String, _ elements: [(String, Double, Double)]
  ) {
    rows += 1
    var isEqual = true
    var isDeclared = true
    for (element, expected, got) in elements {
      let difference = Self.difference(expected, got)
      if difference <= 1 {
        worst = max(worst, difference * Self.relative)
        continue
      }
      isEqual = false
      if LayoutQuirk.allCases.contains(where: { $0.excuses(element, of: subject) }) { continue }
      isDeclared = false
      failures.append("\(subject.name), \(name), \(element): expected \(expected), got \(got)")
    }
    if isEqual { equal += 1 } else if isDeclared { declared += 1 }
  }

  var summary: String {
    "icarousel-transforms: \(cases) cases, \(rows) rows, \(equal) equal, \(declared) declared, "
      + "worst difference \(worst)"
  }
}
