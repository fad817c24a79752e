// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Stagger {
  /// The point from which the wave starts.
  public enum Origin: Hashable, Sendable {
    /// The first element: in a grid, the corner of the first row and column.
    case start

    /// The last element.
    case end

    /// The middle, which is between elements if their count is even.
    case center

    /// The ends of a list and the corners of a grid: the wave converges on the center.
    case edges

    /// An element. In a list its index may be out of range.
    case index(Int)

    /// The cell of a grid, which may be outside of it.
    case cell(column: Int, row: Int)

    /// A point in fractions: 0 is the first column or row, and 1 the last.
    case point(x: Double, y: Double)

    /// No point: the delays are those from the first element, in random order.
    ///
    /// Equal seeds give equal orders on every platform.
    case random(seed: UInt64)
  }

  /// The axis along which distance is measured.
  public enum Axis: String, Hashable, Sendable {
    /// Across the columns: all elements of a column start together.
    case x

    /// Down the rows: all elements of a row start together.
    case y
  }

  /// The number by which the total duration minus that of one element is divided.
  public enum Divisor: String, Hashable, Sendable {
    /// The number of elements: the last element ends one delay before the total.
    case count

    /// The number of gaps between elements, one less: the last element ends with the total.
    case gaps
  }
}

extension Stagger.Origin {
  /// Returns the origin as a column and a row; edges and random order have their own.
  func position(columns: Int, rows: Int, extent: SIMD2<Double>) -> SIMD2<Double> {
    switch self {
    case .start, .random: return .zero
    case .end: return extent
    case .center, .edges: return extent * 0.5
    case .index(let index):
      guard rows > 1, columns > 0 else { return SIMD2(Double(index), 0) }
      let row = index / columns - (index % columns < 0 ? 1 : 0)
      return SIMD2(Double(index - row * columns), Double(row))
    case .cell(let column, let row): return SIMD2(Double(column), Double(row))
    case .point(let x, let y):
      require("x", x, .finite)
      require("y", y, .finite)
      // At this distance all elements are equally near; a greater one would overflow.
      return (SIMD2(x, y) * extent).clamped(
        lowerBound: SIMD2(repeating: -1e200), upperBound: SIMD2(repeating: 1e200))
    }
  }
}
