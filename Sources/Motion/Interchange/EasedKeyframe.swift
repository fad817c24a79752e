// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A value, when it is reached, and how the motion goes on from there.
///
/// It is what keyframes of CSS, of the Web Animations model and of Core Animation have in common.
/// Two keyframes with one offset are a jump: the first is what the motion comes to, the second
/// what it goes on from.
///
/// - Units: The offset is a share of the duration.
public struct EasedKeyframe<Value: VectorSpace>: Equatable, Sendable {
  /// When the value is reached, in 0…1.
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

/// A track as keyframes with easings.
///
/// What an easing of the target says exactly is written so: lines, with their easings, and cubics
/// of a number, which are Bézier easings whose inputs are a third and two thirds. The rest is
/// written within a tolerance.
struct KeyframeExport<Value: VectorSpace> {
  private(set) var keyframes: [EasedKeyframe<Value>] = []

  private let track: Track<Value>
  private let tolerance: Double

  /// Whether an easing may be any of CSS; a Bézier easing or none if not.
  private let allowsAnyEasing: Bool

  /// Writes a track.
  ///
  /// - Throws: `SamplingError` if what is written within a tolerance takes too many samples.
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
    let easing =
      track.storage.easings.indices.contains(Int(segment.place))
      ? track.storage.easings[Int(segment.place)] : .linear
    switch segment.shape {
    case .line: return whole(.linear)
    case .easedLine where segment.start == segment.end: return whole(.linear)
    case .easedLine where allows(easing): return whole(easing)
    case .easedLine:
      guard allowsAnyEasing else { break }
      let way = segment.start.distance(to: segment.end)
      return whole(
        try lines(
          EasedTrajectory(from: 0.0, to: 1, duration: 1, easing: easing), 0...1, 0, 1,
          within: tolerance / way, holdsEnd: true))
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

  /// Whether the target has an easing exactly.
  private func allows(_ easing: Easing) -> Bool {
    if allowsAnyEasing { return easing.css != nil }
    switch easing.kind {
    case .linear, .bezier: return true
    default: return false
    }
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
      // Between two values that hardly differ an easing would be a number with too many digits.
      if reach > 1e-3 * tolerance && reach > 1e-9 * Swift.max(start.magnitude, target.magnitude) {
        let easing = try lines(
          track, begin...end, start, target, within: tolerance, holdsEnd: false)
        add(segment.begin, segment.start, easing, segment.endTime, segment.end)
        return
      }
      return writeSamples(try SampledMotion(track, within: tolerance, over: begin...end), segment)
    }
    let enclosed = try EnclosedMotion(
      track, over: begin...end, gap: tolerance / 32, noise: tolerance / 1024)
    for run in enclosed.runs {
      let path = try HermitePath<Value>(through: run, within: tolerance) { track.state(at: $0) }
      for piece in path.pieces { write(piece, segment) }
    }
  }

  /// A motion in an interval as an easing of straight lines between two values.
  private func lines<Motion: Trajectory>(
    _ motion: Motion, _ range: ClosedRange<Double>, _ start: Double, _ target: Double,
    within share: Double, holdsEnd: Bool
  ) throws(SamplingError) -> Easing {
    var enclosed = try EnclosedMotion(
      motion, over: range, gap: share / 64, noise: share / 1024)
    // What shows at the end of a segment is the next one's.
    if !holdsEnd { enclosed.jumpsAtEnd = false }
    return .stops(
      try LinearText(enclosed, over: range, within: share, from: start, to: target).stops)
  }

  /// Writes samples of a segment, joined by lines.
  private mutating func writeSamples(
    _ motion: SampledMotion<Value>, _ segment: TrackSegment<Value>
  ) {
    for (a, b) in zip(motion.samples, motion.samples.dropFirst()) where a.time < b.time {
      add(instant(a.time, segment), a.value, .linear, instant(b.time, segment), b.value)
    }
  }

  /// The time of a sample: where a segment begins an instant late, it is when the one before ends.
  private func instant(_ time: Double, _ segment: TrackSegment<Value>) -> Double {
    time <= segment.begin.nextUp ? segment.begin : time
  }

  /// Writes a cubic, cut where it turns.
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
      // At a turn the slope is zero but for rounding.
      let easing = bezier(
        start.value, end.value, from > 0 ? .zero : start.slope.scaled(by: width),
        to < 1 ? .zero : end.slope.scaled(by: width))
      add(
        instant(piece.begin + from * duration, segment), start.value, easing ?? .linear,
        instant(to < 1 ? piece.begin + to * duration : piece.end, segment), end.value)
      (from, start) = (to, end)
    }
  }

  /// The easing that goes from one value to another as a cubic of time does, if there is one.
  private func bezier(
    _ start: Value, _ end: Value, _ startTangent: Value, _ endTangent: Value
  ) -> Easing? {
    let change = end - start
    let square = change.squaredMagnitude
    guard square > 0, square < .infinity else { return nil }
    let (before, after) = (startTangent.dot(change) / square, endTangent.dot(change) / square)
    guard before.magnitude < 1e6, after.magnitude < 1e6 else { return nil }
    if Value.componentCount != 1 {
      // Only what stays on the line between the two has one easing for all of it.
      guard change.scaled(by: before) == startTangent, change.scaled(by: after) == endTangent
      else { return nil }
    }
    // What is level but for rounding is level.
    func level(_ slope: Double) -> Double { slope.magnitude < 1e-12 ? 0 : slope }
    return .bezier(1.0 / 3, level(before) / 3, 2.0 / 3, 1 - level(after) / 3)
  }

  /// Adds what goes from one value to another.
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
