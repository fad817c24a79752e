// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A spring with its whole history: retargeted, pushed, caught and let go at any time.
///
/// ```swift
/// var card = InterruptibleSpring(from: 0.0, to: 100, spring: .snappy)
/// card.retarget(to: 300, at: 0.1)
/// card.hold(at: 0.2)
/// card.release(velocity: 500, at: 1)
/// card.value(at: 0.05)  // 13.8210
/// card.isHeld(at: 0.5)  // true
/// card.end  // 300.0
/// ```
/// It is a value, and its motion a function of time: it can be sampled at any time of its past
/// and its future, in any order. An interruption changes nothing that came before it, to the bit.
/// Where the interruption does not say otherwise, position and velocity go on without a jump.
///
/// Interruptions are kept in the order of their times, and those of one instant in the order in
/// which they were made. One that arrives late is put where it belongs, and what came after it
/// follows anew: the motion does not depend on the order of arrival.
///
/// - Complexity: O(log *n*) a sample for *n* interruptions, and O(1) from the last one on. An
///   interruption costs O(1), and O(*k*) if it is earlier than *k* others. Memory is O(*n*):
///   ``removeHistory(before:)`` trims it.
@frozen
public struct InterruptibleSpring<Value: VectorSpace>: Trajectory {
  /// What happened to the spring, in the order of the times.
  @inlinable
  public var interruptions: [Interruption<Value>] { history }

  @usableFromInline var history: [Interruption<Value>] = []

  /// The instants from which on a leg shows, in ascending order.
  @usableFromInline var begins: [Double]

  /// The motion from one interruption to the next.
  @usableFromInline var legs: [Leg]

  /// The laws that the spring has followed, in the order in which they were given.
  @usableFromInline var springs: [Spring]

  /// A spring between two interruptions; small, as a sample of a long history finds none in a cache.
  @frozen
  @usableFromInline
  struct Leg: Sendable {
    /// Where the spring is when the leg begins.
    @usableFromInline let origin: Value

    /// How fast it is then.
    @usableFromInline let velocity: Value

    /// Where the spring leads, also while it is held.
    @usableFromInline let target: Value

    /// The index of the law that it follows.
    @usableFromInline var law: UInt32

    /// Whether a hand holds it: what shows is a motion at rest at its place.
    @usableFromInline let isHeld: Bool

    /// Whether the motion is moderate, as ``SpringTrajectory`` has it.
    @usableFromInline let isModerate: Bool

    @inlinable
    init(_ motion: SpringTrajectory<Value>, target: Value, law: UInt32, isHeld: Bool) {
      origin = motion.origin
      velocity = motion.initialVelocity
      self.target = target
      self.law = law
      self.isHeld = isHeld
      isModerate = motion.isModerate
    }
  }

  /// Creates a spring that rests at a place.
  ///
  /// - Parameters:
  ///   - value: Where it is until something happens.
  ///   - spring: The law that it follows.
  public init(at value: Value, spring: Spring = Spring()) {
    self.init(SpringTrajectory(from: value, to: value, spring: spring))
  }

  /// Creates a spring that moves from time 0 on.
  ///
  /// - Parameters:
  ///   - origin: Where it starts.
  ///   - target: Where it is going.
  ///   - velocity: How fast it starts, in units per second.
  ///   - spring: The law that it follows.
  public init(
    from origin: Value, to target: Value, velocity: Value = .zero, spring: Spring = Spring()
  ) {
    self.init(SpringTrajectory(from: origin, to: target, velocity: velocity, spring: spring))
  }

  /// Creates a spring that begins with a motion.
  ///
  /// - Parameters:
  ///   - motion: How it moves until something happens: of another trajectory, what
  ///     ``Trajectory/springing(to:at:spring:)`` gives.
  ///   - time: When the motion begins, in seconds. Until then the spring rests at its origin.
  /// - Precondition: The time is finite and not negative.
  public init(_ motion: SpringTrajectory<Value>, beginningAt time: Double = 0) {
    self.init(motion, target: motion.target, isHeld: false, beginningAt: time)
  }

  private init(
    _ motion: SpringTrajectory<Value>, target: Value, isHeld: Bool, beginningAt time: Double
  ) {
    ParameterFlaw.trap(if: ParameterFlaw("beginningAt", time, .notNegative))
    begins = [time]
    legs = [Leg(motion, target: target, law: 0, isHeld: isHeld)]
    springs = [motion.spring]
  }
}

extension InterruptibleSpring {
  /// Leads the spring to another target; position and velocity go on.
  ///
  /// - Parameters:
  ///   - target: The new target. What is held goes there when it is let go.
  ///   - time: Seconds.
  ///   - spring: The law that leads there, the same unless given.
  @inlinable
  public mutating func retarget(to target: Value, at time: Double, spring: Spring? = nil) {
    if let spring { set(spring: spring, at: time) }
    interrupt(Interruption(at: time, .retarget(to: target)))
  }

  /// Adds to the velocity, as a blow does; the position goes on.
  ///
  /// - Parameters:
  ///   - velocity: In units per second. What is held does not feel it.
  ///   - time: Seconds.
  @inlinable
  public mutating func nudge(velocity: Value, at time: Double) {
    interrupt(Interruption(at: time, .nudge(velocity: velocity)))
  }

  /// Changes the law that the spring follows; position and velocity go on.
  @inlinable
  public mutating func set(spring: Spring, at time: Double) {
    interrupt(Interruption(at: time, .spring(spring)))
  }

  /// Stops the spring where it is, and holds it: a hand that catches a card in flight.
  @inlinable
  public mutating func hold(at time: Double) {
    interrupt(Interruption(at: time, .hold))
  }

  /// Holds the spring at a place: a hand that moves it.
  ///
  /// Between two calls it stays where it is, since where the hand will be next is not known.
  @inlinable
  public mutating func drag(to value: Value, at time: Double) {
    interrupt(Interruption(at: time, .drag(to: value)))
  }

  /// Lets go of a spring that is held.
  ///
  /// - Parameters:
  ///   - velocity: How fast it starts, in units per second: that of the hand, as a
  ///     `VelocityTracker` estimates it.
  ///   - time: Seconds.
  @inlinable
  public mutating func release(velocity: Value = .zero, at time: Double) {
    interrupt(Interruption(at: time, .release(velocity: velocity)))
  }

  /// Goes on from where another motion is, and as fast; it leads to the same target.
  ///
  /// - Parameters:
  ///   - state: The position and velocity of another motion at the time.
  ///   - time: Seconds. If the spring is held, it is let go.
  @inlinable
  public mutating func handOver(from state: KinematicState<Value>, at time: Double) {
    interrupt(Interruption(at: time, .handOver(state)))
  }

  /// Lets something happen to the spring.
  ///
  /// - Complexity: O(1), and O(*k*) if it is earlier than *k* other interruptions.
  @inlinable
  public mutating func interrupt(_ interruption: Interruption<Value>) {
    var interruption = interruption
    interruption.time = Swift.max(interruption.time, begins[0])
    if interruption.time >= begins[begins.count - 1] {
      append(interruption)
    } else {
      insert(interruption)
    }
  }

  /// Puts an interruption where it belongs: what came after it follows anew.
  @usableFromInline
  mutating func insert(_ interruption: Interruption<Value>) {
    let index = leg(showing: interruption.time)
    let later = history[index...]
    removeInterruptions(from: index)
    append(interruption)
    for interruption in later { append(interruption) }
  }

  /// Appends the leg of an interruption, which is not earlier than the others.
  @inlinable
  mutating func append(_ interruption: Interruption<Value>) {
    let index = legs.count - 1
    let motion = motion(ofLeg: index)
    var target = legs[index].target
    var isHeld = legs[index].isHeld
    var state = motion.state(at: interruption.time - begins[index])
    switch interruption.kind {
    case .retarget(let place): target = place
    case .nudge(let velocity):
      if !isHeld { state.velocity = state.velocity.moved(within: velocity) }
    case .spring(let spring): springs.append(spring)
    case .hold: isHeld = true
    case .drag(let place): (state.value, isHeld) = (place, true)
    case .release(let velocity): if isHeld { (state.velocity, isHeld) = (velocity, false) }
    case .handOver(let other): (state, isHeld) = (other, false)
    }
    let law = springs.count - 1
    let next = SpringTrajectory(
      from: state.value, to: isHeld ? state.value : target,
      velocity: isHeld ? .zero : state.velocity, spring: springs[law])
    legs.append(Leg(next, target: target, law: UInt32(law), isHeld: isHeld))
    begins.append(interruption.time)
    history.append(interruption)
  }

  /// Forgets what happened before a time, of which samples from then on do not change.
  ///
  /// The motion begins with the last interruption that is not later than the time. Before, it
  /// rests where it was then.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeHistory(before time: Double) {
    let index = leg(showing: time)
    history.removeFirst(index)
    begins.removeFirst(index)
    legs.removeFirst(index)
    let law = legs[0].law
    springs.removeFirst(Int(law))
    for index in legs.indices { legs[index].law -= law }
  }

  /// Takes back what happens after a time: the spring goes on as it did then.
  public mutating func removeInterruptions(after time: Double) {
    removeInterruptions(from: begins.dropFirst().prefix { !($0 > time) }.count)
  }

  /// Takes back all interruptions from one on.
  private mutating func removeInterruptions(from index: Int) {
    let count = history.count - index
    history.removeLast(count)
    begins.removeLast(count)
    legs.removeLast(count)
    springs.removeLast(springs.count - 1 - Int(legs[index].law))
  }
}

extension InterruptibleSpring {
  /// The instant at which the motion begins, in seconds.
  ///
  /// It is 0 unless given, or until ``removeHistory(before:)``.
  @inlinable
  public var beginning: Double { begins[0] }

  /// Where the spring leads at a time, also while it is held.
  @inlinable
  public func target(at time: Double) -> Value { legs[leg(showing: time)].target }

  /// The law that the spring follows at a time, also while it is held.
  @inlinable
  public func spring(at time: Double) -> Spring { springs[Int(legs[leg(showing: time)].law)] }

  /// Whether a hand holds it at a time.
  @inlinable
  public func isHeld(at time: Double) -> Bool { legs[leg(showing: time)].isHeld }

  /// The index of the leg that shows at a time; the first if the motion has not begun.
  @inlinable
  func leg(showing time: Double) -> Int { begins.lastIndex(notAfter: time) }

  /// What shows while a leg lasts, from its beginning on.
  @inlinable
  func motion(ofLeg index: Int) -> SpringTrajectory<Value> {
    let leg = legs[index]
    return SpringTrajectory(
      from: leg.origin, to: leg.isHeld ? leg.origin : leg.target, velocity: leg.velocity,
      spring: springs[Int(leg.law)], isModerate: leg.isModerate)
  }

  /// Evaluates the position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let index = leg(showing: time)
    return motion(ofLeg: index).state(at: time - begins[index])
  }

  var lastBegin: Double { begins[begins.count - 1] }
  var last: SpringTrajectory<Value> { motion(ofLeg: legs.count - 1) }

  /// The first instant at which the last leg has shown a time of its own.
  private func instant(_ time: Double) -> Double { Thresholds.instant(time, after: lastBegin) }

  /// The seconds until the motion looks done.
  ///
  /// It is the true last instant at which a thousandth of the greatest distance after the last
  /// interruption, or more, is left.
  ///
  /// - Complexity: That of ``SpringTrajectory/duration``.
  public var duration: Double { instant(last.duration) }

  /// The seconds until nothing is left of the motion that a number could show.
  public var restTime: Double { instant(last.restTime) }
}

extension InterruptibleSpring: Equatable {
  /// Compares the motion at the beginning, and what happened since.
  public static func == (a: InterruptibleSpring, b: InterruptibleSpring) -> Bool {
    let (first, other) = (a.legs[0], b.legs[0])
    return a.beginning == b.beginning && a.motion(ofLeg: 0) == b.motion(ofLeg: 0)
      && first.target == other.target && first.isHeld == other.isHeld && a.history == b.history
  }
}

extension InterruptibleSpring: Hashable where Value: Hashable {
  /// Hashes the motion at the beginning, and what happened since.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(beginning)
    hasher.combine(motion(ofLeg: 0))
    hasher.combine(history)
  }
}

#if !hasFeature(Embedded)
extension InterruptibleSpring: Codable where Value: Codable {
  private enum CodingKeys: String, CodingKey {
    case beginning, motion, heldFor, interruptions
  }

  /// Writes the motion at the beginning, and what happened since.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(beginning, forKey: .beginning)
    try container.encode(motion(ofLeg: 0), forKey: .motion)
    if legs[0].isHeld { try container.encode(legs[0].target, forKey: .heldFor) }
    try container.encode(history, forKey: .interruptions)
  }

  /// Reads the motion at the beginning, and what happened since.
  ///
  /// A spring that is held when its history begins has the target of its future under `heldFor`.
  ///
  /// - Complexity: O(*n*) if the interruptions are in the order of their times, as they are written.
  /// - Throws: `DecodingError` if they are not.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let time = try container.decode(.notNegative, forKey: .beginning)
    let motion = try container.decode(SpringTrajectory<Value>.self, forKey: .motion)
    if let target = try container.decodeIfPresent(Value.self, forKey: .heldFor) {
      let rest = SpringTrajectory(from: motion.origin, to: motion.origin, spring: motion.spring)
      self.init(rest, target: target, isHeld: true, beginningAt: time)
    } else {
      self.init(motion, beginningAt: time)
    }
    var last = time
    for interruption in try container.decode([Interruption<Value>].self, forKey: .interruptions) {
      guard interruption.time >= last else {
        throw DecodingError.dataCorruptedError(
          forKey: .interruptions, in: container,
          debugDescription: "times must ascend, but \(interruption.time) follows \(last)")
      }
      last = interruption.time
      interrupt(interruption)
    }
  }
}
#endif
