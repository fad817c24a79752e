// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion with an event of its own at a time.
///
/// The event is a marker with a number. At its time it is reported after the base's events, but
/// before the end.
@frozen
public struct Marked<Base: Playable>: Playable {
  /// The motion.
  public let base: Base

  /// The number of the marker.
  public let marker: Int

  /// The time of the event, in seconds; that of the end if the motion looks done before.
  public let time: Double

  @inlinable
  init(base: Base, marker: Int, time: Double) {
    require("time", time, Marked.legalTime)
    self.base = base
    self.marker = marker
    self.time = Swift.min(time, base.duration)
  }

  @inlinable
  static var legalTime: NumberRule { .notNegative }

  /// The duration of the base.
  @inlinable
  public var duration: Double { base.duration }

  /// The rest time of the base.
  @inlinable
  public var restTime: Double { base.restTime }

  /// Evaluates the base.
  @inlinable
  public func value(at time: Double) -> Base.Output { base.value(at: time) }

  /// The instant up to which the base's events are reported before the marker.
  @inlinable
  var splitTime: Double { time > 0 && time == base.duration ? time.nextDown : time }

  /// Reports the events of the base and the marker.
  @inlinable
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    let (base, time, split) = (motion.base, motion.time, motion.splitTime)
    guard Swift.min(start, end) < time, time <= Swift.max(start, end) else {
      return base.visitEvents(from: start, to: end, body)
    }
    let isBackward = end < start
    // The last instant before the marker may be outside the interval.
    let middle = Swift.max(split, Swift.min(start, end))
    return base.visitEvents(from: start, to: middle, body)
      && body(MotionEvent(time: time, kind: .marker(motion.marker), isBackward: isBackward))
      && base.visitEvents(from: middle, to: end, body)
  }

  /// Finds the nearest event of the base, or the marker.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    let isAhead = isBackward ? motion.time <= time : motion.time > time
    return nearest(
      motion.base.nextEvent(from: time, isBackward: isBackward), isAhead ? motion.time : nil,
      isBackward: isBackward)
  }
}

extension Marked: Trajectory where Base: Trajectory {
  /// Evaluates the base.
  @inlinable
  public func state(at time: Double) -> KinematicState<Base.Value> { base.state(at: time) }
}

extension Marked: LegPlayable {
  /// Returns the base.
  @inlinable
  public func leg(at time: Double) -> MotionLeg { .playing() }

  /// Returns the base, which continues.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg {
    var leg = leg(at: time)
    leg.isBeyond = true
    return leg
  }

  /// Returns the base.
  @inlinable
  public func member(_ index: Int) -> Base { base }
}

extension Marked: LegTrajectory where Base: Trajectory {}

extension Playable {
  /// Adds an event at a time.
  ///
  /// ```swift
  /// let card = EasedTrajectory(from: 0.0, to: 1, duration: 1).marked(7, at: 0.4)
  /// card.events(after: 0, through: 0.5)[0].kind == .marker(7)  // true
  /// ```
  /// The event is carried through delays, loops and groups as those of the motion are.
  ///
  /// - Parameters:
  ///   - marker: The number that the event carries.
  ///   - time: The time in seconds; one after the duration is treated as the duration.
  /// - Returns: The motion, with one more event.
  /// - Precondition: The time is finite and not negative.
  @inlinable
  public func marked(_ marker: Int, at time: Double) -> Marked<Self> {
    Marked(base: self, marker: marker, time: time)
  }

  /// Adds an event at a time, with the number of a case.
  ///
  /// ```swift
  /// enum Cue: Int { case landed, tilted }
  /// let card = EasedTrajectory(from: 0.0, to: 1, duration: 1).marked(Cue.tilted, at: 0.4)
  /// card.marker  // 1
  /// ```
  ///
  /// - Parameters:
  ///   - marker: The case whose raw value the event carries.
  ///   - time: The time in seconds; one after the duration is treated as the duration.
  /// - Returns: The motion, with one more event.
  /// - Precondition: The time is finite and not negative.
  @inlinable
  public func marked<Marker: RawRepresentable<Int>>(
    _ marker: Marker, at time: Double
  ) -> Marked<Self> { marked(marker.rawValue, at: time) }
}

extension Marked: Equatable where Base: Equatable {}
extension Marked: Hashable where Base: Hashable {}

#if !hasFeature(Embedded)
extension Marked: Described {
  package var notation: Notation { method(of: base, "marked", ["": marker, "at": time]) }
}

extension Marked: Codable where Base: Codable {
  /// Reads the base, the marker and its time.
  ///
  /// - Throws: `DecodingError` with the path if one is missing, if the time is negative or not
  ///   finite, or if a key is unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("base", "marker", "time")
    self.init(
      base: try container.decode(Base.self, forKey: "base"),
      marker: try container.decode(Int.self, forKey: "marker"),
      time: try container.decode(Marked.legalTime, forKey: "time"))
  }

  /// Writes the base, the marker and its time.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base, "marker": marker, "time": time])
  }
}
#endif
