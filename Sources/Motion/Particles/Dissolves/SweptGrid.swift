// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The sweep positions of the cells of a grid.
struct SweptGrid: Hashable, Sendable {
  /// The cells that the front reaches at the same time.
  enum Fronts: Hashable, Sendable {
    case columns, rows, cells
  }

  let columns: Int
  let rows: Int
  let fronts: Fronts

  // The distance to a cell is a weighted sum of the columns and rows before it.
  private let across: Double
  private let down: Double
  private let extent: Double
  private let startsRight: Bool
  private let startsLast: Bool

  init(columns: Int, rows: Int, sweep: Dissolve.Sweep, axis: YAxis) {
    self.columns = columns
    self.rows = rows
    let direction = sweep.direction
    let (x, y) = (direction.x, axis == .down ? direction.y : -direction.y)
    (startsRight, startsLast) = (x < 0, y < 0)
    (across, down) = (x < 0 ? -x : x, y < 0 ? -y : y)
    extent = across * Double(columns) + down * Double(rows)
    fronts = y == 0 ? .columns : x == 0 ? .rows : .cells
  }

  /// Whether there are no cells.
  var isEmpty: Bool { columns == 0 || rows == 0 }

  /// The number of different sweep positions.
  var sweepPositionCount: Int {
    if isEmpty { return 0 }
    switch fronts {
    case .columns: return columns
    case .rows: return rows
    case .cells: return columns * rows
    }
  }

  /// Returns the index of a cell's sweep position.
  func sweepPositionIndex(column: Int, row: Int) -> Int {
    switch fronts {
    case .columns: column
    case .rows: row
    case .cells: row * columns + column
    }
  }

  /// Returns the sweep positions of cells of one row, within 2 ulp of the scalar results.
  ///
  /// - Parameters:
  ///   - columns: The columns, as numbers.
  ///   - row: The row.
  /// - Returns: The sweep positions, lane by lane.
  @inline(__always)
  /// The change of the sweep position from a column to the next.
  var columnStep: Double { (startsRight ? -across : across) / extent }

  /// The change of the sweep position from a row to the next.
  var rowStep: Double { (startsLast ? -down : down) / extent }

  /// Returns the sweep position of a cell, at least 0 and below 1.
  func sweepPosition(column: Int, row: Int) -> Double {
    let before = Double(startsRight ? columns - 1 - column : column)
    let above = Double(startsLast ? rows - 1 - row : row)
    return (across * before + down * above) / extent
  }
}
