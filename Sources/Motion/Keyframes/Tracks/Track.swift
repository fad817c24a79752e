// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion through keyframes.
///
/// ![A track with a line, a hold, a move, two cubics and a spring](track)
///
/// It is created from consecutive steps, as in SwiftUI, or from values and the times at which they
/// are reached, as in Core Animation, CSS and the Web Animations model. In both cases it is a value
/// that can be sampled at any time:
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
/// Both forms are flattened once into segments. A sample finds its segment in
/// a table and evaluates one formula for position and velocity.
///
/// Before time 0 the first value is held, after the duration the last.
///
/// - Units: Times are in seconds, velocities in units per second.
/// - Accuracy: The values of the keyframes are reached exactly, to the bit, except by springs,
///   which are cut at their present position. In between, within a few ulp.
/// - Complexity: O(1) a sample if the durations are of similar size, and O(log *n*) for *n*
///   keyframes of very different durations, without allocation. A copy is one reference.
@frozen
public struct Track<Value: VectorSpace>: Trajectory {
  @usableFromInline package let storage: TrackStorage<Value>

  /// The list of keyframes, or the values and times, as they were given.
  @usableFromInline
  enum Definition: Equatable, Sendable {
    case keyframes(from: Value, velocity: Value, [Keyframe<Value>])
    case values(
      [Value], keyTimes: [Double?], mode: TrackInterpolation, easings: [Easing], duration: Double)
  }

  init(
    _ definition: Definition, _ assembly: TrackAssembly<Value>, from first: Value, to last: Value
  ) {
    storage = TrackStorage(definition, assembly, from: first, to: last)
  }

  /// The time from the first keyframe to the last, in seconds.
  @inlinable
  public var duration: Double { storage.duration }

  /// Evaluates value and velocity at a time.
  ///
  /// From time 0 through the duration the velocity is that of the segment; outside it is zero.
  ///
  /// - Edge cases: NaN is treated as time 0. A vertical slope is treated as 2⁷⁰ times the
  ///   distance, so the velocity is finite.
  #if compiler(>=6.3)
  @specialized(where Value == Double)
  #endif
  @inlinable
  @inline(__always)
  public func state(at time: Double) -> KinematicState<Value> {
    guard time >= 0 && time <= storage.lastInstant else {
      return storage.stateOutsideSegments(at: time)
    }
    let index = storage.table.index(at: time)
    let arc = storage.arcs.withUnsafeBufferPointer { $0[index] }
    guard arc.isCubic else { return storage.state(ofSegment: Int(arc.segment), at: time) }
    return arc.state(at: time)
  }

  /// The instants at which one segment ends and the next begins, in seconds.
  ///
  /// Time 0 and the duration are excluded.
  public var boundaries: [Double] { storage.segments.dropFirst().map { $0.begin } }
}

extension Track: Equatable {
  /// Compares the parameters of the tracks.
  public static func == (a: Track, b: Track) -> Bool {
    a.storage.definition == b.storage.definition
  }
}

extension Track.Definition: Hashable where Value: Hashable {}

extension Track: Hashable where Value: Hashable {
  /// Hashes the parameters of the track.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.definition) }
}
