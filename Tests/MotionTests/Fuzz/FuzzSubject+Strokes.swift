// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// What a pen draws.
extension FuzzSubject {
  static let strokes: [FuzzSubject] = [
    .coded {
      $0.strokePoint()
    } look: { point, probe in
      let other = probe.draw { $0.strokePoint() }
      let share = probe.draw { $0.fraction() }
      let between = probe.measure(".interpolated(to:by:)") {
        point.interpolated(to: other, by: share)
      }
      probe.finite(between.position)
      probe.finite(between.pressure)
      probe.finite(between.time)
    },
    .coded { random in
      Stroke(random.list(below: 30) { $0.strokePoint() }, isClosed: random.chance(0.3))
    } look: {
      $1.examine($0)
    },
  ]
}

extension FuzzProbe {
  /// Asks a stroke for everything that is made of it.
  func examine(_ stroke: Stroke) {
    finite(measure(".length") { stroke.length })
    integer(measure(".smoothed()") { stroke.smoothed() }.segments.count)
    integer(measure(".smoothed(within:)") { stroke.smoothed(within: 0.5) }.points.count)
    integer(measure(".outline") { stroke.outline { 9 * $0.pressure } }.segments.count)
    integer(measure(".path") { stroke.path }.segments.count)
    let (size, count, tolerance) = draw {
      ($0.positive(), 1 + $0.below(40), $0.pick([0, $0.notNegative(), .infinity, .nan]))
    }
    let spacing = max(size, stroke.length / 100)
    let indices = measure(".simplifiedIndices(within:)") {
      stroke.simplifiedIndices(within: tolerance)
    }
    expect(indices.isEmpty == stroke.points.isEmpty, "\(indices) remain of the stroke")
    let (lower, upper) = draw { ($0.fraction(), $0.fraction()) }
    for part in [
      measure(".resampled(count:)") { stroke.resampled(count: count) },
      measure(".resampled(spacing:)") { stroke.resampled(spacing: spacing) },
      measure(".trimmed(from:to:)") { stroke.trimmed(from: lower, to: upper) },
    ] {
      integer(part.points.count)
      if let last = part.points.last { finite(last.position) }
    }
    let replay = measure(".replay") { stroke.replay }
    let time = draw { $0.time(around: replay.duration) }
    finite(replay.value(at: time))
    finite(measure(".replayedPressure") { stroke.replayedPressure }.value(at: time))
  }
}

extension FuzzRandom {
  /// A point of a stroke, within its limits.
  mutating func strokePoint() -> Stroke.Point {
    func held(_ number: Double) -> Double { min(1e150, max(-1e150, number)) }
    return Stroke.Point(
      SIMD2(held(number()), held(number())), pressure: fraction(), time: held(number()))
  }
}
