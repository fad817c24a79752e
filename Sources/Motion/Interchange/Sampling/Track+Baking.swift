// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension Track {
  /// Creates a track of cubics within a tolerance of a motion.
  ///
  /// Where two cubics meet, value and velocity are those of the motion. A jump becomes a move, and
  /// at a corner the two sides keep their velocities. Unless an interval is given, the track ends at
  /// the motion's end: a baked spring rests at its target. A tree of combinators becomes a track that
  /// can be stored and sent, and whose sample costs one cubic.
  /// ```swift
  /// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy)
  /// let baked = try Track(baking: card, within: 0.1)
  /// baked.boundaries.count  // 6
  /// ```
  ///
  /// - Parameters:
  ///   - motion: The motion, whose value exposes its components.
  ///   - tolerance: The maximum distance of the track from the motion at any time of the interval
  ///     and, without a given interval, after it; in the unit of the value.
  ///   - range: The baked interval, in seconds; unless given, as for
  ///     ``SampledMotion/init(_:within:over:)``. The track begins at time 0 for every range, and is
  ///     constant before its beginning and after its end.
  /// - Throws: `SamplingError` if the motion is infinite and no range is given, if more than 65 536
  ///   cubics would be needed, or if the tolerance is below the rounding of the motion.
  /// - Precondition: The tolerance is positive and finite. The value has components.
  /// - Accuracy: As ``SampledMotion/init(_:within:over:)``. Where the motion is too steep for a
  ///   cubic, short lines replace it.
  /// - Properties: The length of each cubic is within 2 % of the maximum from its beginning.
  /// - Edge cases: At the very instant of a jump the track has the value after it, also where the
  ///   motion has the one before. A tolerance below 10⁻¹⁰ of the travel is rejected, because the
  ///   number of points in the enclosure is proportional to the inverse square root of the
  ///   tolerance.
  /// - Complexity: About 20 samples of the motion for each sample of a list within the same
  ///   tolerance.
  public init(
    baking motion: some Trajectory<Value>, within tolerance: Double,
    over range: ClosedRange<Double>? = nil
  ) throws(SamplingError) {
    let enclosed = try motion.enclosed(within: tolerance, over: range)
    var keyframes: [Keyframe<Value>] = []
    // The time is the sum of the durations, as in the track.
    var time = 0.0
    var start = enclosed.interval.end
    for (index, run) in enclosed.runs.enumerated() {
      let path = try HermitePath(through: run, within: tolerance) { motion.state(at: $0) }
      let first = run.first(as: Value.self)
      if index == 0 { start = first } else { keyframes.append(.move(to: first)) }
      for piece in path.pieces {
        // A jump has its new value at its time, and a move an ulp later.
        let isJump = piece.end == run.end && index + 1 < enclosed.runs.count
        let end = piece.end - enclosed.interval.range.lowerBound
        let duration = (isJump ? end.nextDown : end) - time
        keyframes.append(
          .cubic(
            to: piece.last.value, duration: Swift.max(0, duration),
            startVelocity: piece.first.velocity, endVelocity: piece.last.velocity))
        time += Swift.max(0, duration)
      }
    }
    if enclosed.jumpsAtEnd { keyframes.append(.move(to: enclosed.interval.end)) }
    self.init(from: start, keyframes)
  }
}
