// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A path of chords of a vector's motion, each of the maximum length that the enclosures allow.
///
/// For each component, the lines from a point that stay in the component's tube lie between a
/// steepest and a flattest one. The next point is the last whose chord is between them in every
/// component.
///
/// - Complexity: O(*n*) for *n* points of the enclosures, plus the points beyond the end of each
///   chord, which are visited again.
struct ChordPath {
  /// The times of the points, including the ends of the run.
  private(set) var times: [Double]

  /// Finds the path.
  ///
  /// - Parameters:
  ///   - run: The enclosed components.
  ///   - distance: The maximum distance of each component from the path; more than the gap.
  ///   - value: Returns a component at a time inside the run.
  init(
    through run: EnclosedRun, within distance: Double, _ value: (Int, Double) -> Double
  ) {
    let candidates = ChordPath.instants(of: run)
    times = [run.begin]
    var start = 0
    // For each component, the first points of the two chains that are after the start.
    var passed = run.components.map { _ in (lower: 1, upper: 1) }
    while start + 1 < candidates.count {
      var cones = run.components.map { _ in (low: -Double.infinity, high: Double.infinity) }
      var indices = passed
      var (best, bestIndices) = (start + 1, passed)
      let begin = candidates[start]
      let origins = run.components.indices.map { ChordPath.value($0, begin, run, value) }
      for next in (start + 1)..<candidates.count {
        let end = candidates[next]
        var isReached = true
        var isOpen = true
        for (index, enclosure) in run.components.enumerated() {
          let origin = origins[index]
          func slope(_ point: ChainPoint, _ offset: Double) -> Double {
            (point.value + offset - origin) / (point.time - begin)
          }
          while indices[index].lower < enclosure.lower.count,
            enclosure.lower[indices[index].lower].time <= end
          {
            let point = enclosure.lower[indices[index].lower]
            if point.time > begin {
              cones[index].high = Swift.min(cones[index].high, slope(point, distance))
            }
            indices[index].lower += 1
          }
          while indices[index].upper < enclosure.upper.count,
            enclosure.upper[indices[index].upper].time <= end
          {
            let point = enclosure.upper[indices[index].upper]
            if point.time > begin {
              cones[index].low = Swift.max(cones[index].low, slope(point, -distance))
            }
            indices[index].upper += 1
          }
          let chord = slope(
            ChainPoint(time: end, value: ChordPath.value(index, end, run, value)), 0)
          isReached = isReached && chord >= cones[index].low && chord <= cones[index].high
          isOpen = isOpen && cones[index].low <= cones[index].high
        }
        guard isOpen else { break }
        if isReached || next == start + 1 { (best, bestIndices) = (next, indices) }
      }
      times.append(candidates[best])
      (start, passed) = (best, bestIndices)
    }
  }

  /// Returns the times at which a component is known exactly, without duplicates.
  private static func instants(of run: EnclosedRun) -> [Double] {
    var instants: [Double] = []
    for time in run.components.flatMap({ $0.knots }).sorted() where time != instants.last {
      instants.append(time)
    }
    return instants
  }

  /// Returns a component at a time, one-sided at the ends of the run.
  private static func value(
    _ index: Int, _ time: Double, _ run: EnclosedRun, _ value: (Int, Double) -> Double
  ) -> Double {
    if time == run.begin { return run.components[index].lower[0].value }
    return time == run.end ? run.components[index].last : value(index, time)
  }
}
