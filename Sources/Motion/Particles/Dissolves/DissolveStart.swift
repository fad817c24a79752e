// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The precomputed launches of all particles of a dissolve, and its duration.
struct DissolveStart {
  /// Three planes: the initial velocities along x and y, and the lifetimes.
  let launches: [Float]

  /// The time from which onwards no particle is alive.
  let duration: Double

  /// The maximum magnitude of the numbers of a plane, so that their products are finite.
  static var bound: Double { 0x1p62 }

  init(
    _ ranges: Dissolve.Ranges, randomness: Dissolve.Randomness, grid: SweptGrid,
    clock: EffectiveTime
  ) {
    guard !grid.isEmpty else {
      (launches, duration) = ([], 0)
      return
    }
    let count = grid.columns * grid.rows
    var latest = LatestDeaths()
    launches = [Float](unsafeUninitializedCapacity: 3 * count) { planes, initializedCount in
      var index = 0
      for row in 0..<grid.rows {
        for column in 0..<grid.columns {
          let launch = ranges.launch(randomness.units(of: index))
          planes[index] = DissolveStart.clamped(launch.velocity.x)
          planes[count + index] = DissolveStart.clamped(launch.velocity.y)
          // A particle whose lifetime is 0 or less is dead at any effective time.
          planes[2 * count + index] = DissolveStart.clamped(
            launch.lifetime > 0 ? launch.lifetime : -DissolveStart.bound)
          latest.add(
            sweepPosition: grid.sweepPosition(column: column, row: row), lifetime: launch.lifetime)
          index += 1
        }
      }
      initializedCount = 3 * count
    }
    duration = latest.time(on: clock)
  }

  /// Returns a number clamped so that products of planes are finite.
  static func clamped(_ number: Double) -> Float {
    Float(number > bound ? bound : number < -bound ? -bound : number)
  }
}

/// The particles that may be the last to die, as none with a longer lifetime starts later.
///
/// Of *n* particles with random lifetimes about ln *n* remain, so the exact end does not need a
/// computation for each particle.
private struct LatestDeaths {
  /// Increasing sweep positions, with decreasing lifetimes.
  private var candidates: [(sweepPosition: Double, lifetime: Double)] = []

  /// The longest lifetime of all.
  private var longest = 0.0

  mutating func add(sweepPosition: Double, lifetime: Double) {
    // The candidates from `low` onwards are at this sweep position, or behind it.
    var (low, high) = (0, candidates.count)
    while low < high {
      let middle = (low + high) / 2
      if candidates[middle].sweepPosition < sweepPosition {
        low = middle + 1
      } else {
        high = middle
      }
    }
    if low < candidates.count && candidates[low].lifetime >= lifetime { return }
    if lifetime > longest { longest = lifetime }
    var end = low
    if end < candidates.count && candidates[end].sweepPosition == sweepPosition { end += 1 }
    var start = low
    while start > 0 && candidates[start - 1].lifetime <= lifetime { start -= 1 }
    let candidate = (sweepPosition: sweepPosition, lifetime: lifetime)
    candidates.replaceSubrange(start..<end, with: CollectionOfOne(candidate))
  }

  func time(on clock: EffectiveTime) -> Double {
    guard clock.isOrdered else { return bound(on: clock) }
    return candidates.reduce(0.0) {
      let death = clock.time(reaching: $1.lifetime, sweepPosition: $1.sweepPosition)
      return death > $0 ? death : $0
    }
  }

  /// Returns an upper bound of the last death, from the first and the last sweep position.
  ///
  /// After all ramps, the effective time is linear in time at each sweep position, and linear in
  /// the sweep position at each time.
  private func bound(on clock: EffectiveTime) -> Double {
    guard longest > 0 else { return 0 }
    let first = clock.time(reaching: longest, sweepPosition: 0)
    let last = clock.time(reaching: longest, sweepPosition: 1)
    let end = clock.passage + clock.length
    let latest = first > last ? first : last
    return latest > end ? latest : end
  }
}
