// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A table that finds the last of ascending thresholds that a time has reached.
///
/// The times from 0 to the end are divided into even cells, and each cell stores the last threshold
/// before it; the rest is decided by as many comparisons as the fullest cell needs: one or two if
/// the thresholds are spread evenly, and never more than a bisection of all. Times and thresholds
/// are assigned to cells by the same product, which never decreases as they increase. So, however
/// it is rounded, no threshold lies in a later cell than that of a later time: the result is exact.
///
/// - Complexity: O(*k*) time and memory to create, for *k* thresholds.
@frozen
@usableFromInline
package struct ThresholdTable: Sendable {
  /// The number of cells per second; 0 if all times are in one cell.
  @usableFromInline let scale: Double

  /// The number *n* of comparisons, at least one; the first reaches 2ⁿ⁻¹ thresholds ahead.
  @usableFromInline let comparisonCount: Int

  /// The last threshold before each cell, or the first threshold if there is none.
  @usableFromInline let starts: [Int32]

  /// The thresholds, followed by as many NaN as comparisons may reach beyond the end, whose bits are
  /// above those of all times.
  @usableFromInline package let thresholds: [Double]

  /// Creates a table from ascending thresholds.
  ///
  /// - Parameters:
  ///   - given: The thresholds, times that are not negative. The first always counts as reached.
  ///   - end: The latest time that may be looked up; if it is negative, no time may be.
  package init(_ given: [Double], upTo end: Double) {
    guard end >= 0, let last = given.indices.last else {
      (scale, comparisonCount, starts, thresholds) = (0, 0, [0], given)
      return
    }
    let cellCount = 4 * given.count
    // Neither the end nor a threshold is −0.
    let quotient = Double(cellCount) / (end + 0)
    // If the end is so small that the quotient overflows, one cell suffices.
    let scale = last > 0 && quotient < .infinity ? quotient : 0
    let lastCell = scale > 0 ? cellCount : 0
    var starts: [Int32] = []
    starts.reserveCapacity(lastCell + 1)
    var (fullest, fill, filled) = (0, 0, -1)
    for index in given.indices.dropFirst() {
      let cell = ThresholdTable.cell(of: Swift.min(given[index], end), scale)
      fill = cell == filled ? fill + 1 : 1
      fullest = Swift.max(fullest, fill)
      filled = cell
      while starts.count <= cell { starts.append(Int32(truncatingIfNeeded: index - 1)) }
    }
    while starts.count <= lastCell { starts.append(Int32(truncatingIfNeeded: last)) }
    // The reaches add up to the greatest number with that many bits.
    comparisonCount = Swift.max(1, Int.bitWidth - fullest.leadingZeroBitCount)
    let padding = 1 << (comparisonCount - 1)
    let thresholds = given.map { $0 + 0 } + Array(repeating: .nan, count: padding)
    (self.scale, self.starts, self.thresholds) = (scale, starts, thresholds)
  }

  /// Returns the cell of a time that is not negative: the integer nearest to a product.
  @inlinable
  @inline(__always)
  static func cell(of time: Double, _ scale: Double) -> Int {
    // Its bits are the last ones of a sum whose ulp is 1.
    Int(truncatingIfNeeded: (time * scale + 0x1p52).bitPattern &- 0x1p52.bitPattern)
  }

  /// Returns the index of the last threshold that a time has reached, or of the first threshold if
  /// it has reached none.
  ///
  /// - Parameter time: The time.
  /// - Returns: The index.
  /// - Precondition: The time is between 0 and the end, and there are thresholds.
  @inlinable
  @inline(__always)
  package func index(at time: Double) -> Int {
    let cell = ThresholdTable.cell(of: time, scale)
    var index = starts.withUnsafeBufferPointer { Int($0[cell]) }
    // Numbers that are not negative are in the order of their bits, read as integers. So the sign
    // of a difference directs the search, without branches that random times would mispredict.
    let key = (time + 0).bitPattern
    return thresholds.withUnsafeBufferPointer { thresholds in
      var reach = comparisonCount
      while reach > 0 {
        reach &-= 1
        let gap = thresholds[index &+ (1 &<< reach)].bitPattern &- key &- 1
        index = index &+ (Int(truncatingIfNeeded: gap &>> 63) &<< reach)
      }
      return index
    }
  }
}
