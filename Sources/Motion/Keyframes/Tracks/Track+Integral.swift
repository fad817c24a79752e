// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track where Value == Double {
  /// The integrals of the easings of the track's eased lines, in their order.
  var easingIntegrals: [EasingIntegral] { storage.easedLines.map { EasingIntegral($0.easing) } }

  /// Returns the value in a segment, including its one-sided ends.
  func rate(ofSegment index: Int, at time: Double) -> Double {
    storage.state(ofSegment: index, at: time).value
  }

  /// Returns the integral over a segment up to a time, in closed form where there is one.
  ///
  /// Eased cubics and paths have none.
  func integral(
    ofSegment index: Int, to time: Double, _ areas: [EasingIntegral]
  ) -> Double {
    let segment = storage.segments[index]
    let elapsed = time - segment.begin
    let progress = elapsed / segment.duration
    switch segment.shape {
    case .line, .hermite:
      let arc = TrackArc(segment, nearEnd: false)
      let cubic = arc.c1 / 2 + (arc.c2 / 3 + arc.c3 / 4 * progress) * progress
      return elapsed * (arc.c0 + cubic * progress)
    case .easedLine:
      let area = areas[Int(segment.listIndex)].value(to: progress)
      return segment.start * elapsed + (segment.end - segment.start) * (area * segment.duration)
    case .spring:
      let motion = storage.springs[Int(segment.listIndex)]
      let (spring, state) = (motion.spring, motion.state(at: elapsed))
      guard spring.squaredFrequency > 0x1p-400 && spring.squaredFrequency < 0x1p400 else {
        return quadrature(ofSegment: index, to: time)
      }
      let change = (state.value - motion.origin) * (2 * spring.decayRate)
      let swing = (state.velocity - motion.initialVelocity) + change
      return motion.target * elapsed - swing / spring.squaredFrequency
    case .easedHermite, .path: return quadrature(ofSegment: index, to: time)
    }
  }

  /// Returns the integral over a segment by five-point Gauss–Legendre over its sixteenths.
  private func quadrature(ofSegment index: Int, to time: Double) -> Double {
    let segment = storage.segments[index]
    var (sum, left) = (0.0, segment.begin)
    for step in 1...16 {
      let right = Swift.min(time, segment.begin + segment.duration * (Double(step) / 16))
      guard right > left else { break }
      let half = (right - left) / 2
      func pair(_ node: Double) -> Double {
        rate(ofSegment: index, at: left + half - half * node)
          + rate(ofSegment: index, at: left + half + half * node)
      }
      // Abramowitz & Stegun, table 25.4, n = 5.
      sum +=
        half
        * (0.568_888_888_888_888_9 * rate(ofSegment: index, at: left + half)
          + 0.478_628_670_499_366_47 * pair(0.538_469_310_105_683_1)
          + 0.236_926_885_056_189_08 * pair(0.906_179_845_938_664))
      left = right
    }
    return sum
  }
}
