// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The instants at which a motion is sampled, whichever interval is asked for.
///
/// A turn is looked for in the whole cell between two of them, so that the answers for an interval
/// are those for any longer one.
@frozen
@usableFromInline
struct SampleGrid {
  /// An instant of the grid, and the distance between two of them.
  @usableFromInline let anchor: Double
  @usableFromInline let width: Double

  /// The least width of a cell, in units in the last place of its time.
  @usableFromInline let bits: Double

  /// The first and the last instant that may be sampled.
  @usableFromInline var low: Double
  @usableFromInline var high: Double

  /// Divides the finite part of an interval into even cells.
  @inlinable
  init(from start: Double, upTo end: Double, steps: Int) {
    let (start, end) = (start.clampedToFinite, end.clampedToFinite)
    (anchor, low, high, bits) = (start, start, end.nextDown, 1)
    width = end / Double(steps) - start / Double(steps)
  }

  /// Continues a grid from time 0 through an interval.
  ///
  /// A cell is not shorter than 2⁻²⁴ of its time, unless another number of bits is given.
  @inlinable
  init(width: Double, from start: Double, upTo end: Double, bits: Double = 0x1p28) {
    (anchor, low, high, self.bits) = (0, start, end.nextDown, bits)
    self.width = width
  }

  /// Returns the grid in an interval outside of which nothing may be sampled.
  ///
  /// A turn in the first or the last of its cells shows near that end of it.
  @inlinable
  func cut(from start: Double, upTo end: Double) -> SampleGrid {
    var grid = self
    (grid.low, grid.high) = (start, end.nextDown)
    return grid
  }

  /// The width of 1024 cells until a motion comes to rest.
  ///
  /// If it never does, 1/64 s, or the width of 2¹⁴ cells through the first of its endless periods
  /// if that is more.
  @inlinable
  static func width(restTime: Double, recurrence: Recurrence? = nil) -> Double {
    if restTime > 0 && restTime < .infinity { return restTime / 1024 }
    guard let recurrence, recurrence.end == .infinity else { return 1 / 64 }
    return Swift.max(1 / 64, (recurrence.begin + recurrence.period) * 0x1p-14)
  }

  /// The width of the cells at a time.
  @inlinable
  func width(at time: Double) -> Double { Swift.max(width, time.ulp * bits) }

  /// Returns the beginning of the cell that contains a time, or of one several cells before.
  @inlinable
  func begin(ofCellAt time: Double, before count: Double = 0) -> Double {
    let width = width(at: time)
    guard time > low else { return Swift.max(low, time) }
    let index = Elementary.floor((time - anchor) / width)
    var begin = anchor + (index - count) * width
    if begin > time { begin -= width }
    return begin <= time ? Swift.max(low, begin) : time
  }

  /// Returns the first instant of the grid after a time.
  ///
  /// A turn in the first or the last cell of all shows near that end of it: both cells are divided.
  @inlinable
  func next(after time: Double) -> Double {
    let width = width(at: time)
    let edge = Swift.min(width, high - low) * 0x1p-8
    let (early, late) = (low + edge, high - edge)
    if time < early && time >= low && early < high { return early }
    let index = Elementary.floor((time - anchor) / width)
    for step in 0...2 {
      let next = anchor + (index + Double(step)) * width
      if next > time { return next > late && time < late ? late : Swift.min(next, high) }
    }
    return Swift.min(time.nextUp, high)
  }
}
