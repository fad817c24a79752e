// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The effective times behind a slanted front at a time, of eight neighboring columns at once.
///
/// The time since the front arrived is computed in `Double` for the first of eight columns, and
/// from there in `Float`: its error is 2⁻²³ of the time in which the front passes eight columns,
/// and 2⁻²³ of itself.
struct SlantedFront {
  typealias Lanes = SIMD8<Float>

  private let acceleration: SIMD2<Float>
  private let inverseFade: Float
  private let cell: SIMD2<Double>

  /// The time since the front arrived at the first cell, and its change from column to column and
  /// from row to row.
  private let since: Double
  private let columnStep: Double
  private let rowStep: Double

  /// The seconds by which the front arrives later in each of eight columns than in the first.
  private let delays: Lanes

  // The ramp is `curve` · s², and the line behind it `rate` · (s − `length` / 2).
  private let curve: Float
  private let rate: Float
  private let length: Float

  /// Creates the front of a dissolve with a linear ramp; nil if numbers are not moderate.
  ///
  /// With moderate numbers no product of single precision overflows. At the end of the dissolve,
  /// when the last particle vanishes exactly, there is no such front.
  init?(of dissolve: Dissolve, at time: Double) {
    let clock = dissolve.clock
    let numbers = SIMD8(
      time, 1 / clock.length, clock.length, clock.rate, dissolve.cell.x, dissolve.cell.y,
      dissolve.acceleration.x, dissolve.acceleration.y)
    guard clock.isLinear, clock.rate > 0, time > 0, time < dissolve.duration else { return nil }
    for index in numbers.indices where numbers[index].magnitude > 0x1p20 { return nil }
    acceleration = SIMD2<Float>(dissolve.acceleration)
    inverseFade = dissolve.inverseFade
    cell = dissolve.cell
    since = time - clock.passage * dissolve.grid.sweepPosition(column: 0, row: 0)
    columnStep = clock.passage * dissolve.grid.columnStep
    rowStep = clock.passage * dissolve.grid.rowStep
    delays = Lanes(0, 1, 2, 3, 4, 5, 6, 7) * Float(columnStep)
    curve = Float(clock.rate / (2 * clock.length))
    rate = Float(clock.rate)
    length = Float(clock.length)
  }

  /// Returns the effective times of eight columns.
  @inline(__always)
  func times(_ column: Int, in row: Int) -> Lanes {
    let first = since - (columnStep * Double(column) + rowStep * Double(row))
    let since = Lanes(repeating: Float(first)) - delays
    var times = since * since * curve
    times.replace(with: (since - length / 2) * rate, where: since .> length)
    times.replace(with: Lanes.zero, where: since .<= 0)
    return times
  }

  /// Writes positions and opacities of particles of one row, eight at a time.
  ///
  /// Blocks of eight begin at multiples of eight columns, so that the bits of a particle do not
  /// depend on the range.
  ///
  /// - Parameters:
  ///   - columns: The columns of the particles.
  ///   - row: Their row.
  ///   - launches: The velocities along x and y and the lifetimes of the row, from column 0.
  ///   - planes: The output from column 0: coordinates and opacity, as far as they are requested.
  func write(
    _ columns: Range<Int>, row: Int,
    from launches: (x: UnsafePointer<Float>, y: UnsafePointer<Float>, life: UnsafePointer<Float>),
    to planes: (
      x: UnsafeMutablePointer<Float>?, y: UnsafeMutablePointer<Float>?,
      alpha: UnsafeMutablePointer<Float>?
    )
  ) {
    var block = columns.lowerBound & ~7
    while block < columns.upperBound {
      let time = times(block, in: row)
      let half = time * time * 0.5
      let part = columns.clamped(to: block..<block + 8)
      if let target = planes.x {
        let rest = (Lanes(0, 1, 2, 3, 4, 5, 6, 7) + Float(block)) * Float(cell.x)
        fly(target, launches.x, time, shift: rest + half * acceleration.x, part, of: block)
      }
      if let target = planes.y {
        let shift = half * acceleration.y + Float(Double(row) * cell.y)
        fly(target, launches.y, time, shift: shift, part, of: block)
      }
      if let target = planes.alpha {
        if part.count == 8 {
          let alpha = (DissolveKernel.load(launches.life + block) - time) * inverseFade
          DissolveKernel.store(DissolveKernel.clamped(alpha), target + block)
        } else {
          for column in part {
            target[column] = DissolveKernel.clamped(
              (launches.life[column] - time[column - block]) * inverseFade)
          }
        }
      }
      block &+= 8
    }
  }

  /// Writes one coordinate, shift + velocity · time, of a part of a block.
  @inline(__always)
  private func fly(
    _ target: UnsafeMutablePointer<Float>, _ velocity: UnsafePointer<Float>, _ time: Lanes,
    shift: Lanes, _ part: Range<Int>, of block: Int
  ) {
    guard part.count < 8 else {
      let moved = DissolveKernel.load(velocity + block) * time
      return DissolveKernel.store(shift + moved, target + block)
    }
    for column in part {
      target[column] = shift[column - block] + velocity[column] * time[column - block]
    }
  }
}
