// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// How far a wave moves what lies at one distance from its origin, as a motion.
///
/// ```swift
/// let motion = Ripple.haptics.motion(atDistance: 140)
/// motion.delay  // 0.1
/// motion.peak.time  // 0.1813
/// motion.settlingTime(within: 0.5)  // 0.6395
/// ```
/// It rests until the wave arrives, and after 42 time constants nothing is left of it.
/// Turning points and settling are closed forms.
@frozen
public struct RippleTrajectory: Trajectory, Hashable {
  /// The wave.
  public let ripple: Ripple

  /// The points from its origin.
  public let distance: Double

  @inlinable
  init(ripple: Ripple, distance: Double) {
    self.ripple = ripple
    self.distance = distance
  }

  /// The seconds until the wave arrives, infinite if it never does.
  @inlinable
  public var delay: Double { ripple.delay(atDistance: distance) }

  /// The seconds until nothing is left of the wave: its delay and 42 time constants.
  ///
  /// - Edge cases: Infinite for a wave that does not decay; 0 if it never arrives.
  @inlinable
  public var duration: Double {
    let delay = delay
    guard delay < .infinity else { return 0 }
    return delay + ripple.lifetime
  }

  /// The delay, and the duration or the period, whichever is shorter.
  ///
  /// A period later the wave is where it was, only weaker: no value is new.
  @inlinable
  public var span: Double {
    let delay = delay
    guard delay < .infinity else { return 0 }
    guard ripple.frequency != 0 else { return delay + (ripple.decay > 0 ? ripple.lifetime : 0) }
    return delay + Swift.min(ripple.lifetime, 2 * Double.pi / ripple.frequency.magnitude)
  }

  /// Evaluates the amount by which points are moved, and its rate of change.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> {
    ripple.state(at: time, delayedBy: delay)
  }

  /// Finds the arrival, where the wave may jump, and the swings, in closed form.
  public func turningPoints(
    around point: Double, in interval: ClosedRange<Double>
  ) -> [Double] {
    let delay = delay
    guard interval.upperBound >= delay else { return [] }
    var instants = [delay.nextDown, delay].filter { interval.contains($0) && $0 >= 0 }
    guard ripple.frequency != 0 else { return instants }
    var index = ripple.turnIndex(before: interval.lowerBound - delay)
    var turn = ripple.turn(index)
    while delay + turn <= interval.upperBound, turn <= ripple.lifetime {
      let time = delay + turn
      if time >= interval.lowerBound, time > instants.last ?? -1 { instants.append(time) }
      index += 1
      // Swings so short that times do not tell them apart are not followed.
      guard ripple.turn(index) > turn else { break }
      turn = ripple.turn(index)
    }
    return instants
  }

  /// Finds the true last instant at which points are moved by an amount or more.
  public func settlingTime(within amount: Double) -> Double {
    ripple.quietTime(below: amount, atDistance: distance)
  }
}

extension Ripple {
  /// Returns what the wave does at a distance, as a motion that can be analyzed.
  ///
  /// - Parameter distance: Points from the origin.
  /// - Returns: The amount as a function of time, without the law of the near field.
  @inlinable
  public func motion(atDistance distance: Double) -> RippleTrajectory {
    RippleTrajectory(ripple: self, distance: distance)
  }
}

#if !hasFeature(Embedded)
extension RippleTrajectory: Codable {}
#endif
