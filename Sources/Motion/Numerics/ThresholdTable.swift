// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// Finds the last of ascending thresholds that a time has reached.
///
/// The times from 0 to the end are cut into even cells, and each knows the last threshold
/// before it; what is left is decided by comparisons, of which there are as many as the fullest
/// cell needs: one or two if the thresholds are spread, and in no case more than a bisection of
/// all. A time and a threshold are put into cells by the same product, which does not fall while
/// they rise. So whatever rounding does to it, no threshold lies in a cell after that of a later
/// time: the answer is exact.
///
/// - Complexity: O(*k*) to make, in memory too, for *k* thresholds.
@frozen
@usableFromInline
struct ThresholdTable: Sendable {
  /// How many cells there are to a second; 0 if all times are in one.
  @usableFromInline let scale: Double

  /// The number of comparisons, the first of which reaches 2ⁿ⁻¹ thresholds ahead.
  @usableFromInline let comparisonCount: Int

  /// The last threshold before each cell, or the first one of all.
  @usableFromInline let starts: [Int32]

  /// The thresholds, and after them infinity, as often as comparisons may reach beyond.
  @usableFromInline let thresholds: [Double]

  /// Creates a table from ascending thresholds.
  ///
  /// - Parameters:
  ///   - given: Times that are not negative. The first is held to be reached.
  ///   - end: The last time that will be asked for; if it is negative, none will be.
  init(_ given: [Double], upTo end: Double) {
    guard end >= 0, let last = given.indices.last else {
      (scale, comparisonCount, starts, thresholds) = (0, 0, [0], given)
      return
    }
    let cellCount = 4 * given.count
    let quotient = Double(cellCount) / end
    // So short that there is no number for it.
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
    // The reaches add up to the greatest number of so many bits.
    let count = Int.bitWidth - fullest.leadingZeroBitCount
    let padding = (1 << count) >> 1
    var thresholds = given
    thresholds.reserveCapacity(given.count + padding)
    for _ in 0..<padding { thresholds.append(.infinity) }
    (self.scale, self.starts, self.thresholds) = (scale, starts, thresholds)
    comparisonCount = count
  }

  /// The cell of a time, which must not be negative: the nearest whole number to a product.
  @inlinable
  @inline(__always)
  static func cell(of time: Double, _ scale: Double) -> Int {
    // Its bits are the last ones of a sum whose last bit is worth 1.
    Int(truncatingIfNeeded: (time * scale + 0x1p52).bitPattern &- 0x1p52.bitPattern)
  }

  /// The place of the last threshold that a time has reached, or of the first of all.
  ///
  /// - Precondition: The time lies between 0 and the end, and there are thresholds.
  @inlinable
  @inline(__always)
  func index(at time: Double) -> Int {
    let cell = ThresholdTable.cell(of: time, scale)
    var index = starts.withUnsafeBufferPointer { Int($0[cell]) }
    // Numbers that are not negative are in the order of their bits, read as integers. So the
    // sign of a difference steers the search: nothing that random times could mislead.
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
