// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A motion along a path, whose position is a share of the path that another motion gives.
///
/// - Edge cases: If the lead is outside 0…1, the position holds at an end of the path, with zero
///   velocity.
/// - Complexity: A sample of the lead and one of the measure; nothing is allocated.
@frozen
public struct PathTrajectory<Lead: Trajectory>: BaseTimed where Lead.Value == Double {
  /// The measured path.
  public let measure: PathMeasure

  /// The motion that gives the share of the path, from 0 to 1.
  public let lead: Lead

  @usableFromInline
  init(measure: PathMeasure, lead: Lead) {
    self.measure = measure
    self.lead = lead
  }

  @inlinable var timekeeper: Lead { lead }

  /// Evaluates position and velocity at a time.
  ///
  /// The speed is that of the lead, multiplied by the length of the path.
  @inlinable
  public func state(at time: Double) -> KinematicState<SIMD2<Double>> {
    let share = lead.state(at: time)
    let position = measure.state(atLength: measure.length(ofShare: share.value))
    return KinematicState(
      value: position.value,
      velocity: position.velocity.scaled(within: share.velocity * measure.length))
  }
}

extension PathTrajectory {
  /// The heading of a rider: the angle of the direction of the path where the motion is.
  ///
  /// ```swift
  /// let ride = PathMeasure(.circle(center: .zero, radius: 50)).traversed(in: 2)
  /// ride.heading.value(at: 0)  // 1.5708
  /// ride.heading.value(at: 2)  // 1.5708
  /// ```
  /// It follows from the place and not from the velocity. So it is also known where an eased motion
  /// rests, and on a way back the rider goes backward and does not turn round. Beyond the ends of the
  /// path, where a spring overshoots, it is that of the end.
  ///
  /// - Units: Radians from −π to π, from the x axis toward the y axis.
  /// - Source: [motion-1], `offset-rotate: auto`.
  public var heading: Mapped<Lead, Double> {
    let measure = measure
    return lead.map { measure.heading(atLength: measure.length(ofShare: $0)) }
  }
}

extension PathMeasure {
  /// Returns the length of a share of the path: for 1 all of it, even if the product rounds to less.
  @inlinable
  func length(ofShare share: Double) -> Double { share == 1 ? length : share * length }

  /// Returns a motion along the path.
  ///
  /// ```swift
  /// let lead = EasedTrajectory(from: 0.0, to: 1, duration: 2, easing: .linear)
  /// let loop = PathMeasure(.circle(center: .zero, radius: 50)).traversed(by: lead)
  /// loop.velocity(at: 0.3).magnitude  // 157.1017
  /// loop.value(at: 1).x  // -50
  /// ```
  /// A linear lead moves along the path at a constant speed. A lead that repeats, eases or springs
  /// does so along the path.
  ///
  /// - Parameter lead: The motion that gives the share of the path at a time, from 0 to 1.
  /// - Returns: A motion as long as the lead.
  @inlinable
  public func traversed<Lead: Trajectory>(by lead: Lead) -> PathTrajectory<Lead>
  where Lead.Value == Double {
    PathTrajectory(measure: self, lead: lead)
  }
}

extension PathTrajectory: Equatable where Lead: Equatable {}
