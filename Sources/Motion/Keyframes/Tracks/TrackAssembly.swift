// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The segments of a track during its creation.
struct TrackAssembly<Value: VectorSpace> {
  /// Whether the instant of a boundary belongs to the segment that ends there.
  let boundaryIsEarlier: Bool

  /// The time at which the next segment begins.
  private(set) var time = 0.0

  private(set) var thresholds: [Double] = []
  private(set) var segments: [TrackSegment<Value>] = []
  private(set) var arcThresholds: [Double] = []
  private(set) var arcs: [TrackArc<Value>] = []
  private(set) var easedLines: [EasedTrajectory<Value>] = []
  private(set) var easings: [Easing] = []
  private(set) var springs: [SpringTrajectory<Value>] = []
  private(set) var paths: [ArcLengthCurve<Value>] = []
  var keyframeTimes: [Double] = []
  var lastInstant = -1.0
  var continuesBefore = false
  var continuesAfter = false

  /// Creates an assembly with room for segments.
  init(boundaryIsEarlier: Bool, capacity: Int) {
    self.boundaryIsEarlier = boundaryIsEarlier
    thresholds.reserveCapacity(capacity)
    segments.reserveCapacity(capacity)
    arcThresholds.reserveCapacity(2 * capacity)
    arcs.reserveCapacity(2 * capacity)
  }

  /// The limit of the last segment at its end: not its target if its easing does not end at 1.
  var arrival: Value? {
    guard let segment = segments.last else { return nil }
    switch segment.shape {
    case .easedLine: return easedLines[Int(segment.listIndex)].value(at: .infinity)
    case .easedHermite:
      return segment.easedHermite(easings[Int(segment.listIndex)].state(at: 1)).value
    case .line, .hermite, .spring, .path: return segment.end
    }
  }

  /// Adds a straight line, which may have length 0: a hold.
  mutating func addLine(
    until end: Double, from start: Value, to target: Value, easing: Easing = .linear
  ) {
    let line = TrackSegment(.line, begin: time, end: end, from: start, to: target)
    guard !easing.isLinear else {
      add(line, until: end)
      return
    }
    easedLines.append(
      EasedTrajectory(from: start, to: target, duration: line.duration, easing: easing))
    add(
      TrackSegment(
        .easedLine, listIndex: easedLines.count - 1, begin: time, end: end, from: start,
        to: target),
      until: end)
  }

  /// Adds a cubic between two values, with velocities in units per second.
  mutating func addHermite(
    until end: Double, from start: Value, to target: Value, velocities: (start: Value, end: Value),
    easing: Easing = .linear
  ) {
    // A velocity so large that the tangent overflows would never be visible.
    func tangent(_ velocity: Value) -> Value {
      let tangent = velocity.scaled(by: end - time)
      return tangent.isBounded ? tangent : .zero
    }
    func segment(_ shape: TrackSegment<Value>.Shape, _ listIndex: Int) -> TrackSegment<Value> {
      TrackSegment(
        shape, listIndex: listIndex, begin: time, end: end, from: start, to: target,
        startTangent: tangent(velocities.start), endTangent: tangent(velocities.end))
    }
    let cubic = segment(.hermite, 0)
    guard !easing.isLinear else {
      add(cubic, until: end)
      return
    }
    easings.append(easing)
    add(segment(.easedHermite, easings.count - 1), until: end)
  }

  /// Adds a spring that is cut at a time.
  mutating func addSpring(_ spring: SpringTrajectory<Value>, until end: Double, at target: Value) {
    springs.append(spring)
    add(
      TrackSegment(
        .spring, listIndex: springs.count - 1, begin: time, end: end, from: spring.origin,
        to: target),
      until: end)
  }

  /// Adds a path that is followed at constant speed.
  mutating func addPath(
    _ path: ArcLengthCurve<Value>, until end: Double, from start: Value, to target: Value
  ) {
    paths.append(path)
    add(
      TrackSegment(
        .path, listIndex: paths.count - 1, begin: time, end: end, from: start, to: target),
      until: end)
  }

  private mutating func add(_ segment: TrackSegment<Value>, until end: Double) {
    let first = boundaryIsEarlier ? time.nextUp : time
    let index = segments.count
    thresholds.append(first)
    segments.append(segment)
    arcThresholds.append(first)
    arcs.append(TrackArc(segment, index: index, nearEnd: false))
    if arcs[arcs.count - 1].isCubic {
      arcThresholds.append(segment.firstInstantPastMiddle)
      arcs.append(TrackArc(segment, index: index, nearEnd: true))
    }
    time = end
    lastInstant = end
  }
}
