// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
/// A value some of whose properties move, each on a track of its own.
///
/// SwiftUI's `KeyframeTimeline` does the same. Every sample begins as the initial value; then each
/// track writes its property, in the order of declaration, so that the last one wins where two
/// write the same.
/// ```swift
/// struct Card: Sendable {
///   var scale = 1.0
///   var offset = SIMD2(0.0, 0.0)
///   var title = "Hello"
/// }
/// let timeline = TrackTimeline(
///   initialValue: Card(),
///   [
///     .track(\.scale, EasedTrajectory(from: 1, to: 1.5, duration: 0.4, easing: .linear)),
///     .track(\.offset.y, SpringTrajectory(from: 0, to: 100, spring: .bouncy).clipped(to: 0.8)),
///   ])
/// timeline.duration  // 0.8
/// timeline.value(at: 0.2).scale  // 1.25
/// timeline.value(progress: 0.5).scale  // 1.5
/// ```
/// A track of `\.self` moves the whole value, if it is a vector. Without a track the timeline is
/// the initial value at all times.
///
/// - Units: Seconds.
/// - Edge cases: Before time 0 the tracks hold their starts, and each holds its end when it is
///   over. NaN reads as time 0.
/// - Complexity: A sample of each track, and a write through its key path, which is some tens of
///   nanoseconds. ``TrackGroup`` has none.
public struct TrackTimeline<Root: Sendable>: Sendable {
  /// What every sample begins with.
  public var initialValue: Root

  /// The seconds of the longest track; 0 without one.
  public private(set) var duration = 0.0

  private var properties: [Property] = []

  /// A property with the motion that it follows.
  public struct Property: Sendable {
    fileprivate let writer: any PropertyWriter<Root>

    /// Lets a property follow a motion.
    ///
    /// - Parameters:
    ///   - keyPath: The property, or `\.self`.
    ///   - motion: A track, a spring, or any other motion.
    /// - Returns: What ``TrackTimeline/init(initialValue:_:)`` takes a list of.
    /// - Precondition: The key path leads through values. An object on the way would be shared by
    ///   all samples.
    public static func track<Motion: Trajectory>(
      _ keyPath: any WritableKeyPath<Root, Motion.Value> & Sendable, _ motion: Motion
    ) -> Property {
      precondition(
        !(keyPath is ReferenceWritableKeyPath<Root, Motion.Value>),
        "keyPath must lead through values, but \(keyPath) leads through an object")
      return Property(writer: MotionWriter(keyPath: keyPath, motion: motion))
    }
  }

  /// Creates a timeline from an initial value and tracks.
  ///
  /// - Parameters:
  ///   - initialValue: What every sample begins with.
  ///   - properties: The tracks, in the order in which they write.
  public init(initialValue: Root, _ properties: [Property] = []) {
    self.initialValue = initialValue
    for property in properties { append(property) }
  }

  /// Adds a track, which writes after those before it.
  ///
  /// - Parameters:
  ///   - keyPath: The property, or `\.self`.
  ///   - motion: A track, a spring, or any other motion.
  /// - Precondition: The key path leads through values.
  public mutating func track<Motion: Trajectory>(
    _ keyPath: any WritableKeyPath<Root, Motion.Value> & Sendable, _ motion: Motion
  ) {
    append(.track(keyPath, motion))
  }

  private mutating func append(_ property: Property) {
    properties.append(property)
    duration = Swift.max(duration, property.writer.duration)
  }
}

extension TrackTimeline {
  /// Evaluates the initial value with all tracks at a time.
  public func value(at time: Double) -> Root {
    var root = initialValue
    update(&root, at: time)
    return root
  }

  /// Evaluates the initial value with all tracks at a share of the duration.
  ///
  /// - Parameter progress: A share that is held to 0…1. NaN reads as 0, as does every one if the
  ///   timeline has no end.
  /// - Returns: The value at the share times the duration.
  public func value(progress: Double) -> Root {
    value(at: duration < .infinity ? progress * duration : 0)
  }

  /// Evaluates the initial value with all tracks at a share of the duration, outside 0…1 too.
  ///
  /// A timing whose easing overshoots gives such shares. The tracks that last as long as the
  /// timeline go on, as their `state(beyond:)` says; those that were over hold still.
  ///
  /// - Parameter progress: Any number; the infinities read as 0 and 1, and NaN as 0.
  /// - Returns: The value at the share times the duration.
  public func value(extrapolating progress: Double) -> Root {
    guard progress < 0 || progress > 1, progress.magnitude < .infinity, duration < .infinity else {
      return value(progress: progress < 0 ? 0 : progress > 1 ? 1 : progress)
    }
    let bounded = progress < -1e100 ? -1e100 : progress > 1e100 ? 1e100 : progress
    var root = initialValue
    write(into: &root, at: LocalInstant(time: bounded * duration, pace: 1, limit: duration))
    return root
  }

  /// Writes all tracks at a time into a value, whose other properties stay.
  ///
  /// - Parameters:
  ///   - root: The value, which need not be the initial one.
  ///   - time: Seconds since the timeline began.
  public func update(_ root: inout Root, at time: Double) {
    // Each track holds its own ends.
    let local = time < 0 ? -.infinity : time >= 0 ? time : 0
    write(into: &root, at: LocalInstant(time: local, pace: 1, limit: .infinity))
  }

  private func write(into root: inout Root, at instant: LocalInstant) {
    for property in properties { property.writer.write(into: &root, at: instant) }
  }
}

/// What writes one property, whatever its type.
private protocol PropertyWriter<Root>: Sendable {
  associatedtype Root
  var duration: Double { get }
  func write(into root: inout Root, at instant: LocalInstant)
}

private struct MotionWriter<Root, Motion: Trajectory>: PropertyWriter {
  let keyPath: any WritableKeyPath<Root, Motion.Value> & Sendable
  let motion: Motion

  var duration: Double { motion.duration }

  func write(into root: inout Root, at instant: LocalInstant) {
    root[keyPath: keyPath] = instant.value(of: motion)
  }
}
#endif
