extension Range<Int> {
  /// The first number that meets a condition which holds for all after it, or the upper bound.
  ///
  /// - Complexity: O(log n) for n numbers.
  package func partitionPoint(where condition: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
