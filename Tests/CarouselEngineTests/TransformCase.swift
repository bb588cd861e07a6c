import CarouselEngine
import Foundation

/// One case of `icarousel-transforms.json`: what iCarousel computed for one carousel.
struct TransformCase: Decodable {
  /// What was measured.
  enum Group: String, Decodable {
    case `default`, override, toggle, counts, snapshot, geometry
  }

  /// A type as iCarousel spells it: our names without underscores.
  struct TypeName: Decodable {
    let type: LayoutType

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let name = try container.decode(String.self)
      let type = LayoutType.allCases.first {
        $0.rawValue.replacing("_", with: "") == name.lowercased()
      }
      guard let type else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "no type \(name)")
      }
      self.type = type
    }
  }

  /// A number, a truth or a pair.
  enum Property: Decodable {
    case number(Double)
    case pair(Double, Double)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let bool = try? container.decode(Bool.self) {
        self = .number(bool ? 1 : 0)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        let pair = try container.decode([Double].self)
        guard pair.count == 2 else {
          throw DecodingError.dataCorruptedError(in: container, debugDescription: "no pair")
        }
        self = .pair(pair[0], pair[1])
      }
    }
  }

  /// One number of a table, or a truth, which counts as 0 or 1.
  struct Element: Decodable {
    let value: Double

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let bool = try? container.decode(Bool.self) {
        value = bool ? 1 : 0
      } else {
        value = try container.decode(Double.self)
      }
    }
  }

  let group: Group
  let type: TypeName
  let vertical: Bool
  let n: Int?
  let options: [String: Property]?
  let props: [String: Property]?
  let contentOffset: [Double]?
  let rows: [[Element]]?
  let items: [[Element]]?
  let visible: Int?
  let circularCount: Int?
  let wrap: Bool?
  let offsetMultiplier: Double?
  let toggle: Double?
  let scrollOffset: Double?
  let currentItemIndex: Int?
  let zOrder: [Int]?

  var axis: Axis { vertical ? .vertical : .horizontal }

  /// The name by which a failure tells the case.
  var name: String {
    var words = ["\(group)", type.type.rawValue, "\(axis)"]
    if let n { words.append("n=\(n)") }
    let chosen = (options ?? [:]).merging(props ?? [:]) { $1 }
    words += chosen.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    if let toggle { words.append("toggle=\(toggle)") }
    if let scrollOffset { words.append("at=\(scrollOffset)") }
    return words.joined(separator: " ")
  }

  /// The offsets at which the rows were measured: evenly from −3 to 3.
  func offset(ofRow row: Int, of count: Int) -> Double {
    count < 2 ? 0 : -3 + 6 * Double(row) / Double(count - 1)
  }
}

/// The file of what iCarousel computed.
struct TransformFile: Decodable {
  let view: [Double]
  let itemWidth: Double
  let cases: [TransformCase]

  /// Reads the fixture, or the file of that name in the folder that `GOLDEN` names.
  static func load() throws -> TransformFile {
    let folder =
      ProcessInfo.processInfo.environment["GOLDEN"].map { URL(fileURLWithPath: $0) }
      ?? Bundle.module.bundleURL.appendingPathComponent("Fixtures")
    let data = try Data(contentsOf: folder.appendingPathComponent("icarousel-transforms.json"))
    return try JSONDecoder().decode(TransformFile.self, from: data)
  }
}
