// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A cubic of time between two states.
struct HermitePiece<Value: VectorSpace> {
  var begin: Double
  var end: Double
  var first: KinematicState<Value>
  var last: KinematicState<Value>
}

/// A run of a motion as cubics that have its value and velocity where they meet.
///
/// Each cubic has the maximum length within the tolerance, which is found by bisection. The
/// distance of a cubic from the enclosure is greatest at an end of one of the enclosure's lines, or
/// where the slopes are equal, at a root of a quadratic.
///
/// - Complexity: O(*n* log *n*) for *n* points of the enclosure.
struct HermitePath<Value: VectorSpace> {
  private(set) var pieces: [HermitePiece<Value>] = []

  private let run: EnclosedRun
  private let tolerance: Double

  /// Finds the cubics.
  ///
  /// - Parameters:
  ///   - run: The enclosed components.
  ///   - tolerance: The maximum distance of the cubics from the motion.
  ///   - state: Returns the state at a time inside the run.
  /// - Throws: `SamplingError` if there are too many cubics.
  init(
    through run: EnclosedRun, within tolerance: Double,
    _ state: (Double) -> KinematicState<Value>
  ) throws(SamplingError) {
    self.run = run
    self.tolerance = tolerance * (1 - 1.0 / 512)
    for span in run.spans {
      var first = HermitePath.state(span.first)
      var begin = span.begin
      var length = span.end - begin
      while begin < span.end {
        func piece(_ end: Double) -> HermitePiece<Value> {
          HermitePiece(
            begin: begin, end: end, first: first,
            last: end < span.end ? state(end) : HermitePath.state(span.last))
        }
        let next = nextKnot(after: begin, upTo: span.end)
        var best: HermitePiece<Value>?
        var (low, high) = (begin, span.end)
        var end = Swift.min(begin + 2 * length, span.end)
        // The remaining interval is bisected to 2 % of the length.
        while end > low && (best == nil ? end > next : high - low > 0.02 * (low - begin)) {
          let candidate = piece(end)
          if fits(candidate) {
            best = candidate
            low = end
            if end == span.end { break }
          } else {
            high = end
          }
          end = low + (high - low) / 2
        }
        let found = best ?? line(to: piece(next))
        pieces.append(found)
        guard pieces.count <= SampledMotion<Value>.maximumCount else {
          throw .tooManySamples(limit: SampledMotion<Value>.maximumCount)
        }
        length = found.end - begin
        (begin, first) = (found.end, found.end < span.end ? state(found.end) : found.last)
      }
    }
  }

  /// Returns a state from the states of its components.
  private static func state(_ components: [KinematicState<Double>]) -> KinematicState<Value> {
    var (value, velocity) = (Value.zero, Value.zero)
    for (index, component) in components.enumerated() {
      value[component: index] = component.value
      velocity[component: index] = component.velocity
    }
    return KinematicState(value: value, velocity: velocity)
  }

  /// Returns the first time at which a component is known exactly; a line to it is in the
  /// tolerance.
  private func nextKnot(after time: Double, upTo end: Double) -> Double {
    var next = end
    for enclosure in run.components {
      let knot = enclosure.knots.partitioningIndex { $0 > time }
      if knot < enclosure.knots.count { next = Swift.min(next, enclosure.knots[knot]) }
    }
    return next
  }

  /// Returns a short piece as a line, where the motion is too steep for a cubic.
  private func line(to piece: HermitePiece<Value>) -> HermitePiece<Value> {
    if fits(piece) { return piece }
    var line = piece
    let velocity = (piece.last.value - piece.first.value).scaled(by: 1 / (piece.end - piece.begin))
    (line.first.velocity, line.last.velocity) = (velocity, velocity)
    return line
  }

  /// Returns whether a cubic stays within the tolerance.
  private func fits(_ piece: HermitePiece<Value>) -> Bool {
    var square = 0.0
    for (index, enclosure) in run.components.enumerated() {
      let cubic = ScalarCubic(piece, component: index)
      let rise = cubic.rise(over: enclosure.lower, sign: 1)
      let fall = cubic.rise(over: enclosure.upper, sign: -1)
      let distance = Swift.max(0, Swift.max(rise, fall))
      square += distance * distance
      guard square <= tolerance * tolerance else { return false }
    }
    return true
  }
}

/// One component of a cubic of time.
private struct ScalarCubic {
  private let begin: Double
  private let end: Double
  private let duration: Double
  private let c0: Double
  private let c1: Double
  private let c2: Double
  private let c3: Double

  init<Value>(_ piece: HermitePiece<Value>, component index: Int) {
    (begin, end, duration) = (piece.begin, piece.end, piece.end - piece.begin)
    c0 = piece.first.value[component: index]
    let change = piece.last.value[component: index] - c0
    let m0 = piece.first.velocity[component: index] * duration
    let m1 = piece.last.velocity[component: index] * duration
    c1 = m0
    c2 = 3 * change - 2 * m0 - m1
    c3 = (m0 - change) + (m1 - change)
  }

  private func value(_ u: Double) -> Double { c0 + (c1 + (c2 + c3 * u) * u) * u }

  /// Returns the maximum height above a chain, or the depth below it for the sign −1.
  func rise(over chain: [ChainPoint], sign: Double) -> Double {
    var greatest = -Double.infinity
    var index = Swift.max(1, chain.partitioningIndex { $0.time > begin })
    while index < chain.count, chain[index - 1].time < end {
      let (a, b) = (chain[index - 1], chain[index])
      index += 1
      let slope = (b.value - a.value) / (b.time - a.time)
      let low = (Swift.max(a.time, begin) - begin) / duration
      let high = (Swift.min(b.time, end) - begin) / duration
      func compare(_ u: Double) {
        let line = ValueEnclosure.line(a, b, at: begin + u * duration)
        let rise = (value(u) - line) * sign
        greatest = rise > greatest || rise != rise ? (rise == rise ? rise : .infinity) : greatest
      }
      compare(low)
      compare(high)
      for root in Roots.quadratic(3 * c3, 2 * c2, c1 - slope * duration)
      where root > low && root < high { compare(root) }
    }
    return greatest
  }
}
