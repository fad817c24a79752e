// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The contents of a track, shared by all of its copies.
///
/// Lists in the track itself would be reference-counted one by one whenever a track is read from an
/// array or an object, which takes longer than to sample it. The contents are immutable.
@usableFromInline
package final class TrackStorage<Value: VectorSpace>: Sendable {
  // The data of a sample come first, at offsets that do not depend on the type of value.

  /// The last instant that belongs to a segment, −1 if there is none.
  @usableFromInline let lastInstant: Double

  /// The first instant that belongs to each half of a segment, as a table.
  @usableFromInline let table: ThresholdTable

  /// The halves of the segments that are cubics, and all segments.
  @usableFromInline let arcs: [TrackArc<Value>]
  @usableFromInline package let segments: [TrackSegment<Value>]

  // The lists to which segments refer by index.
  @usableFromInline let easedLines: [EasedTrajectory<Value>]
  @usableFromInline let easings: [Easing]
  @usableFromInline let springs: [SpringTrajectory<Value>]
  @usableFromInline let paths: [ArcLengthCurve<Value>]

  /// The time from the first keyframe to the last, in seconds.
  @usableFromInline let duration: Double

  /// The first instant that belongs to each segment, ascending.
  ///
  /// If a boundary belongs to the earlier segment, it is the instant after the boundary; so one
  /// comparison serves both conventions.
  package let thresholds: [Double]

  /// The first instant that shows each keyframe, ascending.
  let keyframeTimes: [Double]

  /// Whether an extrapolated time before 0 continues along the first segment.
  let continuesBefore: Bool

  /// Whether an extrapolated time after the duration continues along the last segment.
  let continuesAfter: Bool

  /// The value held before time 0.
  @usableFromInline let first: Value

  /// The value held after the last instant.
  @usableFromInline package let last: Value

  /// The parameters of the track, which determine equality and coding.
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
    easedLines = assembly.easedLines
    easings = assembly.easings
    springs = assembly.springs
    paths = assembly.paths
    // A track shows its end at its duration, even if the last segment has another limit.
    let end =
      assembly.lastInstant == assembly.time && assembly.arrival != last
      ? assembly.time.nextDown : assembly.lastInstant
    lastInstant = end
    table = ThresholdTable(assembly.arcThresholds, upTo: end)
    continuesBefore = assembly.continuesBefore
    continuesAfter = assembly.continuesAfter
  }

  /// Returns the state before and after all segments; NaN is treated as time 0.
  @inlinable
  @inline(never)
  func stateOutsideSegments(at time: Double) -> KinematicState<Value> {
    guard time != time && lastInstant >= 0 else {
      return KinematicState(value: time < 0 ? first : last)
    }
    return state(ofSegment: 0, at: 0)
  }

  /// Returns the state in a segment: first, as the most frequent, on a line under a Bézier curve.
  @inlinable
  @inline(never)
  func state(ofSegment index: Int, at time: Double) -> KinematicState<Value> {
    if segments[index].shape == .easedLine,
      let state = easedLines[Int(segments[index].listIndex)].curveState(
        at: time - segments[index].begin)
    {
      return state
    }
    return state(of: segments[index], at: time)
  }

  /// Returns the state in a segment of any shape.
  @inlinable
  @inline(never)
  func state(of segment: TrackSegment<Value>, at time: Double) -> KinematicState<Value> {
    let elapsed = time - segment.begin
    let progress = elapsed / segment.duration
    let listIndex = Int(segment.listIndex)
    switch segment.shape {
    case .line, .hermite: return TrackArc(segment, nearEnd: progress > 0.5).state(at: time)
    case .easedLine:
      return easedLines.withUnsafeBufferPointer {
        let sample = $0[listIndex].easing.state(at: progress)
        return .between(
          segment.start, segment.end, fraction: sample.value,
          rate: (sample.velocity * segment.inverseDuration).boundedFactor)
      }
    case .easedHermite:
      return easings.withUnsafeBufferPointer {
        segment.easedHermite($0[listIndex].state(at: progress))
      }
    case .spring:
      return springs.withUnsafeBufferPointer { $0[listIndex].state(at: elapsed) }
    case .path:
      return paths.withUnsafeBufferPointer { paths in
        let state = paths[listIndex].state(atLength: progress * paths[listIndex].length)
        let speed = (paths[listIndex].length * segment.inverseDuration).boundedFactor
        return KinematicState(value: state.value, velocity: state.velocity.scaled(by: speed))
      }
    }
  }

  /// The indices of the segments that an interval shows.
  ///
  /// An analysis visits a long track in parts, and each part only its own segments.
  ///
  /// - Complexity: O(log *n*) for *n* segments.
  func segmentIndices(from start: Double, upTo end: Double) -> Range<Int> {
    guard start < end else { return 0..<0 }
    let first = Swift.max(0, thresholds.partitioningIndex { $0 > start } - 1)
    return first..<Swift.max(first, thresholds.partitioningIndex { $0 >= end })
  }

  /// Returns the easing of a segment.
  package func easing(of segment: TrackSegment<Value>) -> Easing {
    switch segment.shape {
    case .easedLine: easedLines[Int(segment.listIndex)].easing
    case .easedHermite: easings[Int(segment.listIndex)]
    case .line, .hermite, .spring, .path: .linear
    }
  }

  /// Returns the motion along the line of a segment.
  func line(of segment: TrackSegment<Value>) -> EasedTrajectory<Value> {
    segment.shape == .easedLine
      ? easedLines[Int(segment.listIndex)]
      : EasedTrajectory(
        from: segment.start, to: segment.end, duration: segment.duration, easing: .linear)
  }
}
