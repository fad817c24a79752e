// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A spring that stops when it reaches its target for the first time.
///
/// It never overshoots: from its first return to the target onwards it stays there, at rest. The
/// instant is computed and does not depend on the frames.
/// ```swift
/// let card = SpringTrajectory(from: 0.0, to: 100, spring: .bouncy).clampedAtTarget()
/// card.duration  // 0.2614
/// card.value(at: 0.3)  // 100.0
/// ```
/// In several dimensions it arrives when it passes the target along its initial displacement, or,
/// if it starts at the target, along its initial velocity.
///
/// - Edge cases: A motion that starts at its target and moves stops when it returns. A motion that
///   never passes its target, as without overshoot, is that of the spring itself.
@frozen
public struct ClampedSpring<Value: VectorSpace>: Trajectory {
  /// The spring.
  public let base: SpringTrajectory<Value>

  /// The first time after the start at which the spring reaches its target; infinite if it never
  /// does.
  public let arrival: Double

  init(base: SpringTrajectory<Value>) {
    self.base = base
    arrival = base.firstReturn
  }

  /// The arrival, or the duration of the spring if it never passes its target.
  public var duration: Double { arrival < .infinity ? arrival : base.duration }

  /// The arrival, or the rest time of the spring if it never passes its target.
  @inlinable
  public var restTime: Double { arrival < .infinity ? arrival : base.restTime }

  /// The recurrences of the spring if it never returns to its target; otherwise empty.
  public static func recurrences(of motion: Self) -> [Recurrence] {
    motion.arrival < .infinity ? [] : motion.base.recurrences
  }

  /// Evaluates the spring until it arrives.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    time >= arrival ? KinematicState(value: base.target) : base.state(at: time)
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the swings of the spring until it arrives.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    if start < motion.arrival {
      let target = measure(restingAt: motion.base.target)
      let wantsMore = motion.base.visitStretches(
        of: measure, from: start, upTo: Swift.min(motion.arrival, end)
      ) {
        var stretch = $0
        // The stretch ends at the target itself, not a few bits away from it.
        if stretch.end == motion.arrival && motion.arrival > 0 && !measure.isOfVelocity {
          stretch.last = target
        }
        return body(stretch)
      }
      guard wantsMore else { return false }
    }
    return motion.visitHold(
      of: measure, at: motion.base.target, from: Swift.max(motion.arrival, start), upTo: end, body)
  }
}

extension SpringTrajectory {
  /// Returns the motion that stops when it reaches its target for the first time.
  public func clampedAtTarget() -> ClampedSpring<Value> { ClampedSpring(base: self) }

  /// The first time after the start at which the target is passed, infinite if it never is.
  ///
  /// It is measured along a direction, where x ∝ x₀ + p G in the notation of ``SpringSwings``.
  var firstReturn: Double {
    let displacement = origin - target
    guard let direction = displacement.normalized ?? initialVelocity.normalized else { return 0 }
    let (x, v) = (displacement.dot(direction), initialVelocity.dot(direction))
    switch spring.regime {
    case .instant: return 0
    case .immovable: return .infinity
    case .underdamped:
      let halfPeriod = Double.pi / spring.frequency
      guard x != 0 else { return halfPeriod }
      let time =
        Elementary.atan(spring.frequency * (-x / (v + x * spring.slowRate))) / spring.frequency
      return time > 0 ? time : time + halfPeriod
    case .overdamped:
      let gap = 2 * spring.frequency
      let gain = -x / (v + x * spring.slowRate)
      guard x != 0, gain > 0, gap * gain < 1 else { return .infinity }
      return gap > 0 ? -Elementary.log(onePlus: -gap * gain) / gap : gain
    }
  }
}

extension ClampedSpring: Equatable {}
extension ClampedSpring: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
extension ClampedSpring: Described {
  package var notation: Notation { method(of: base, "clampedAtTarget", [:]) }
}

extension ClampedSpring: Codable where Value: Codable {
  /// Reads the spring.
  public init(from decoder: any Decoder) throws {
    self.init(base: try decoder.fields("base").decode(SpringTrajectory.self, forKey: "base"))
  }

  /// Writes the spring.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode(["base": base])
  }
}
#endif
