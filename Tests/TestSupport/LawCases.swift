import Foundation

/// How many random cases a law is tried on.
public enum LawCases {
  /// What `LAWS=n` asks for, else enough for every day.
  public static let count =
    ProcessInfo.processInfo.environment["LAWS"].flatMap { Int($0) } ?? 2000

  /// The seeds of the cases of a law; of one whose cases are long, only every so many.
  public static func seeds(oneOf part: Int = 1) -> ClosedRange<UInt64> {
    1...UInt64(max(1, count / part))
  }
}
