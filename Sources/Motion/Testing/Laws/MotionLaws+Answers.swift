// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

extension MotionLaws {
  /// Every crossing of a level is listed once, and whatever is listed crosses or touches it.
  package static func crossings(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    guard motion.restTime < .infinity && motion.isAnalyzable, let marks = marks(motion) else {
      return nil
    }
    return crossings(
      motion, along: 1, at: [0.07, 0.31, 0.5, 0.77, 0.99, 0], marks: marks,
      least: scale(tree), isSteep: tree.isSteep
    ) { $0 }
  }

  /// The greatest speed is that of an instant, and no instant is faster.
  package static func speeds(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    guard motion.restTime < .infinity && motion.isAnalyzable, !tree.isSteep,
      let marks = marks(motion)
    else { return nil }
    var times = dense(motion, marks)
    for (low, high) in zip([0] + marks.sorted(), marks.sorted()) {
      for step in 1..<16 { times.append(low + (high - low) * Double(step) / 16) }
    }
    // At the edge of a jump one instant may show either side, and both at once in a sum.
    times.removeAll { isNear(marks, $0) }
    for mark in marks { times += [mark - 33 * max(1, mark).ulp, mark + 33 * max(1, mark).ulp] }
    times = times.filter { $0 >= 0 }.sorted()
    let speed = { (time: Double) in motion.velocity(at: time).magnitude }
    let most = motion.peakSpeed
    var best = (time: 0.0, speed: -1.0)
    for time in times where speed(time) > best.speed { best = (time, speed(time)) }
    let scale = self.scale(tree)
    // Where an easing is level, its output is rounded to its end 10⁻⁸ of its duration earlier, with
    // the rate that the motion has from there on.
    let slack = 1e-7 * most + 1e-7 * scale
    // Under an easing, and in sums, rates are sampled.
    guard best.speed <= most * (1 + 1e-3) + slack else {
      return "\(best.speed) at \(best.time) is faster than \(most)"
    }
    // Between two samples it may be faster, next to any of those that are faster than their
    // neighbors.
    let speeds = times.map(speed)
    let tops = times.indices.filter {
      speeds[$0] >= speeds[max($0 - 1, 0)] && speeds[$0] >= speeds[min($0 + 1, speeds.count - 1)]
    }
    for top in tops.sorted(by: { speeds[$0] > speeds[$1] }).prefix(16) {
      var (low, high) = (times[max(top - 1, 0)], times[min(top + 1, times.count - 1)])
      for _ in 0..<60 {
        let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
        if speed(left) < speed(right) { low = left } else { high = right }
      }
      for time in [low, high] where speed(time) > best.speed { best = (time, speed(time)) }
      if best.speed >= most { break }
    }
    // What shows for one instant counts, too, and where the motion says that its speed turns.
    var turns: [Double] = []
    _ = motion.visitStretches(of: .speed, from: 0, upTo: motion.restTime) {
      turns.append($0.begin)
      return turns.count < 10_000
    }
    for time in (marks + turns).flatMap({ [$0.nextDown, $0, $0.nextUp] }) where time >= 0 {
      if speed(time) > best.speed { best = (time, speed(time)) }
    }
    guard best.speed >= most * (1 - 1e-2) - slack else {
      return "no instant is as fast as \(most), but \(best.speed) at \(best.time)"
    }
    return nil
  }

  /// The answers about a motion in the plane, one of six, along an axis or a slant.
  package static func directions(_ tree: RandomMotion) -> String? {
    let first = tree.motion
    let across = first.mapped(through: DirectionMap(SIMD2(1.0, 0)))
    let along = first.delayed(by: 0.1).speed(0.8).mapped(through: DirectionMap(SIMD2(0, -0.5)))
    let line = EasedTrajectory(from: SIMD2(3.0, 1), to: SIMD2(-1, 2), duration: 0.7)
    let timing = Timing(
      duration: 0.8, iterations: 2, direction: .alternate, easing: .penner(.back, .out))
    let motions: [AnyTrajectory<SIMD2<Double>>] = [
      AnyTrajectory(across + along), AnyTrajectory((across + along).reversed()),
      AnyTrajectory(across.repeated(1.5, autoreverses: true)),
      AnyTrajectory(line.followed(by: across)),
      AnyTrajectory(across.crossfaded(to: line, at: 0.2, duration: 0.3)),
      AnyTrajectory(line.timed(by: timing) + along),
    ]
    var random = SeededGenerator(seed: first.restTime.bitPattern)
    let index = Int(random.next() % UInt64(motions.count))
    let direction = [SIMD2(1.0, 0), SIMD2(0, 1), SIMD2(0.6, 0.8)][Int(random.next() % 3)]
    let motion = motions[index]
    guard motion.restTime < .infinity && motion.isAnalyzable else { return nil }
    var marks: [Double] = []
    _ = motion.visitStretches(of: .along(direction), from: 0, upTo: .infinity) {
      if $0.end < .infinity { marks.append($0.end) }
      return true
    }
    return crossings(
      motion, along: direction, at: [0.4], marks: marks, least: scale(tree),
      isSteep: tree.isSteep
    ) { $0.dot(direction) }.map { "motion \(index) along \(direction): \($0)" }
  }

  /// A curve that is not monotone to the last bit blurs a jump by some ulp.
  private static func isNear(_ marks: [Double], _ time: Double) -> Bool {
    marks.contains { ($0 - time).magnitude <= 32 * max(1, time).ulp }
  }

  private static func crossings<Motion: Trajectory>(
    _ motion: Motion, along direction: Motion.Value, at shares: [Double], marks: [Double],
    least: Double, isSteep: Bool,
    _ number: @escaping (Motion.Value) -> Double
  ) -> String? {
    let rest = motion.restTime
    let value = { (time: Double) in number(motion.value(at: time)) }
    var times = [0, rest, rest * 1.5] + (0...400).map { rest * Double($0) / 400 }
    for mark in marks { times += [mark.nextDown.nextDown, mark.nextDown, mark, mark.nextUp] }
    times = times.filter { $0 >= 0 }.sorted()
    let values = times.map(value)
    let (peak, trough) = (motion.peak(along: direction), motion.trough(along: direction))
    let scale = values.reduce(least) {
      max($0, $1.magnitude)
    }
    let tolerance = 1024 * scale.ulp
    for (time, value) in zip(times, values) {
      let isBlurred = isNear(marks, time)
      guard isBlurred || value <= peak.value + tolerance && value >= trough.value - tolerance else {
        return "\(value) at \(time) not between \(trough) and \(peak)"
      }
    }
    let size = peak.value - trough.value
    guard size > 64 * tolerance else { return nil }
    var levels = shares.map { trough.value + size * $0 }
    levels += [peak.value, values[0], values[values.count / 3], value(rest)]
    for level in levels {
      let found = Array(motion.times(reaching: level, along: direction))
      // Where the motion is flat, rounding decides.
      func isSame(_ a: Double?, _ b: Double?) -> Bool {
        guard let a, let b else {
          // A turn is rounded, and with it what it reaches.
          return a == b
            || [peak, trough].contains { ($0.value - level).magnitude <= 4 * scale.ulp }
        }
        // The later may be an instant at which the motion jumps.
        let (low, high) = (min(a, b), max(a, b).nextDown)
        return (a - b).magnitude <= 32 * max(1, a).ulp
          || (0...8).allSatisfy {
            (value(low + (high - low) * Double($0) / 8) - level).magnitude <= 16 * scale.ulp
          }
          || [a, b].allSatisfy { time in
            [-1e-6 * rest, 0, 1e-6 * rest].allSatisfy {
              (value(max(0, time + $0)) - level).magnitude <= 1e-6 * size
            }
          }
      }
      let (first, last) = (
        motion.firstTime(reaching: level, along: direction),
        motion.lastTime(reaching: level, along: direction)
      )
      guard isSame(found.first, first) else {
        return "times at \(level) begin with \(found.prefix(2)), not with \(first ?? -1)"
      }
      guard
        isSame(found.last, last)
          || found.contains(where: { isSame($0, last) && isSame($0, found.last) })
      else {
        return "times at \(level) end with \(found.suffix(2)), not with \(last ?? -1)"
      }
      // Where a motion jumps there and back, it crosses twice.
      for (a, b) in zip(found, found.dropFirst())
      where !isSteep && !isNear(marks, a) && b - a <= 8 * a.ulp
        && (value(a) - level).magnitude <= 16 * level.ulp
      {
        return "\(level) is listed at \(a) and at \(b)"
      }
      for time in found {
        // Times are rounded, and what is steep moves by that.
        let near =
          (-8...8).map { max(0, time + Double($0) * max(0.25, time).ulp) }
          + [time.nextDown, time.nextUp].map { max(0, $0) }
        let shown = near.map { value($0) - level }
        let gap = tolerance + (isSteep ? 2e-3 * size : 1e-9 * size)
        let isPassed = shown.contains { $0 < 0 } && shown.contains { $0 > 0 }
        guard
          isPassed || shown.contains(where: { $0.magnitude <= gap })
            || isNear(marks, time)
        else { return "\(level) is not reached at \(time): \(value(time))" }
      }
      var before: (time: Double, isAbove: Bool)?
      // A stretch may begin an instant after a vertical tangent, which takes half the digits.
      let margin = isSteep ? 1e-7 * scale : tolerance
      for (time, value) in zip(times, values) where (value - level).magnitude > margin {
        if let before, before.isAbove != (value > level) {
          let slack = isSteep ? 0x1p-26 * max(1, time) : 32 * max(1, time).ulp
          guard found.contains(where: { $0 >= before.time - slack && $0 <= time + slack }) else {
            let list = found.prefix(8)
            return "\(level) is crossed between \(before.time) and \(time), but not in \(list)"
          }
        }
        before = (time, value > level)
      }
    }
    return nil
  }
}
