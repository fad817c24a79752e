// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion through keyframes.
///
/// It is made from steps that follow one another, as in SwiftUI, or from values
/// and the times at which they are reached, as in Core Animation, CSS and the Web
/// Animations model. Either way it is a value that can be sampled at any time:
/// ```swift
/// let track = Track(
///   from: 0.0,
///   [
///     .linear(to: 1, duration: 0.3, easing: .easeIn), .cubic(to: 2, duration: 0.2),
///     .spring(to: 0, spring: .bouncy), .move(to: 5), .hold(duration: 0.1),
///   ])
/// track.value(at: 0.15)  // 0.3154
///
/// let path = Track(values: [0.0, 3, 1], keyTimes: [0, 0.25, 1], mode: .cubic(), duration: 2)
/// path.value(at: 0.5)  // 3
/// ```
/// Both forms are flattened once into segments. A sample finds its segment by
/// bisection and evaluates one formula for position and velocity.
///
/// Before time 0 the first value holds, after the duration the last.
///
/// - Units: Times are in seconds, velocities in units per second.
/// - Accuracy: The values of the keyframes are reached exactly, to the bit, except by
///   springs, which are cut where they are. A few ulp in between.
/// - Complexity: O(log *n*) a sample for *n* keyframes, without allocation.
@frozen
public struct Track<Value: VectorSpace>: Trajectory {
  /// The seconds from the first keyframe to the last.
  public let duration: Double

  /// What the track was made from, which equality and coding go by.
  @usableFromInline let definition: Definition

  /// The first instant that belongs to each segment, ascending.
  ///
  /// Where a boundary belongs to the earlier segment, it is the instant after it;
  /// so one comparison serves both conventions.
  @usableFromInline let thresholds: [Double]
  @usableFromInline let segments: [TrackSegment<Value>]

  /// The first instant that belongs to each half of a segment, ascending.
  @usableFromInline let arcThresholds: [Double]
  @usableFromInline let arcs: [TrackArc<Value>]

  // What the segments refer to by place.
  @usableFromInline let easings: [Easing]
  @usableFromInline let springs: [SpringTrajectory<Value>]
  @usableFromInline let paths: [ArcLengthCurve<Value>]

  /// The first instant that shows each keyframe, ascending.
  @usableFromInline let keyframeTimes: [Double]

  /// The last instant that belongs to a segment, −1 if there is none.
  @usableFromInline let lastInstant: Double

  /// What holds before time 0.
  @usableFromInline let first: Value

  /// What holds after the last instant.
  @usableFromInline let last: Value

  /// Whether an extrapolated time before 0 goes on along the first segment.
  @usableFromInline let continuesBefore: Bool

  /// Whether an extrapolated time after the duration goes on along the last segment.
  @usableFromInline let continuesAfter: Bool

  /// The list of keyframes, or the values and times, as they were given.
  @usableFromInline
  indirect enum Definition: Equatable, Sendable {
    case keyframes(from: Value, velocity: Value, [Keyframe<Value>])
    case values(
      [Value], keyTimes: [Double?], mode: TrackInterpolation, easings: [Easing], duration: Double)
  }

  init(
    _ definition: Definition, _ assembly: TrackAssembly<Value>, from first: Value, to last: Value
  ) {
    self.definition = definition
    self.first = first
    self.last = last
    duration = assembly.time
    keyframeTimes = assembly.keyframeTimes.map { Swift.min($0, assembly.time) }
    thresholds = assembly.thresholds
    segments = assembly.segments
    arcThresholds = assembly.arcThresholds
    arcs = assembly.arcs
    easings = assembly.easings
    springs = assembly.springs
    paths = assembly.paths
    // A track shows its end at its duration, be it that the last segment comes elsewhere.
    lastInstant =
      assembly.lastInstant == assembly.time && assembly.arrival != last
      ? assembly.time.nextDown : assembly.lastInstant
    continuesBefore = assembly.continuesBefore
    continuesAfter = assembly.continuesAfter
  }

  /// Evaluates value and velocity at a time.
  ///
  /// From time 0 through the duration the velocity is that of the segment; the
  /// value that holds outside has none.
  ///
  /// - Edge cases: NaN reads as time 0. A vertical slope is read as 10¹⁵⁰ times the
  ///   distance, so the velocity is finite.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    guard time >= 0 && time <= lastInstant else {
      guard time != time && lastInstant >= 0 else {
        return KinematicState(value: time < 0 ? first : last)
      }
      return Track.state(of: segments, 0, at: 0, easings, springs, paths)
    }
    let index = arcThresholds.withUnsafeBufferPointer { thresholds in
      // Numbers that are not negative are in the order of their bits, read as integers. So
      // the sign of a difference steers the search: nothing that random times could mislead.
      let key = Int64(bitPattern: (time + 0).bitPattern)
      var (index, size) = (0, thresholds.count)
      while size > 1 {
        let half = size >> 1
        let gap = Int64(bitPattern: thresholds[index &+ half].bitPattern) &- key &- 1
        index = index &+ (half & Int(truncatingIfNeeded: gap >> 63))
        size = size &- half
      }
      return index
    }
    return arcs.withUnsafeBufferPointer { arcs in
      arcs[index].isCubic
        ? arcs[index].state(at: time)
        : Track.state(of: segments, Int(arcs[index].segment), at: time, easings, springs, paths)
    }
  }

  /// The state in a segment; out of line, for all shapes.
  ///
  /// It takes lists and no track, which would be copied for the call.
  @inlinable
  @inline(never)
  static func state(
    of segments: [TrackSegment<Value>], _ index: Int, at time: Double, _ easings: [Easing],
    _ springs: [SpringTrajectory<Value>], _ paths: [ArcLengthCurve<Value>]
  ) -> KinematicState<Value> {
    let segment = segments[index]
    let progress = (time - segment.begin) / segment.duration
    let place = Int(segment.place)
    switch segment.shape {
    case .line, .hermite: return TrackArc(segment, nearEnd: progress > 0.5).state(at: time)
    case .easedLine, .easedHermite:
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

  /// The state in a segment, which a curve of many samples in order finds itself.
  func state(ofSegment index: Int, at time: Double) -> KinematicState<Value> {
    Track.state(of: segments, index, at: time, easings, springs, paths)
  }

  /// The instants at which one segment ends and the next begins, in seconds.
  ///
  /// Time 0 and the duration are not among them.
  public var boundaries: [Double] { segments.dropFirst().map { $0.begin } }
}

extension Track: Equatable {
  /// Compares what the tracks were made from.
  public static func == (a: Track, b: Track) -> Bool { a.definition == b.definition }
}

extension Track.Definition: Hashable where Value: Hashable {}

extension Track: Hashable where Value: Hashable {
  /// Hashes what the track was made from.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}
