// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// What a track holds, once for all of its copies.
///
/// Lists inside the track itself would be counted one by one wherever a track is read from an
/// array or an object, which takes longer than to sample it. Nothing in here changes.
@usableFromInline
final class TrackStorage<Value: VectorSpace>: Sendable {
  // What a sample needs stands first, where its place does not depend on the type of value.

  /// The last instant that belongs to a segment, −1 if there is none.
  @usableFromInline let lastInstant: Double

  /// The first instant that belongs to each half of a segment, as a table.
  @usableFromInline let table: ThresholdTable

  /// The halves of the segments that are cubics, and the other segments.
  @usableFromInline let arcs: [TrackArc<Value>]
  @usableFromInline let segments: [TrackSegment<Value>]

  // What the segments refer to by place.
  @usableFromInline let easings: [Easing]

  /// The curves of those easings that are Bézier curves: a sample copies no easing.
  @usableFromInline let curves: [UnitBezier?]
  @usableFromInline let springs: [SpringTrajectory<Value>]
  @usableFromInline let paths: [ArcLengthCurve<Value>]

  /// The seconds from the first keyframe to the last.
  @usableFromInline let duration: Double

  /// The first instant that belongs to each segment, ascending.
  ///
  /// Where a boundary belongs to the earlier segment, it is the instant after it;
  /// so one comparison serves both conventions.
  let thresholds: [Double]

  /// The first instant that shows each keyframe, ascending.
  let keyframeTimes: [Double]

  /// Whether an extrapolated time before 0 goes on along the first segment.
  let continuesBefore: Bool

  /// Whether an extrapolated time after the duration goes on along the last segment.
  let continuesAfter: Bool

  /// What holds before time 0.
  @usableFromInline let first: Value

  /// What holds after the last instant.
  @usableFromInline let last: Value

  /// What the track was made from, which equality and coding go by.
  let definition: Track<Value>.Definition

  init(
    _ definition: Track<Value>.Definition, _ assembly: TrackAssembly<Value>, from first: Value,
    to last: Value
  ) {
    self.definition = definition
    self.first = first
    self.last = last
    duration = assembly.time
    keyframeTimes = assembly.keyframeTimes.map { Swift.min($0, assembly.time) }
    thresholds = assembly.thresholds
    segments = assembly.segments
    arcs = assembly.arcs
    easings = assembly.easings
    curves = assembly.easings.map { if case .bezier(let curve) = $0.kind { curve } else { nil } }
    springs = assembly.springs
    paths = assembly.paths
    // A track shows its end at its duration, be it that the last segment comes elsewhere.
    let end =
      assembly.lastInstant == assembly.time && assembly.arrival != last
      ? assembly.time.nextDown : assembly.lastInstant
    lastInstant = end
    table = ThresholdTable(assembly.arcThresholds, upTo: end)
    continuesBefore = assembly.continuesBefore
    continuesAfter = assembly.continuesAfter
  }

  /// The state before and after all segments; NaN is time 0.
  @inlinable
  @inline(never)
  func stateElsewhere(at time: Double) -> KinematicState<Value> {
    guard time != time && lastInstant >= 0 else {
      return KinematicState(value: time < 0 ? first : last)
    }
    return state(ofSegment: 0, at: 0)
  }

  /// The state in a segment; out of line, for all shapes.
  @inlinable
  @inline(never)
  func state(ofSegment index: Int, at time: Double) -> KinematicState<Value> {
    let segment = segments[index]
    let progress = (time - segment.begin) / segment.duration
    let place = Int(segment.place)
    switch segment.shape {
    case .line, .hermite: return TrackArc(segment, nearEnd: progress > 0.5).state(at: time)
    case .easedLine, .easedHermite:
      if progress > 0, progress < 1,
        let curve = curves.withUnsafeBufferPointer({ $0[place] })
      {
        return segment.eased(curve.state(at: progress))
      }
      return easings.withUnsafeBufferPointer { segment.eased($0[place].state(at: progress)) }
    case .spring:
      return springs.withUnsafeBufferPointer { $0[place].state(at: time - segment.begin) }
    case .path:
      return paths.withUnsafeBufferPointer { paths in
        let state = paths[place].state(atLength: progress * paths[place].length)
        let speed = paths[place].length * segment.inverseDuration
        return KinematicState(value: state.value, velocity: state.velocity.scaled(within: speed))
      }
    }
  }
}
