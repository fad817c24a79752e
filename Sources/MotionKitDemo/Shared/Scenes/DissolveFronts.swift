// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The lines of cells that the front of a dissolve meets one after the other.
///
/// All cells of a line have one effective time, and their lifetimes are spread evenly. So the
/// visible remainder of the picture is a sum over its lines, not over its particles.
struct DissolveFronts {
  private let dissolve: Dissolve
  private let places: [Double]

  /// The fraction of all cells in each line.
  private let weights: [Double]

  /// Creates the columns, the rows or the diagonals.
  init(of dissolve: Dissolve) {
    self.dissolve = dissolve
    let (columns, rows) = (dissolve.columns, dissolve.rows)
    var (places, weights): ([Double], [Double]) = ([], [])
    func add(column: Int, row: Int, count: Int) {
      places.append(dissolve.sweepPosition(of: row * columns + column))
      weights.append(Double(count) / Double(dissolve.count))
    }
    switch dissolve.sweep {
    case .leftToRight, .rightToLeft:
      for column in 0..<columns { add(column: column, row: 0, count: rows) }
    case .topToBottom, .bottomToTop:
      for row in 0..<rows { add(column: 0, row: row, count: columns) }
    case .angle:
      // Down to the right, as seen on the screen.
      for line in 0..<columns + rows - 1 {
        let column = min(line, columns - 1)
        let row = line - column
        add(
          column: column, row: dissolve.axis == .up ? rows - 1 - row : row,
          count: min(min(line + 1, columns + rows - 1 - line), min(columns, rows)))
      }
    }
    (self.places, self.weights) = (places, weights)
  }

  /// Returns the fraction of the picture before the front, and the visible fraction: the mean
  /// opacity of its particles, if their lifetimes fill their range evenly.
  func shares(at time: Double) -> (inPlace: Double, seen: Double) {
    var (inPlace, seen) = (0.0, 0.0)
    for index in places.indices {
      let passed = dissolve.effectiveTime(at: time, sweepPosition: places[index])
      if passed <= 0 { inPlace += weights[index] }
      seen += weights[index] * opacity(after: passed)
    }
    return (inPlace, seen)
  }

  /// Returns the mean opacity of particles after some effective time.
  private func opacity(after time: Double) -> Double {
    let (low, high) = (dissolve.lifetime.lowerBound, dissolve.lifetime.upperBound)
    // The integral of the opacity while it fades in from 0 to 1.
    func integral(_ life: Double) -> Double {
      let fade = dissolve.fade
      return life <= 0 ? 0 : life < fade ? life * life / (2 * fade) : life - fade / 2
    }
    return (integral(high - time) - integral(low - time)) / (high - low)
  }
}
