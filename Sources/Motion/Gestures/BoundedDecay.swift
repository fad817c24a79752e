// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A decay between two edges: where it would leave them, a spring leads it back to the edge.
///
/// ```swift
/// let page = BoundedDecay(from: 0, velocity: 3000, in: 0...600)
/// page.crossingTime  // 0.2555
/// page.peak.value  // 660.5586
/// page.end  // 600.0
/// ```
/// The spring starts at the edge with the velocity of the decay there, so position and velocity go
/// on without a jump. It stays a spring, also where it swings back inside. A motion that starts
/// outside is a spring about the nearest edge from the first moment, whatever its direction.
///
/// Two axes are two of them: ``plane(from:velocity:rate:in:spring:)``.
///
/// - Accuracy: That of ``Decay`` and of ``SpringTrajectory``.
/// - Complexity: O(1) a sample.
@frozen
public struct BoundedDecay: Trajectory {
  /// The decay as it would be without edges.
  public let decay: Decay<Double>

  /// The edges.
  public let bounds: ClosedRange<Double>

  /// The spring that leads back to an edge.
  public let spring: Spring

  /// When the motion passes the edge: infinity if it never does, 0 if it starts there moving out,
  /// or outside.
  public let crossingTime: Double

  /// The decay until it crosses, and what comes then.
  @usableFromInline let motion:
    Sequenced<Clipped<Settling<Decay<Double>>>, SpringTrajectory<Double>>

  /// The spring of an edge unless given: critically damped, with a period of 0.575 s.
  ///
  /// Apple does not document its own. The one of Compose for iOS has a period of 0.574 s, that of
  /// ScrollMechanics one of 0.628 s; both are critically damped.
  public static let edgeSpring = Spring(response: 0.575, dampingRatio: 1)

  /// Creates a motion between edges.
  ///
  /// - Parameters:
  ///   - origin: Where it starts; it may be outside.
  ///   - velocity: How fast it starts, in units per second.
  ///   - rate: How fast it slows down inside.
  ///   - bounds: The edges.
  ///   - spring: What leads back to an edge.
  /// - Precondition: The bounds are finite.
  public init(
    from origin: Double, velocity: Double, rate: DecayRate = .normal,
    in bounds: ClosedRange<Double>, spring: Spring = BoundedDecay.edgeSpring
  ) {
    ParameterFlaw.trap(if: BoundedDecay.flaw(bounds))
    let decay = Decay(from: origin, velocity: velocity, rate: rate)
    self.decay = decay
    self.bounds = bounds
    self.spring = spring
    let inside = origin.clamped(to: bounds)
    let isOutside = inside != origin
    let resting = decay.restingValue
    let edge =
      isOutside
      ? inside
      : resting > bounds.upperBound
        ? bounds.upperBound : resting < bounds.lowerBound ? bounds.lowerBound : nil
    // Until the crossing the decay goes on however little is left of it.
    let free = decay.settling(within: .absolute(0))
    guard let edge else {
      crossingTime = .infinity
      motion = free.clipped(to: decay.restTime)
        .followed(by: SpringTrajectory(from: resting, to: resting, spring: spring))
      return
    }
    // What rounding takes for no crossing is one at the end of the way.
    let crossing =
      isOutside ? 0 : Swift.min(decay.time(reaching: edge) ?? .infinity, decay.restTime)
    crossingTime = crossing
    motion = free.clipped(to: crossing)
      .followed(
        by: SpringTrajectory(
          from: isOutside ? origin : edge, to: edge,
          velocity: isOutside ? velocity : decay.velocity(reaching: edge) ?? 0, spring: spring))
  }

  /// Creates the motion of a point between the edges of a rectangle, each axis by itself.
  ///
  /// - Parameters:
  ///   - origin: Where it starts; it may be outside.
  ///   - velocity: How fast it starts, in units per second.
  ///   - rate: How fast it slows down inside.
  ///   - bounds: The rectangle in which the point is at home.
  ///   - spring: What leads back to an edge.
  /// - Returns: The sum of the motions along both axes.
  public static func plane(
    from origin: SIMD2<Double>, velocity: SIMD2<Double>, rate: DecayRate = .normal,
    in bounds: Bounds, spring: Spring = BoundedDecay.edgeSpring
  ) -> Summed<
    LinearlyMapped<BoundedDecay, DirectionMap<SIMD2<Double>>>,
    LinearlyMapped<BoundedDecay, DirectionMap<SIMD2<Double>>>
  > {
    let x = BoundedDecay(
      from: origin.x, velocity: velocity.x, rate: rate, in: bounds.minimum.x...bounds.maximum.x,
      spring: spring)
    let y = BoundedDecay(
      from: origin.y, velocity: velocity.y, rate: rate, in: bounds.minimum.y...bounds.maximum.y,
      spring: spring)
    return x.mapped(through: DirectionMap(SIMD2(1, 0)))
      + y.mapped(through: DirectionMap(SIMD2(0, 1)))
  }

  /// The edge that the motion passes, if it does.
  public var edge: Double? { crossingTime < .infinity ? motion.second.target : nil }

  /// The velocity with which it passes the edge, in units per second.
  public var crossingVelocity: Double? {
    crossingTime < .infinity ? motion.second.initialVelocity : nil
  }

  /// The seconds until the motion looks done: until it stays within a thousandth of the greatest
  /// distance from its end.
  public var duration: Double { settlingTime(within: .looksDone) }

  /// The seconds until nothing is left of the motion that a number could show.
  @inlinable
  public var restTime: Double { motion.restTime }

  /// Evaluates position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> { motion.state(at: time) }

  /// The swings of the spring.
  public var recurrences: [Recurrence] { motion.recurrences }

  /// Visits the decay and the swings of the spring.
  public func visitStretches(
    of measure: Measure<Double>, from start: Double, upTo end: Double, beyond: Bool,
    _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, from: start, upTo: end, body) }
    return motion.visitStretches(of: measure, from: start, upTo: end, body)
  }

  /// Finds the last instant at which the motion is a distance or more from where it comes to rest.
  public func settlingTime(within distance: Double) -> Double {
    crossingTime == .infinity
      ? decay.settlingTime(within: distance) : motion.settlingTime(within: distance)
  }

  /// The greatest distance from where the motion comes to rest: at its start, or where the spring
  /// turns.
  public var greatestDistanceFromEnd: Double {
    guard crossingTime < .infinity else { return decay.greatestDistanceFromEnd }
    let start = (motion.second.target - decay.origin).magnitude.clampedToFinite
    return Swift.max(start, motion.second.greatestDistanceFromEnd)
  }
}

extension BoundedDecay {
  static func flaw(_ bounds: ClosedRange<Double>) -> ParameterFlaw? {
    ParameterFlaw("lowerBound", bounds.lowerBound, .finite)
      ?? ParameterFlaw("upperBound", bounds.upperBound, .finite)
  }
}

extension BoundedDecay: Hashable {
  /// Compares the decays, the edges and the springs.
  public static func == (a: BoundedDecay, b: BoundedDecay) -> Bool {
    a.decay == b.decay && a.bounds == b.bounds && a.spring == b.spring
  }

  /// Hashes the decay, the edges and the spring.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(decay)
    hasher.combine(bounds)
    hasher.combine(spring)
  }
}

#if !hasFeature(Embedded)
extension BoundedDecay: Codable {
  private enum CodingKeys: String, CodingKey { case decay, lowerBound, upperBound, spring }

  /// Writes the decay, the edges and the spring.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(decay, forKey: .decay)
    try container.encode(bounds.lowerBound, forKey: .lowerBound)
    try container.encode(bounds.upperBound, forKey: .upperBound)
    try container.encode(spring, forKey: .spring)
  }

  /// Reads the decay, the edges and the spring.
  ///
  /// - Throws: `DecodingError` if the lower edge is above the upper one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let decay = try container.decode(Decay<Double>.self, forKey: .decay)
    let lower = try container.decode(.finite, forKey: .lowerBound)
    let upper = try container.decode(.finite, forKey: .upperBound)
    guard lower <= upper else {
      throw DecodingError.dataCorruptedError(
        forKey: .upperBound, in: container,
        debugDescription: "upperBound must be at least \(lower), but is \(upper)")
    }
    self.init(
      from: decay.origin, velocity: decay.initialVelocity, rate: decay.rate, in: lower...upper,
      spring: try container.decode(Spring.self, forKey: .spring))
  }
}
#endif
