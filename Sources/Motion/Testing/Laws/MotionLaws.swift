// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// The laws of composition: each says what is wrong with a motion, or nothing.
package enum MotionLaws {
  /// The laws, in the order in which they are asked.
  package static let all: [@Sendable (RandomMotion) -> String?] = [
    { ends($0) }, { samples($0) }, { stretches($0) }, { slope($0) }, { beyond($0) },
    { analysis($0) }, { events($0) }, { crossings($0) }, { speeds($0) },
  ]

  /// Times at which a motion of some length might break.
  package static func times(_ motion: AnyTrajectory<Double>) -> [Double] {
    let marks = [motion.duration, motion.restTime, motion.duration / 2, 0, 1]
    var times: [Double] = [
      -1, -.leastNonzeroMagnitude, .leastNonzeroMagnitude, 1e-300, 1e15, 1e300, -1e300,
      .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
    ]
    for mark in marks where mark < .infinity { times += [mark.nextDown, mark, mark.nextUp] }
    return times
  }

  /// The start holds before time 0, and the end from the rest time on, to the bit.
  package static func ends(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    let (duration, rest, end) = (motion.duration, motion.restTime, motion.end)
    guard duration >= 0, rest >= duration else { return "duration \(duration), rest \(rest)" }
    if rest < .infinity {
      for time in [rest, rest.nextUp, rest + 1e-3, rest * 2, rest + 1e9] {
        guard motion.value(at: time) == end else {
          return "shows \(motion.value(at: time)) at \(time), not its end \(end); rest \(rest)"
        }
        guard time == rest || motion.velocity(at: time) == 0 else {
          return "moves by \(motion.velocity(at: time)) at \(time), after its rest \(rest)"
        }
      }
    }
    if tree.isAuthored, duration < .infinity, motion.value(at: duration) != end {
      return "shows \(motion.value(at: duration)) at its duration \(duration), not \(end)"
    }
    for time in [-Double.leastNonzeroMagnitude, -1, -1e300] {
      guard motion.state(at: time) == KinematicState(value: motion.start) else {
        return "shows \(motion.state(at: time)) at \(time), not its start \(motion.start)"
      }
    }
    guard motion.state(at: .nan) == motion.state(at: 0) else {
      return "NaN \(motion.state(at: .nan)) is not time 0 \(motion.state(at: 0))"
    }
    guard motion.state(at: -0.0) == motion.state(at: 0) else { return "−0 is not 0" }
    return nil
  }

  /// Every sample is finite, and the value is that of the state, to the bit.
  package static func samples(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    let horizon = motion.duration < .infinity ? motion.duration : 3
    var times = times(motion)
    for step in 0...40 { times.append(horizon * (Double(step) / 36 - 0.05)) }
    for time in times {
      let (value, state) = (motion.value(at: time), motion.state(at: time))
      guard value.bitPattern == state.value.bitPattern else {
        return "value \(value), state \(state.value) at \(time)"
      }
      guard state.value.isFinite, state.velocity.isFinite else { return "\(state) at \(time)" }
      let (beyond, all) = (motion.value(beyond: time), motion.state(beyond: time))
      guard beyond.bitPattern == all.value.bitPattern else {
        return "value \(beyond), state \(all.value) beyond \(time)"
      }
      guard all.value.isFinite, all.velocity.isFinite else { return "\(all) beyond \(time)" }
      if time >= 0, time < motion.duration, beyond != value {
        return "beyond \(beyond) but \(value) at \(time), inside \(motion.duration)"
      }
    }
    return nil
  }

  /// The largest number that shows anywhere in the tree.
  package static func scale(_ tree: RandomMotion) -> Double {
    let motion = tree.motion
    var scale = tree.members.map(scale).max() ?? 0
    let horizon = motion.duration < .infinity ? motion.duration : 3
    for step in 0...64 {
      scale = max(scale, motion.value(at: horizon * Double(step) / 64).magnitude)
    }
    return max(scale, motion.start.magnitude, motion.end.magnitude)
  }

  /// How many stretches, or events, a law looks at, of motions that may have millions.
  package static let most = 4096

  /// The stretches of an interval, of many the first ones.
  package static func stretches(
    _ motion: AnyTrajectory<Double>, from start: Double = 0, upTo end: Double = .infinity,
    beyond: Bool = false
  ) -> [Stretch] {
    var list: [Stretch] = []
    _ = motion.visitStretches(of: .along(1), from: start, upTo: end, beyond: beyond) {
      list.append($0)
      return list.count < most
    }
    return list
  }

  /// Stretches tile time; in each every sample lies between its ends, and samples rise or fall.
  package static func stretches(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    guard motion.restTime < .infinity else { return nil }
    return stretches(tree, stretches(motion), from: 0, upTo: .infinity, motion.state(at:))
  }

  /// The same of what shows where an easing overshoots.
  package static func beyond(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    let duration = motion.duration < .infinity ? motion.duration : 1
    var random = SeededGenerator(seed: duration.bitPattern)
    let start = random.nextUnit() < 0.2 ? 0 : -(random.nextUnit() * duration + 0.1)
    let end = random.nextUnit() < 0.2 ? duration : duration * (1 + random.nextUnit()) + 0.1
    guard start < end else { return nil }
    let list = stretches(motion, from: start, upTo: end, beyond: true)
    return stretches(tree, list, from: start, upTo: end, motion.state(beyond:))
  }

  private static func stretches(
    _ tree: RandomMotion, _ list: [Stretch], from start: Double, upTo end: Double,
    _ state: (Double) -> KinematicState<Double>
  ) -> String? {
    var scale = self.scale(tree)
    for stretch in list { scale = max(scale, stretch.first.magnitude, stretch.last.magnitude) }
    let text = "\(tree)"
    // What is wrapped in is asked at times that are rounded; what is vertical loses half its digits,
    // or two thirds of them. The instants of a joint are as exact as the last time of a motion.
    let isLong = tree.motion.restTime > 1e4 && tree.motion.restTime < .infinity
    let tolerance =
      isCubicallySteep(text)
      ? 2e-5 * scale : tree.isSteep ? 1e-7 * scale : (isLong ? 65_536 : 1024) * scale.ulp
    // Rounding decides on which side of a step its argument falls.
    let isStaircase = text.contains("steps")
    let isEased = ["timed", "group", "nested"].contains { text.contains($0) }
    let isSteep = tree.isSteep
    var position = start
    for (index, stretch) in list.enumerated() {
      guard stretch.begin == position, stretch.end >= stretch.begin else {
        return "\(stretch) does not tile at \(position)"
      }
      position = stretch.end
      guard stretch.begin < stretch.end else { continue }
      let last = stretch.end < .infinity ? stretch.end.nextDown : stretch.begin + 1
      var times = [stretch.begin, stretch.begin.nextUp, last.nextDown, last]
      for step in 1..<16 {
        times.append(stretch.begin + (last - stretch.begin) * Double(step) / 16)
      }
      let (low, high) = (min(stretch.first, stretch.last), max(stretch.first, stretch.last))
      let rises = stretch.last >= stretch.first
      var before: (time: Double, value: Double)?
      for time in times.sorted() where time >= stretch.begin && time <= last {
        let value = state(time).value
        // A curve that is not monotone to the last bit blurs a jump by some ulp.
        let edge = 32 * max(1, time.magnitude).ulp
        let isBlurred = time - stretch.begin < edge || stretch.end - time < edge
        guard value >= low - tolerance, value <= high + tolerance else {
          let neighbors = list[max(0, index - 1)...min(list.count - 1, index + 1)]
          // Under an easing rounding may also leave out what shows for an instant.
          if isEased && (isBlurred || isStaircase) { continue }
          if isBlurred,
            neighbors.contains(where: {
              value >= min($0.first, $0.last) - tolerance
                && value <= max($0.first, $0.last) + tolerance
            })
          {
            continue
          }
          return "shows \(value) at \(time) in \(stretch)"
        }
        let slack = max(tolerance, 1e-6 * scale)
        if isBlurred { continue }
        if let before, rises ? value < before.value - slack : value > before.value + slack {
          return "shows \(before.value) at \(before.time), then \(value) at \(time) in \(stretch)"
        }
        before = (time, value)
      }
      // The number at an end is the limit of what is shown there.
      for (edge, inner, number) in [
        (stretch.begin, stretch.begin.nextUp, stretch.first), (last, last.nextDown, stretch.last),
      ] where stretch.end < .infinity && inner >= stretch.begin && inner <= last {
        let value = state(edge).value
        // Times are rounded, its own and those inside: what is steep moves by that.
        let step = max(
          (state(inner).value - value).magnitude,
          state(edge).velocity.magnitude * max(1, edge.magnitude).ulp)
        // Under an easing rounding may show the other side of a jump for an instant.
        let other =
          edge == stretch.begin
          ? index > 0 ? list[index - 1].last : number
          : index + 1 < list.count ? list[index + 1].first : number
        let gap = (isSteep ? 2e-3 : 1e-5) * scale + 16 * step
        guard
          (value - number).magnitude <= gap || isStaircase
            || isEased && (value - other).magnitude <= gap
        else {
          return "shows \(value) at \(edge), but says \(number) in \(stretch)"
        }
      }
    }
    guard position == end || list.count == most else { return "stretches end at \(position)" }
    return nil
  }

  /// Whether a tree has a slope that is vertical like that of a cube root, of which rounding takes
  /// 3 ∛2⁻⁵³.
  private static func isCubicallySteep(_ text: String) -> Bool {
    text.contains("bezier(1, 0, 1, 0)") || text.contains("bezier(0, 1, 0, 1)")
  }

  /// Times at which a motion may turn or jump; nil if those are too many to be looked at.
  package static func marks(_ motion: AnyTrajectory<Double>) -> [Double]? {
    let stretches = stretches(motion)
    guard stretches.count < most else { return nil }
    var marks = stretches.map(\.end).filter { $0 < .infinity }
    let isWhole = motion.visitEvents(from: -.infinity, to: motion.restTime) {
      marks.append($0.time)
      return marks.count < 2 * most
    }
    return isWhole ? marks : nil
  }

  /// Times at which a motion is sampled to test its analysis.
  package static func dense(_ motion: AnyTrajectory<Double>, _ marks: [Double]) -> [Double] {
    let rest = motion.restTime
    var times: [Double] = [0, rest, rest * 1.5]
    for step in 0...400 { times.append(rest * Double(step) / 400) }
    for mark in marks { times += [mark.nextDown.nextDown, mark.nextDown, mark, mark.nextUp] }
    return times.filter { $0 >= 0 }.sorted()
  }

  /// Peaks, turns, levels and settling agree with dense samples.
  package static func analysis(_ tree: RandomMotion) -> String? {
    let motion = tree.motion
    let text = "\(tree)"
    guard motion.restTime < .infinity && motion.isAnalyzable, let marks = marks(motion) else {
      return nil
    }
    let times = dense(motion, marks)
    let values = times.map(motion.value(at:))
    var scale = self.scale(tree)
    for value in values { scale = max(scale, value.magnitude) }
    let tolerance = 1024 * scale.ulp
    let (start, end) = (motion.start, motion.end)
    /// Whether a number is shown at a time, or a side of a jump there.
    func shows(_ number: Double, at time: Double) -> Bool {
      let near = [time.nextDown.nextDown, time.nextDown, time, time.nextUp, time.nextUp.nextUp]
      let shown = near.filter { $0 >= 0 }.map(motion.value(at:))
      let slope = near.map { motion.velocity(at: $0).magnitude * $0.ulp }.max() ?? 0
      var gap = (isSteep ? 2e-3 : 1e-5) * scale + 16 * min(slope, scale)
      for (a, b) in zip(shown, shown.dropFirst()) where (a - b).magnitude < 1e-3 * scale {
        gap = max(gap, 16 * (a - b).magnitude)
      }
      return shown.contains { ($0 - number).magnitude <= gap }
    }
    let (peak, trough) = (motion.peak, motion.trough)
    let isSteep = tree.isSteep
    let jumps = ["steps", "stops", "move", "discrete", "repeated", "duration: 0.0,"]
      .contains { text.contains($0) }
    /// Whether it is near the edge of a jump, of which one side may show for an instant that falls
    /// between two times of what it is wrapped in.
    func isOnEdge(_ time: Double) -> Bool { (jumps || isSteep) && isNearMark(time) }
    /// A curve that is not monotone to the last bit blurs a jump by some ulp.
    func isNearMark(_ time: Double) -> Bool {
      marks.contains { ($0 - time).magnitude <= 32 * max(1, time).ulp }
    }
    for (time, value) in zip(times, values)
    where !(value <= peak.value + tolerance && value >= trough.value - tolerance) {
      // What is vertical loses half its digits, also in its turns.
      if isSteep, max(value - peak.value, trough.value - value) <= 1e-7 * scale { continue }
      // Of many iterations the first is looked at, which may not show the instant of a jump; and
      // an easing may be past its end by rounding, where a staircase jumps.
      if text.contains("repeated") || text.contains("steps"), isNearMark(time) { continue }
      return "\(value) at \(time) not between \(trough) and \(peak)"
    }
    for point in [peak, trough] + Array(motion.extrema) {
      guard shows(point.value, at: point.time) || isOnEdge(point.time) else {
        return "\(point) is not shown, but \(motion.value(at: point.time))"
      }
    }
    // Turns alternate, and between two of them the motion rises or falls.
    let extrema = Array(motion.extrema)
    for (a, b) in zip(extrema, extrema.dropFirst()) {
      guard a.kind != b.kind, a.time <= b.time else { return "turns \(a) and \(b)" }
    }
    var turn = 0
    var before = values.first ?? 0
    for (time, value) in zip(times, values) {
      while turn < extrema.count, extrema[turn].time < time {
        before = extrema[turn].value
        turn += 1
      }
      // At the instant of a jump's turn either side may show.
      if turn < extrema.count && extrema[turn].time <= time.nextUp { continue }
      if turn > 0 && extrema[turn - 1].time >= time.nextDown { continue }
      if isNearMark(time) { continue }
      guard !extrema.isEmpty else { break }
      let rises =
        turn < extrema.count ? extrema[turn].kind == .maximum : extrema[turn - 1].kind == .minimum
      // Where a curve is vertical, the last bit of the time is more than one of the value.
      let slack = max(tolerance, 1e-6 * scale)
      guard rises ? value >= before - slack : value <= before + slack else {
        return "\(value) at \(time) after \(before), though turns are \(extrema)"
      }
      before = value
    }
    // Turns of a few units in the last place depend on where a search begins.
    var heights = [start] + extrema.map(\.value) + [end]
    if extrema.isEmpty {
      heights = []
      _ = motion.visitStretches(of: .along(1), from: 0, upTo: .infinity) {
        heights += [$0.first, $0.last]
        return true
      }
    }
    var (low, high, rise, fall) = (heights[0], heights[0], 0.0, 0.0)
    for height in heights {
      (low, high) = (min(low, height), max(high, height))
      (rise, fall) = (max(rise, height - low), max(fall, high - height))
    }
    guard
      motion.isMonotone == extrema.isEmpty || (peak.value - trough.value) <= tolerance
        || min(rise, fall) <= 8 * scale.ulp
    else {
      return "isMonotone \(motion.isMonotone) with \(extrema)"
    }
    let over =
      start < end
      ? peak.value - end
      : start > end ? end - trough.value : max(peak.value - end, end - trough.value)
    guard motion.overshoot == max(0, over) else {
      return "overshoot \(motion.overshoot), not \(over)"
    }
    return levels(motion, times, values, tolerance, isOnEdge)
      ?? settling(motion, times, values, tolerance, isOnEdge, isNearMark)
  }

  /// The first time at a level is that of the first sample on its far side.
  package static func levels(
    _ motion: AnyTrajectory<Double>, _ times: [Double], _ values: [Double], _ tolerance: Double,
    _ isOnEdge: (Double) -> Bool
  ) -> String? {
    let (peak, trough) = (motion.peak.value, motion.trough.value)
    guard peak > trough else { return nil }
    var levels = [0.1, 0.5, 0.77, 0.999].map { trough + (peak - trough) * $0 }
    levels += [motion.end, values[values.count / 3]]
    for level in levels {
      let first = values[0]
      let found = motion.firstTime(reaching: level)
      guard first != level else {
        guard found == 0 else { return "starts at \(level), but reaches it at \(found ?? -1)" }
        continue
      }
      let isBelow = first < level
      func isReached(_ value: Double, _ slack: Double) -> Bool {
        isBelow ? value >= level + slack : value <= level - slack
      }
      let index = values.firstIndex { isReached($0, tolerance) }
      if let index {
        guard let found, found <= times[index] + 32 * times[index].ulp else {
          return "\(level) is reached at \(times[index]), not \(found ?? -1)"
        }
      }
      guard let found else { continue }
      // At the last bit of a time the motion may be on its way.
      let step = 4 * motion.velocity(at: found).magnitude * max(1, found).ulp
      guard
        isReached(motion.value(at: found), -tolerance - step)
          || isOnEdge(found)
          || found > 0 && isReached(motion.value(at: found.nextDown), -1e-3 * (peak - trough))
      else {
        return "\(level) is not reached at \(found): \(motion.value(at: found))"
      }
      // Nothing before is on the far side.
      for (time, value) in zip(times, values)
      where time < found - 32 * found.ulp && isReached(value, tolerance) {
        return "\(level) is reached at \(time) by \(value) before \(found)"
      }
    }
    return nil
  }

  /// From the settling time on the motion is near its end, and just before it is not.
  package static func settling(
    _ motion: AnyTrajectory<Double>, _ times: [Double], _ values: [Double], _ tolerance: Double,
    _ isOnEdge: (Double) -> Bool, _ isNearMark: (Double) -> Bool
  ) -> String? {
    let end = motion.end
    let reach = motion.maximumDistanceFromEnd
    // What one instant shows, at the edge of a jump, may be left out.
    let most =
      zip(times, values).map { isOnEdge($0) ? 0 : ($1 - end).magnitude }.max() ?? 0
    guard most <= reach + tolerance else { return "distance \(most) is more than \(reach)" }
    guard reach > 64 * tolerance else { return nil }
    for share in [0.9, 0.5, 0.11, 0.01] {
      let distance = share * reach
      let settled = motion.settlingTime(within: distance)
      for (time, value) in zip(times, values)
      where time > settled && (value - end).magnitude >= distance + tolerance
        && !isNearMark(time)
      {
        return "settles within \(distance) at \(settled), but is at \(value) at \(time), end \(end)"
      }
      let at = [settled.nextDown, settled, settled.nextUp].map {
        (motion.value(at: max(0, $0)) - end).magnitude
      }
      guard
        at.contains(where: { $0 >= distance - 1e-6 * reach }) || settled == 0
          || isOnEdge(settled)
      else {
        return "settles within \(distance) at \(settled), though it is there by \(at)"
      }
      if settled == 0, motion.value(at: 0) != motion.start { continue }
      let isFar = values.contains { ($0 - end).magnitude >= distance + tolerance }
      guard settled > 0 || !isFar || (values[0] - end).magnitude >= distance - tolerance else {
        return "settles within \(distance) at 0, though it is farther"
      }
    }
    return nil
  }
}
