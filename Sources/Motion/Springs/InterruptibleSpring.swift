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
  public private(set) var interruptions: [Interruption<Value>] = []

  /// The instants from which on a leg shows, in ascending order.
  @usableFromInline var begins: [Double]

  /// The motion from one interruption to the next.
  @usableFromInline var legs: [Leg]

  /// A spring between two interruptions.
  @frozen
  @usableFromInline
  struct Leg: Equatable, Sendable {
    /// What shows: of a thing that is held, a motion at rest at its place.
    @usableFromInline var motion: SpringTrajectory<Value>

    /// Where the spring leads, also while it is held.
    @usableFromInline var target: Value

    @usableFromInline var isHeld: Bool

    @inlinable
    init(motion: SpringTrajectory<Value>, target: Value, isHeld: Bool) {
      self.motion = motion
      self.target = target
      self.isHeld = isHeld
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
    self.init(Leg(motion: motion, target: motion.target, isHeld: false), beginningAt: time)
  }

  private init(_ leg: Leg, beginningAt time: Double) {
    ParameterFlaw.trap(if: ParameterFlaw("beginningAt", time, .notNegative))
    begins = [time]
    legs = [leg]
  }
}

extension InterruptibleSpring {
  /// Leads the spring to another target; position and velocity go on.
  ///
  /// - Parameters:
  ///   - target: The new target. What is held goes there when it is let go.
  ///   - time: Seconds.
  ///   - spring: The law that leads there, the same unless given.
  public mutating func retarget(to target: Value, at time: Double, spring: Spring? = nil) {
    if let spring { set(spring: spring, at: time) }
    interrupt(Interruption(at: time, .retarget(to: target)))
  }

  /// Adds to the velocity, as a blow does; the position goes on.
  ///
  /// - Parameters:
  ///   - velocity: In units per second. What is held does not feel it.
  ///   - time: Seconds.
  public mutating func nudge(velocity: Value, at time: Double) {
    interrupt(Interruption(at: time, .nudge(velocity: velocity)))
  }

  /// Changes the law that the spring follows; position and velocity go on.
  public mutating func set(spring: Spring, at time: Double) {
    interrupt(Interruption(at: time, .spring(spring)))
  }

  /// Stops the spring where it is, and holds it: a hand that catches a card in flight.
  public mutating func hold(at time: Double) {
    interrupt(Interruption(at: time, .hold))
  }

  /// Holds the spring at a place: a hand that moves it.
  ///
  /// Between two calls it stays where it is, since where the hand will be next is not known.
  public mutating func drag(to value: Value, at time: Double) {
    interrupt(Interruption(at: time, .drag(to: value)))
  }

  /// Lets go of a spring that is held.
  ///
  /// - Parameters:
  ///   - velocity: How fast it starts, in units per second: that of the hand, as a
  ///     `VelocityTracker` estimates it.
  ///   - time: Seconds.
  public mutating func release(velocity: Value = .zero, at time: Double) {
    interrupt(Interruption(at: time, .release(velocity: velocity)))
  }

  /// Goes on from where another motion is, and as fast; it leads to the same target.
  ///
  /// - Parameters:
  ///   - state: The position and velocity of another motion at the time.
  ///   - time: Seconds. If the spring is held, it is let go.
  public mutating func handOver(from state: KinematicState<Value>, at time: Double) {
    interrupt(Interruption(at: time, .handOver(state)))
  }

  /// Lets something happen to the spring.
  ///
  /// - Complexity: O(1), and O(*k*) if it is earlier than *k* other interruptions.
  public mutating func interrupt(_ interruption: Interruption<Value>) {
    var interruption = interruption
    interruption.time = Swift.max(interruption.time, begins[0])
    var index = legs.count
    while index > 1 && begins[index - 1] > interruption.time { index -= 1 }
    // The leg of an interruption stands one place after it, as the first leg has none.
    interruptions.insert(interruption, at: index - 1)
    begins.insert(interruption.time, at: index)
    legs.insert(leg(at: index), at: index)
    for later in index + 1..<Swift.max(index + 1, legs.count) { legs[later] = leg(at: later) }
  }

  /// The leg that an interruption begins.
  private func leg(at index: Int) -> Leg {
    let last = legs[index - 1]
    let now = last.motion.state(at: begins[index] - begins[index - 1])
    let spring = last.motion.spring
    func moving(
      _ state: KinematicState<Value>, to target: Value, spring: Spring, isHeld: Bool = false
    ) -> Leg {
      let motion =
        isHeld
        ? SpringTrajectory(from: state.value, to: state.value, spring: spring)
        : SpringTrajectory(
          from: state.value, to: target, velocity: state.velocity, spring: spring)
      return Leg(motion: motion, target: target, isHeld: isHeld)
    }
    switch interruptions[index - 1].kind {
    case .retarget(let target):
      return moving(now, to: target, spring: spring, isHeld: last.isHeld)
    case .nudge(let velocity):
      let sum = KinematicState(value: now.value, velocity: now.velocity.moved(within: velocity))
      return moving(last.isHeld ? now : sum, to: last.target, spring: spring, isHeld: last.isHeld)
    case .spring(let spring):
      return moving(now, to: last.target, spring: spring, isHeld: last.isHeld)
    case .hold:
      return moving(now, to: last.target, spring: spring, isHeld: true)
    case .drag(let place):
      return moving(KinematicState(value: place), to: last.target, spring: spring, isHeld: true)
    case .release(let velocity):
      let state = last.isHeld ? KinematicState(value: now.value, velocity: velocity) : now
      return moving(state, to: last.target, spring: spring)
    case .handOver(let state):
      return moving(state, to: last.target, spring: spring)
    }
  }

  /// Forgets what happened before a time, of which samples from then on do not change.
  ///
  /// The motion begins with the last interruption that is not later than the time. Before, it
  /// rests where it was then.
  ///
  /// - Complexity: O(*n*).
  public mutating func removeHistory(before time: Double) {
    let index = leg(showing: time)
    interruptions.removeFirst(index)
    begins.removeFirst(index)
    legs.removeFirst(index)
  }

  /// Takes back what happens after a time: the spring goes on as it did then.
  public mutating func removeInterruptions(after time: Double) {
    let count = begins.dropFirst().prefix { !($0 > time) }.count
    interruptions.removeLast(interruptions.count - count)
    begins.removeLast(begins.count - count - 1)
    legs.removeLast(legs.count - count - 1)
  }
}

extension InterruptibleSpring {
  /// The instant at which the motion begins, in seconds.
  ///
  /// It is 0 unless given, or until ``removeHistory(before:)``.
  @inlinable
  public var beginning: Double { begins[0] }

  /// Where the spring leads at a time, also while it is held.
  public func target(at time: Double) -> Value { legs[leg(showing: time)].target }

  /// The law that the spring follows at a time, also while it is held.
  public func spring(at time: Double) -> Spring { legs[leg(showing: time)].motion.spring }

  /// Whether a hand holds it at a time.
  public func isHeld(at time: Double) -> Bool { legs[leg(showing: time)].isHeld }

  /// The index of the leg that shows at a time; the first if the motion has not begun.
  @inlinable
  func leg(showing time: Double) -> Int { begins.lastIndex(notAfter: time) }

  /// Evaluates the position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let index = leg(showing: time)
    return legs.withUnsafeBufferPointer { $0[index].motion.state(at: time - begins[index]) }
  }

  private var lastBegin: Double { begins[begins.count - 1] }
  private var last: SpringTrajectory<Value> { legs[legs.count - 1].motion }

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
    a.beginning == b.beginning && a.legs[0] == b.legs[0] && a.interruptions == b.interruptions
  }
}

extension InterruptibleSpring: Hashable where Value: Hashable {
  /// Hashes the motion at the beginning, and what happened since.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(beginning)
    hasher.combine(legs[0].motion)
    hasher.combine(interruptions)
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
    try container.encode(legs[0].motion, forKey: .motion)
    if legs[0].isHeld { try container.encode(legs[0].target, forKey: .heldFor) }
    try container.encode(interruptions, forKey: .interruptions)
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
      self.init(Leg(motion: rest, target: target, isHeld: true), beginningAt: time)
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
