// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A part of a motion's time in which it shows another motion, or holds one of its values.
///
/// The time of the other motion, the *member*, is a line through an anchor: it advances, runs back,
/// or stands still.
/// ```swift
/// let leg = MotionLeg.playing(from: 2, until: 5, speed: 0.5)
/// leg.localTime(at: 4)  // 1.0
/// leg.last  // 1.5
/// ```
///
/// - Units: Times are in seconds.
/// - Precondition: The leg is not empty: `begin < end`.
@frozen
public struct MotionLeg: Hashable, Sendable {
  /// The first instant of the leg; −∞ for the first leg.
  public var begin: Double

  /// The end of the leg, excluded; infinite for the last leg.
  public var end: Double

  /// The member's time at the first instant.
  public var first: Double

  /// The limit of the member's time at the end.
  public var last: Double

  /// An instant at which the member's time is known.
  ///
  /// It stays as it is where a leg is shortened or extended, so that local times keep their bits.
  public var anchor: Double

  /// The member's time at the anchor.
  public var offset: Double

  /// The seconds of the member that pass in one second; 0 if the leg holds a value.
  public var speed: Double

  /// The index of the member.
  public var member: Int

  /// Whether the leg belongs to the motion beyond its own time: it shows its member along its
  /// continuation, or holds an end.
  public var isBeyond = false

  @inlinable
  init(
    begin: Double, end: Double, first: Double, last: Double, anchor: Double, offset: Double,
    speed: Double, member: Int
  ) {
    self.begin = begin
    self.end = end
    self.first = first
    self.last = last
    self.anchor = anchor
    self.offset = offset
    self.speed = speed
    self.member = member
  }

  /// Creates a leg that holds the value of a member at a time.
  ///
  /// - Parameters:
  ///   - time: The member's time; −∞ for its start and +∞ for its end.
  ///   - begin: The first instant of the leg.
  ///   - end: The end of the leg, excluded.
  ///   - member: The index of the member.
  /// - Returns: A leg of speed 0.
  @inlinable
  public static func holding(
    _ time: Double, from begin: Double = -.infinity, until end: Double = .infinity, member: Int = 0
  ) -> MotionLeg {
    MotionLeg(
      begin: begin, end: end, first: time, last: time, anchor: 0, offset: time, speed: 0,
      member: member)
  }

  /// Creates a leg that plays a member.
  ///
  /// - Parameters:
  ///   - begin: The first instant of the leg.
  ///   - end: The end of the leg, excluded.
  ///   - time: The member's time at the first instant, or at time 0 if the leg has no first instant.
  ///   - speed: The seconds of the member that pass in one second; negative to play it backwards.
  ///   - member: The index of the member.
  /// - Returns: A leg whose speed is the speed.
  /// - Precondition: The speed is finite and not 0.
  @inlinable
  public static func playing(
    from begin: Double = -.infinity, until end: Double = .infinity, at time: Double = 0,
    speed: Double = 1, member: Int = 0
  ) -> MotionLeg {
    let anchor = begin > -.infinity ? begin : 0
    return MotionLeg(
      begin: begin, end: end, first: begin > -.infinity ? time : begin * speed,
      last: time + (end - anchor) * speed, anchor: anchor, offset: time, speed: speed,
      member: member)
  }

  /// Whether the leg shows its member at its own time.
  @inlinable
  var isIdentity: Bool { speed == 1 && anchor == offset }

  /// Returns the member's time at an instant.
  ///
  /// An instant before the member's time 0 stays before it, even if the product with the speed
  /// underflows.
  @inlinable
  public func localTime(at time: Double) -> Double {
    if speed == 0 { return offset }
    let local = offset + (time - anchor) * speed
    return local == 0 && speed > 0 && time < anchor ? -.leastNonzeroMagnitude : local
  }
}

#if !hasFeature(Embedded)
extension MotionLeg: Described {}
#endif
