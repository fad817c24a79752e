// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A decay between two edges, with a spring that returns it to an edge that it would pass.
///
/// ![A decay that coasts to rest, and a bounded one that a spring brings back to its edge](decay)
///
/// ```swift
/// let page = BoundedDecay(from: 0, velocity: 3000, in: 0...600)
/// page.crossingTime  // 0.2555
/// page.peak.value  // 660.5586
/// page.end  // 600.0
/// ```
/// The spring starts at the edge with the velocity of the decay there, so position and velocity are
/// continuous. It remains a spring even where it swings back inside. A motion that starts outside
/// is a spring about the nearest edge from time 0, in either direction; one that
/// ``entering(from:velocity:rate:in:spring:)`` creates decays where it comes inside.
///
/// ``plane(from:velocity:rate:in:spring:)`` combines two of them for two axes.
///
/// - Accuracy: That of ``Decay`` and of ``SpringTrajectory``.
/// - Complexity: O(1) per sample.
@frozen
public struct BoundedDecay: Trajectory {
  /// The decay without edges.
  public let decay: Decay<Double>

  /// The edges.
  public let bounds: ClosedRange<Double>

  /// The spring that returns the motion to an edge.
  public let spring: Spring

  /// The time at which the motion passes the edge, in seconds: infinity if it never does, 0 if it
  /// starts outside, or at the edge moving out.
  public let crossingTime: Double

  /// The decay until the crossing, followed by the spring.
  @usableFromInline let motion:
    Sequenced<Clipped<Settling<Decay<Double>>>, SpringTrajectory<Double>>

  /// The default spring of an edge: critically damped, with a response of 0.575 s.
  ///
  /// Apple does not document its own. That of Compose for iOS has a response of 0.574 s, that of
  /// ScrollMechanics one of 0.628 s; both are critically damped.
  public static let edgeSpring = Spring(response: 0.575, dampingRatio: 1)

  /// Creates a motion between edges.
  ///
  /// - Parameters:
  ///   - origin: The initial position; it may be outside the edges.
  ///   - velocity: The initial velocity, in units per second.
  ///   - rate: The rate of the decay between the edges.
  ///   - bounds: The edges.
  ///   - spring: The spring that returns the motion to an edge.
  /// - Precondition: The bounds are finite.
  public init(
    from origin: Double, velocity: Double, rate: DecayRate = .normal,
    in bounds: ClosedRange<Double>, spring: Spring = BoundedDecay.edgeSpring
  ) {
    ParameterFlaw.trap(if: BoundedDecay.flaw(bounds.lowerBound, bounds.upperBound))
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
    // Until the crossing the decay continues, however little of it remains.
    let free = decay.settling(within: .absolute(0))
    guard let edge else {
      crossingTime = .infinity
      motion = free.clipped(to: decay.restTime)
        .followed(by: SpringTrajectory(from: resting, to: resting, spring: spring))
      return
    }
    // A crossing that rounding misses is at the end of the travel.
    let crossing =
      isOutside ? 0 : Swift.min(decay.time(reaching: edge) ?? .infinity, decay.restTime)
    crossingTime = crossing
    motion = free.clipped(to: crossing)
      .followed(
        by: SpringTrajectory(
          from: isOutside ? origin : edge, to: edge,
          velocity: isOutside ? velocity : decay.velocity(reaching: edge) ?? 0, spring: spring))
  }

  /// Creates a motion that a spring brings back from outside, and that decays from the edge on.
  ///
  /// ```swift
  /// let thrown = BoundedDecay.entering(from: -80, velocity: 3000, in: 0...10_000)
  /// thrown.first.duration  // 0.0376
  /// thrown.end  // 703.8337
  /// BoundedDecay(from: -80, velocity: 3000, in: 0...10_000).end  // 0.0
  /// ```
  /// Content that is pulled beyond its edge and thrown back goes on between the edges with the
  /// velocity that it has at the edge, up to the other edge's spring. Where it rests is continuous in
  /// the origin. If the spring does not reach the edge, the motion ends there.
  ///
  /// - Parameters:
  ///   - origin: The initial position; inside, the motion decays from the beginning.
  ///   - velocity: The initial velocity, in units per second.
  ///   - rate: The rate of the decay between the edges.
  ///   - bounds: The edges.
  ///   - spring: The spring that brings the motion to the nearest edge, and returns it to an edge
  ///     that it would pass.
  /// - Returns: The spring up to the edge, followed by the motion from there.
  /// - Precondition: The bounds are finite.
  public static func entering(
    from origin: Double, velocity: Double, rate: DecayRate = .normal,
    in bounds: ClosedRange<Double>, spring: Spring = BoundedDecay.edgeSpring
  ) -> Sequenced<Clipped<SpringTrajectory<Double>>, BoundedDecay> {
    ParameterFlaw.trap(if: BoundedDecay.flaw(bounds.lowerBound, bounds.upperBound))
    let edge = origin.clamped(to: bounds)
    let approach = SpringTrajectory(from: origin, to: edge, velocity: velocity, spring: spring)
    guard edge != origin else {
      return approach.clipped(to: 0).followed(
        by: BoundedDecay(from: origin, velocity: velocity, rate: rate, in: bounds, spring: spring))
    }
    let entry = approach.firstTime(reaching: edge) ?? approach.restTime
    return approach.clipped(to: entry).followed(
      by: BoundedDecay(
        from: edge, velocity: entry < approach.restTime ? approach.velocity(at: entry) : 0,
        rate: rate, in: bounds, spring: spring))
  }

  /// Creates the motion of a point between the edges of a rectangle, with independent axes.
  ///
  /// - Parameters:
  ///   - origin: The initial position; it may be outside the rectangle.
  ///   - velocity: The initial velocity, in units per second.
  ///   - rate: The rate of the decay inside the rectangle.
  ///   - bounds: The rectangle.
  ///   - spring: The spring that returns the motion to an edge.
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

  /// The edge that the motion passes, or nil if it passes none.
  public var edge: Double? { crossingTime < .infinity ? motion.second.target : nil }

  /// The velocity at the edge, in units per second; nil if the motion passes no edge.
  public var crossingVelocity: Double? {
    crossingTime < .infinity ? motion.second.initialVelocity : nil
  }

  /// The time until the motion looks done, in seconds.
  ///
  /// From then onwards the distance from the end is at most a thousandth of the greatest distance.
  public var duration: Double { settlingTime(within: .looksDone) }

  /// The time until the motion has reached its end to the last bit, in seconds.
  @inlinable
  public var restTime: Double { motion.restTime }

  /// Evaluates the position and the velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Double> { motion.state(at: time) }

  /// The recurrences of the spring.
  public static func recurrences(of motion: Self) -> [Recurrence] { motion.motion.recurrences }

  /// Closed.
  public var exactness: Exactness { .closed }

  /// Visits the stretches of the decay and of the spring.
  public static func visitStretches(
    of measure: Measure<Double>, in motion: Self, from start: Double, upTo end: Double,
    beyond: Bool, _ body: (Stretch) -> Bool
  ) -> Bool {
    if beyond { return visitHeldEnds(of: measure, in: motion, from: start, upTo: end, body) }
    return motion.motion.visitStretches(of: measure, from: start, upTo: end, body)
  }

  /// Returns the last instant at which the motion is at least a distance away from its end.
  public func settlingTime(within distance: Double) -> Double {
    crossingTime == .infinity
      ? decay.settlingTime(within: distance) : motion.settlingTime(within: distance)
  }

  /// The greatest distance of the motion from its end, at its start or where the spring turns.
  public var maximumDistanceFromEnd: Double {
    guard crossingTime < .infinity else { return decay.maximumDistanceFromEnd }
    let start = (motion.second.target - decay.origin).magnitude
    return Swift.max(start, motion.second.maximumDistanceFromEnd)
  }
}

extension BoundedDecay {
  static func flaw(_ lower: Double, _ upper: Double) -> ParameterFlaw? {
    ParameterFlaw("lowerBound", lower, .finite) ?? ParameterFlaw("upperBound", upper, .finite)
      ?? ParameterFlaw(
        "upperBound", unless: lower <= upper, "must be at least \(lower), but is \(upper)")
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
extension BoundedDecay: Described {}

extension BoundedDecay: Codable {
  /// Encodes the decay, the edges and the spring.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "decay": decay, "lowerBound": bounds.lowerBound, "upperBound": bounds.upperBound,
      "spring": spring,
    ])
  }

  /// Decodes the decay, the edges and the spring.
  ///
  /// - Throws: `DecodingError` if the lower edge is above the upper one.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("decay", "lowerBound", "upperBound", "spring")
    let decay = try container.decode(Decay<Double>.self, forKey: "decay")
    let lower = try container.decodeNumber(forKey: "lowerBound")
    let upper = try container.decodeNumber(forKey: "upperBound")
    try container.refuse(BoundedDecay.flaw(lower, upper))
    self.init(
      from: decay.origin, velocity: decay.initialVelocity, rate: decay.rate, in: lower...upper,
      spring: try container.decode(Spring.self, forKey: "spring"))
  }
}
#endif
