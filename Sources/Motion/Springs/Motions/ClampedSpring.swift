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

  /// The time at which the motion stops on its target, in seconds; infinite if it never does.
  public let arrival: Double

  /// The time at which the first part arrives: the one along the way, or the one across it.
  @usableFromInline let firstArrival: Double

  init(base: SpringTrajectory<Value>) {
    self.base = base
    let (way, along, across) = ClampedSpring.parts(of: base)
    let first = base.spring.firstReturn(
      from: (base.origin - base.target).dot(way), velocity: along.dot(way))
    let second = across == .zero ? first : base.spring.firstReturn(from: 0, velocity: 1)
    (arrival, firstArrival) = (Swift.max(first, second), Swift.min(first, second))
  }

  /// The direction from the target to the start, or that of the velocity at the target, and the
  /// velocities along it and across it.
  private static func parts(
    of base: SpringTrajectory<Value>
  ) -> (way: Value, along: Value, across: Value) {
    let velocity = base.initialVelocity
    let way = (base.origin - base.target).normalized ?? velocity.normalized ?? .zero
    let along = way.scaled(by: velocity.dot(way))
    let across = velocity - along
    return across.length > velocity.length * resolution
      ? (way, along, across) : (way, velocity, .zero)
  }

  /// The motion of the part that arrives last.
  @usableFromInline var lastPart: SpringTrajectory<Value> {
    let (_, along, across) = ClampedSpring.parts(of: base)
    return across != .zero && arrival == base.spring.firstReturn(from: 0, velocity: 1)
      ? SpringTrajectory(from: base.target, to: base.target, velocity: across, spring: base.spring)
      : SpringTrajectory(from: base.origin, to: base.target, velocity: along, spring: base.spring)
  }

  /// The share of the velocity below which a part across the way is rounding.
  private static var resolution: Double { 0x1p-40 }

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
    if time >= arrival { return KinematicState(value: base.target) }
    return time >= firstArrival ? lastPart.state(at: time) : base.state(at: time)
  }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the swings of the spring until its first part arrives, then those of the other part.
  public static func visitStretches(
    of measure: Measure<Value>, in motion: Self, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    let target = measure(restingAt: motion.base.target)
    for (spring, begin, stop) in [
      (motion.base, -.infinity, motion.firstArrival),
      (motion.lastPart, motion.firstArrival, motion.arrival),
    ] where start < stop && begin < Swift.min(end, stop) {
      let wantsMore = spring.visitStretches(
        of: measure, from: Swift.max(start, begin), upTo: Swift.min(stop, end)
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
  ///
  /// A velocity across the way to the target is a part of its own, which stops where it returns to
  /// the way for the first time; so the motion of a vector is continuous, as that of a number is.
  public func clampedAtTarget() -> ClampedSpring<Value> { ClampedSpring(base: self) }
}

extension Spring {
  /// Returns the first time after the start at which 0 is passed, infinite if it never is.
  ///
  /// In the notation of ``SpringSwings``, x ∝ x₀ + p G.
  fileprivate func firstReturn(from x: Double, velocity v: Double) -> Double {
    if x == 0 && v == 0 { return 0 }
    switch regime {
    case .instant: return 0
    case .immovable: return .infinity
    case .underdamped:
      let halfPeriod = Double.pi / frequency
      guard x != 0 else { return halfPeriod }
      let time = Elementary.atan(frequency * (-x / (v + x * slowRate))) / frequency
      return time > 0 ? time : time + halfPeriod
    case .overdamped:
      let gap = 2 * frequency
      let gain = -x / (v + x * slowRate)
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
