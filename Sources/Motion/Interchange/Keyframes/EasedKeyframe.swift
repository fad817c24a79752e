// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A value, its offset in time, and the easing to the next keyframe.
///
/// It is the common part of keyframes in CSS, the Web Animations model and Core Animation. Two
/// keyframes of equal offset are a jump from the first value to the second.
///
/// - Units: The offset is a fraction of the duration.
public struct EasedKeyframe<Value: VectorSpace>: Equatable, Sendable {
  /// The time of the value as a fraction of the duration, in 0…1.
  public var offset: Double

  /// The value.
  public var value: Value

  /// The easing from this keyframe to the next.
  public var easing: Easing

  /// Creates a keyframe.
  public init(offset: Double, value: Value, easing: Easing = .linear) {
    self.offset = offset
    self.value = value
    self.easing = easing
  }
}

extension EasedKeyframe: Hashable where Value: Hashable {}

/// A converter from a track to keyframes with easings.
///
/// Segments that an easing of the target format expresses are exact: lines with their easings, and
/// scalar cubics, which are Bézier easings whose inputs are a third and two thirds. Other segments
/// are approximated within a tolerance.
struct KeyframeExport<Value: VectorSpace> {
  private(set) var keyframes: [EasedKeyframe<Value>] = []

  private let track: Track<Value>
  private let tolerance: Double

  /// Whether every easing of CSS is allowed; if not, only linear and Bézier easings are.
  private let allowsAnyEasing: Bool

  /// Converts a track.
  ///
  /// - Throws: `SamplingError` if an approximation takes too many samples.
  init(
    _ track: Track<Value>, within tolerance: Double, allowsAnyEasing: Bool
  ) throws(SamplingError) {
    ParameterFlaw.trap(if: ParameterFlaw("tolerance", tolerance, .positive))
    self.track = track
    self.tolerance = tolerance
    self.allowsAnyEasing = allowsAnyEasing
    for index in track.storage.segments.indices { try write(segment: index) }
    let end = track.storage.last
    if keyframes.isEmpty { keyframes = [EasedKeyframe(offset: 0, value: end)] }
    let last = keyframes[keyframes.count - 1]
    if last.offset < 1 || last.value != end {
      keyframes.append(EasedKeyframe(offset: 1, value: end))
    }
  }

  private mutating func write(segment index: Int) throws(SamplingError) {
    let segment = track.storage.segments[index]
    func whole(_ easing: Easing) {
      add(segment.begin, segment.start, easing, segment.endTime, segment.end)
    }
    let easing = track.storage.easing(of: segment)
    switch segment.shape {
    case .line: return whole(.linear)
    case .easedLine where segment.start == segment.end: return whole(.linear)
    case .easedLine where allows(easing): return whole(easing)
    case .easedLine:
      guard allowsAnyEasing else { break }
      let travel = segment.start.distance(to: segment.end)
      return whole(
        try lines(
          EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: easing), 0...1, 0, 1,
          within: tolerance / travel, holdsEnd: true))
    case .hermite:
      if let easing = bezier(
        segment.start, segment.end, segment.startTangent, segment.endTangent)
      {
        return whole(easing)
      }
    case .easedHermite, .spring, .path: break
    }
    try writeWithinTolerance(segment, from: track.storage.thresholds[index])
  }

  /// Returns whether the target format expresses an easing exactly.
  private func allows(_ easing: Easing) -> Bool {
    allowsAnyEasing ? easing.css != nil : easing.isLineOrCurve
  }

  private mutating func writeWithinTolerance(
    _ segment: TrackSegment<Value>, from begin: Double
  ) throws(SamplingError) {
    let end = Swift.min(segment.endTime, track.duration)
    guard begin < end else { return }
    guard Value.componentCount == 1 else {
      return writeSamples(try SampledMotion(track, within: tolerance, over: begin...end), segment)
    }
    if allowsAnyEasing {
      let (start, target) = (segment.start[component: 0], segment.end[component: 0])
      let reach = (target - start).magnitude
      // Between two nearly equal values, the outputs of an easing would need too many digits.
      if reach > 1e-3 * tolerance && reach > 1e-9 * Swift.max(start.magnitude, target.magnitude) {
        let easing = try lines(
          track, begin...end, start, target, within: tolerance, holdsEnd: false)
        add(segment.begin, segment.start, easing, segment.endTime, segment.end)
        return
      }
      return writeSamples(try SampledMotion(track, within: tolerance, over: begin...end), segment)
    }
    let enclosed = try EnclosedMotion(
      track, over: track.exportedInterval(begin...end), within: tolerance, fineness: 1 / 32)
    for run in enclosed.runs {
      let path = try HermitePath<Value>(through: run, within: tolerance) { track.state(at: $0) }
      for piece in path.pieces { write(piece, segment) }
    }
  }

  /// Returns a piecewise linear easing between two values, for a motion in an interval.
  private func lines<Motion: Trajectory>(
    _ motion: Motion, _ range: ClosedRange<Double>, _ start: Double, _ target: Double,
    within share: Double, holdsEnd: Bool
  ) throws(SamplingError) -> Easing {
    var enclosed = try EnclosedMotion(
      motion, over: motion.exportedInterval(range), within: share, fineness: 1 / 64)
    // The value at the end of a segment belongs to the next one.
    if !holdsEnd { enclosed.jumpsAtEnd = false }
    return .stops(
      try LinearText(enclosed, within: share, from: start, to: target).stops)
  }

  /// Adds samples of a segment, joined by lines.
  private mutating func writeSamples(
    _ motion: SampledMotion<Value>, _ segment: TrackSegment<Value>
  ) {
    for (a, b) in zip(motion.samples, motion.samples.dropFirst()) where a.time < b.time {
      add(instant(a.time, segment), a.value, .linear, instant(b.time, segment), b.value)
    }
  }

  /// Returns the time of a sample, or the segment's begin if the sample is at most an ulp later.
  private func instant(_ time: Double, _ segment: TrackSegment<Value>) -> Double {
    time <= segment.begin.nextUp ? segment.begin : time
  }

  /// Adds a cubic, divided at its turns.
  private mutating func write(_ piece: HermitePiece<Value>, _ segment: TrackSegment<Value>) {
    let duration = piece.end - piece.begin
    let cubic = TrackSegment(
      .hermite, begin: piece.begin, end: piece.end, from: piece.first.value, to: piece.last.value,
      startTangent: piece.first.velocity.scaled(by: duration),
      endTangent: piece.last.velocity.scaled(by: duration))
    let change = (cubic.end - cubic.start)[component: 0]
    let (m0, m1) = (cubic.startTangent[component: 0], cubic.endTangent[component: 0])
    let turns = Roots.quadratic(3 * (m0 + m1) - 6 * change, 6 * change - 4 * m0 - 2 * m1, m0)
      .filter { $0 > 1e-6 && $0 < 1 - 1e-6 }
    var (from, start) = (0.0, (value: cubic.start, slope: cubic.startTangent))
    for to in turns + [1] {
      let end =
        to < 1
        ? cubic.extendedHermite(at: to) : (value: cubic.end, slope: cubic.endTangent)
      let width = to - from
      // At a turn the slope is 0 up to rounding.
      let easing = bezier(
        start.value, end.value, from > 0 ? .zero : start.slope.scaled(by: width),
        to < 1 ? .zero : end.slope.scaled(by: width))
      add(
        instant(piece.begin + from * duration, segment), start.value, easing ?? .linear,
        instant(to < 1 ? piece.begin + to * duration : piece.end, segment), end.value)
      (from, start) = (to, end)
    }
  }

  /// Returns the Bézier easing equal to a cubic of time, or nil if none is.
  private func bezier(
    _ start: Value, _ end: Value, _ startTangent: Value, _ endTangent: Value
  ) -> Easing? {
    let change = end - start
    let square = change.squaredMagnitude
    guard square > 0, square < .infinity else { return nil }
    let (before, after) = (startTangent.dot(change) / square, endTangent.dot(change) / square)
    guard before.magnitude < 1e6, after.magnitude < 1e6 else { return nil }
    if Value.componentCount != 1 {
      // Only a cubic on the line between the two values has one easing for all components.
      guard change.scaled(by: before) == startTangent, change.scaled(by: after) == endTangent
      else { return nil }
    }
    // A slope that is 0 up to rounding is 0.
    func level(_ slope: Double) -> Double { slope.magnitude < 1e-12 ? 0 : slope }
    return .bezier(1.0 / 3, level(before) / 3, 2.0 / 3, 1 - level(after) / 3)
  }

  /// Adds the motion from one value to another.
  private mutating func add(
    _ begin: Double, _ start: Value, _ easing: Easing, _ end: Double, _ target: Value
  ) {
    let (first, last) = (offset(of: begin), offset(of: end))
    if let before = keyframes.last, before.offset == first, before.value == start {
      keyframes[keyframes.count - 1].easing = easing
    } else {
      keyframes.append(EasedKeyframe(offset: first, value: start, easing: easing))
    }
    keyframes.append(EasedKeyframe(offset: last, value: target))
  }

  private func offset(of time: Double) -> Double {
    track.duration > 0 ? (time / track.duration).clamped(to: 0...1) : 1
  }
}
