// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Track {
  /// Evaluates the motion beyond its time, where it goes along straight lines.
  ///
  /// Outside its duration, a track of values in the mode `linear` goes on along its first or
  /// last segment, as the easing of the segment does outside of its own range. All others
  /// hold still, and so does one with several values at time 0 or at the end.
  ///
  /// - Source: Web Animations, "the effect value of a keyframe effect".
  public func state(beyond time: Double) -> KinematicState<Value> {
    guard time < 0 ? continuesBefore : time > duration && continuesAfter else {
      return state(at: time)
    }
    let segment = segments[time < 0 ? 0 : segments.count - 1]
    let progress = (time - segment.begin) / segment.duration
    let sample =
      segment.shape == .easedLine
      ? easings[Int(segment.place)].state(extrapolating: progress)
      : Easing.linear.state(extrapolating: progress)
    let state = segment.eased(sample)
    return state.value.hasFiniteComponents ? state : self.state(at: time)
  }

  /// Finds the turns of each segment, the boundaries, and both sides of each jump.
  ///
  /// The turns of lines, cubics of numbers, and springs are found in closed form,
  /// those under an easing by bisection. Cubics of several dimensions, and paths at
  /// constant speed, are searched by sampling between their keyframes.
  public func turningPoints(
    around point: Value, in interval: ClosedRange<Double>
  ) -> [Double] {
    var instants: [Double] = []
    for index in segments.indices {
      let finish = index + 1 < segments.count ? thresholds[index + 1].nextDown : lastInstant
      let begin = index > 0 ? thresholds[index] : 0
      guard begin <= interval.upperBound && finish >= interval.lowerBound else { continue }
      if index > 0 { instants.append(begin) }
      instants += turns(ofSegment: index, around: point).map {
        Swift.min(finish, Swift.max(begin, $0))
      }
      // A jump has a value on either side of it.
      if index + 1 < segments.count ? isJump(after: index) : finish < duration {
        instants.append(finish)
      }
    }
    return instants.filter(interval.contains)
  }

  /// Whether the value may be another one just after a segment than at its end.
  private func isJump(after index: Int) -> Bool {
    let next = segments[index + 1]
    // An easing may jump at once: Penner's exponential does.
    if next.shape == .easedLine || next.shape == .easedHermite { return true }
    return state(ofSegment: index, at: next.begin).value
      != state(ofSegment: index + 1, at: next.begin).value
  }

  private func turns(ofSegment index: Int, around point: Value) -> [Double] {
    let segment = segments[index]
    let span = segment.begin...segment.endTime
    switch segment.shape {
    case .line: return []
    case .hermite:
      guard Track.isNumber else { return sampledTurns(ofSegment: index, around: point, in: [span]) }
      return segment.levels.map { segment.begin + $0 * segment.duration }
    case .easedLine, .easedHermite:
      return easedTurns(ofSegment: index, around: point)
    case .spring:
      return springs[Int(segment.place)]
        .turningPoints(around: point, in: 0...segment.duration).map { segment.begin + $0 }
    case .path:
      let path = paths[Int(segment.place)]
      let keys = path.keyLengths.map { segment.begin + $0 / path.length * segment.duration }
      let pieces = zip(keys, keys.dropFirst()).filter { $0 < $1 }.map { $0...$1 }
      return sampledTurns(ofSegment: index, around: point, in: pieces)
    }
  }

  /// Whether values are single numbers, which turn at the same times from wherever they are seen.
  private static var isNumber: Bool { Value.componentCount == 1 }

  private func easedTurns(ofSegment index: Int, around point: Value) -> [Double] {
    let segment = segments[index]
    let easing = easings[Int(segment.place)]
    var levels: [Double] = []
    if segment.shape == .easedHermite {
      levels = [0] + (Track.isNumber ? segment.levels : segment.sampledLevels(around: point)) + [1]
    }
    var instants: [Double] = []
    func append(_ progress: Double) {
      let time = segment.begin + progress * segment.duration
      // A jump of the easing has a value on either side of it.
      let margin = 2 * Swift.max(time.ulp, segment.duration.ulp)
      let (before, after) = (time - margin, time + margin)
      let rise = segment.progress(at: after, easing) - segment.progress(at: before, easing)
      for instant in rise.magnitude > 1e-12 ? [before, time, after] : [time]
      where instants.last.map({ $0 < instant }) ?? true {
        instants.append(instant)
      }
    }
    append(0)
    var left = 0.0
    for right in easing.turningPoints + [1] {
      var crossings: [Double] = []
      for level in levels {
        func height(at progress: Double) -> Double { easing.value(at: progress) - level }
        // Just inside, or a jump at one end would look like a crossing.
        let inside = left.nextUp...Swift.max(left.nextUp, right.nextDown)
        let isBelow = height(at: inside.lowerBound) < 0
        guard isBelow != (height(at: inside.upperBound) < 0) else { continue }
        crossings.append(Roots.bracketed(in: inside, height(at:)))
      }
      for crossing in crossings.sorted() { append(crossing) }
      append(right)
      left = right
    }
    return instants
  }

  private func sampledTurns(
    ofSegment index: Int, around point: Value, in pieces: [ClosedRange<Double>]
  ) -> [Double] {
    var instants: [Double] = []
    for piece in pieces {
      if piece.lowerBound > segments[index].begin { instants.append(piece.lowerBound) }
      instants += SignChanges.sampled(in: piece) {
        let state = state(ofSegment: index, at: $0)
        return (state.value - point).dot(state.velocity)
      }
    }
    return instants
  }
}

extension TrackSegment {
  /// The progress values inside (0, 1) at which a cubic of numbers turns.
  ///
  /// Its slope is 6cu(1 − u) + m₀(1 − u)(1 − 3u) + m₁u(3u − 2), a quadratic.
  var levels: [Double] {
    let change = (end - start)[component: 0]
    let (m0, m1) = (startTangent[component: 0], endTangent[component: 0])
    return Roots.quadratic(
      3 * (m0 + m1) - 6 * change, 6 * change - 4 * m0 - 2 * m1, m0
    ).filter { $0 > 0 && $0 < 1 }
  }

  /// The progress values at which a cubic of several dimensions turns, seen from a point.
  func sampledLevels(around point: Value) -> [Double] {
    SignChanges.sampled(in: 0...1) {
      let place = extendedHermite(at: $0)
      return (place.value - point).dot(place.slope)
    }
  }

  /// The eased progress at a time.
  func progress(at time: Double, _ easing: Easing) -> Double {
    easing.value(at: (time - begin) / duration)
  }
}

/// Where a rate changes its sign.
private enum SignChanges {
  /// Finds the changes between 128 even steps.
  static func sampled(in interval: ClosedRange<Double>, _ rate: (Double) -> Double) -> [Double] {
    let steps = 128
    var instants: [Double] = []
    var (earlier, before) = (interval.lowerBound, rate(interval.lowerBound))
    for step in 1...steps {
      let later = interval.lowerBound.interpolated(
        to: interval.upperBound, by: Double(step) / Double(steps))
      let after = rate(later)
      if (before < 0) != (after < 0) || (before > 0) != (after > 0) {
        instants.append(Roots.bracketed(in: earlier...later, rate))
      }
      (earlier, before) = (later, after)
    }
    return instants
  }
}
