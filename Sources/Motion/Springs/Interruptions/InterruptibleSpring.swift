// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A spring with its whole history: retargeted, pushed, held and released at any time.
///
/// ![A spring is caught, dragged, released and sent to another target](interruption)
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
/// It is a value, and its motion a function of time: it can be sampled at any time of its past and
/// its future, in any order. An interruption does not change a bit of the motion before it. Unless
/// the interruption states otherwise, position and velocity are continuous.
///
/// Interruptions are kept in the order of their times, and those of one instant in the order in
/// which they were made. A late interruption is inserted at its time, and the motion after it is
/// computed anew: the motion does not depend on the order of arrival.
///
/// - Complexity: O(log *n*) a sample for *n* interruptions, and O(1) from the last one onwards. An
///   interruption costs O(1), and O(*k*) if it is earlier than *k* others. Memory is O(*n*):
///   ``removeHistory(before:)`` trims it.
@frozen
public struct InterruptibleSpring<Value: VectorSpace>: LegTrajectory {
  /// The interruptions of the spring, in the order of their times.
  @inlinable
  public var interruptions: [Interruption<Value>] { history }

  @usableFromInline var history: [Interruption<Value>] = []

  /// The instants at which the pieces begin, in ascending order.
  @usableFromInline var begins: [Double]

  /// The motion from one interruption to the next.
  @usableFromInline var pieces: [Piece]

  /// The springs that it has followed, in the order in which they were given.
  @usableFromInline var springs: [Spring]

  /// A spring between two interruptions; small, so that a long history needs few cache lines.
  @frozen
  @usableFromInline
  struct Piece: Sendable {
    /// The position when the piece begins.
    @usableFromInline let origin: Value

    /// The velocity when the piece begins.
    @usableFromInline let velocity: Value

    /// The target of the spring, also while it is held.
    @usableFromInline let target: Value

    /// The index of its spring.
    @usableFromInline var law: UInt32

    /// Whether it is held: then it rests at its position.
    @usableFromInline let isHeld: Bool

    @inlinable
    init(_ motion: SpringTrajectory<Value>, target: Value, law: UInt32, isHeld: Bool) {
      origin = motion.origin
      velocity = motion.initialVelocity
      self.target = target.bounded
      self.law = law
      self.isHeld = isHeld
    }
  }

  /// Creates a spring that rests at a value.
  ///
  /// - Parameters:
  ///   - value: The value of the spring until the first interruption.
  ///   - spring: The parameters of the spring.
  public init(at value: Value, spring: Spring = Spring()) {
    self.init(SpringTrajectory(from: value, to: value, spring: spring))
  }

  /// Creates a spring that moves from time 0 onwards.
  ///
  /// - Parameters:
  ///   - origin: The value at which the spring starts.
  ///   - target: The value toward which the spring moves.
  ///   - velocity: The initial velocity, in units per second.
  ///   - spring: The parameters of the spring.
  public init(
    from origin: Value, to target: Value, velocity: Value = .zero, spring: Spring = Spring()
  ) {
    self.init(SpringTrajectory(from: origin, to: target, velocity: velocity, spring: spring))
  }

  /// Creates a spring that begins with a motion.
  ///
  /// - Parameters:
  ///   - motion: The motion until the first interruption. For another trajectory, pass what
  ///     ``Trajectory/springing(to:at:spring:)`` returns.
  ///   - time: The time at which the motion begins, in seconds. Until then the spring rests at its
  ///     origin.
  /// - Precondition: The time is finite and not negative.
  public init(_ motion: SpringTrajectory<Value>, beginTime time: Double = 0) {
    self.init(motion, target: motion.target, isHeld: false, beginTime: time)
  }

  private init(
    _ motion: SpringTrajectory<Value>, target: Value, isHeld: Bool, beginTime time: Double
  ) {
    require("beginTime", time, InterruptibleSpring.legalTime)
    begins = [time]
    pieces = [Piece(motion, target: target, law: 0, isHeld: isHeld)]
    springs = [motion.spring]
  }

  private static var legalTime: NumberRule { .notNegative }
}

extension InterruptibleSpring {
  /// Moves the spring toward another target; position and velocity are continuous.
  ///
  /// - Parameters:
  ///   - target: The new target. A held spring moves there when it is released.
  ///   - time: Seconds.
  ///   - spring: The parameters of the spring from then onwards; by default unchanged.
  @inlinable
  public mutating func retarget(to target: Value, at time: Double, spring: Spring? = nil) {
    if let spring { set(spring: spring, at: time) }
    interrupt(Interruption(at: time, .retarget(to: target)))
  }

  /// Adds to the velocity, as an impulse does; the position is continuous.
  ///
  /// - Parameters:
  ///   - velocity: The change, in units per second. A held spring ignores it.
  ///   - time: Seconds.
  @inlinable
  public mutating func addVelocity(_ velocity: Value, at time: Double) {
    interrupt(Interruption(at: time, .addVelocity(velocity)))
  }

  /// Changes the spring that is followed; position and velocity are continuous.
  @inlinable
  public mutating func set(spring: Spring, at time: Double) {
    interrupt(Interruption(at: time, .spring(spring)))
  }

  /// Stops the spring at its present position and holds it there, as a finger that catches a card.
  @inlinable
  public mutating func hold(at time: Double) { interrupt(Interruption(at: time, .hold)) }

  /// Holds the spring at a position, as a finger that moves it.
  ///
  /// Until the next call the spring stays there, since the next position of the finger is not
  /// known.
  @inlinable
  public mutating func drag(to value: Value, at time: Double) {
    interrupt(Interruption(at: time, .drag(to: value)))
  }

  /// Releases a spring that is held.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity, in units per second: that of the finger, as a
  ///     `VelocityTracker` estimates it.
  ///   - time: Seconds.
  @inlinable
  public mutating func release(velocity: Value = .zero, at time: Double) {
    interrupt(Interruption(at: time, .release(velocity: velocity)))
  }

  /// Continues from the position and velocity of another motion, toward the same target.
  ///
  /// - Parameters:
  ///   - state: The position and velocity of another motion at the time.
  ///   - time: Seconds. A held spring is released.
  @inlinable
  public mutating func handOver(from state: KinematicState<Value>, at time: Double) {
    interrupt(Interruption(at: time, .handOver(state)))
  }

  /// Adds an interruption.
  ///
  /// - Complexity: O(1), and O(*k*) if it is earlier than *k* others.
  @inlinable
  public mutating func interrupt(_ interruption: Interruption<Value>) {
    let interruption = Interruption(
      at: Swift.max(interruption.time, begins[0]), interruption.kind)
    if interruption.time >= begins[begins.count - 1] {
      append(interruption)
    } else {
      insert(interruption)
    }
  }

  /// Inserts an interruption at its time and computes the motion after it anew.
  @usableFromInline
  mutating func insert(_ interruption: Interruption<Value>) {
    let index = piece(showing: interruption.time)
    // An array of their own: a slice would share the whole history, which removing then copies.
    let later = Array(history[index...])
    removeInterruptions(from: index)
    append(interruption)
    for interruption in later { append(interruption) }
  }

  /// Appends the piece of an interruption, which is not earlier than the others.
  @inlinable
  mutating func append(_ interruption: Interruption<Value>) {
    let index = pieces.count - 1
    let motion = member(index)
    var target = pieces[index].target
    var isHeld = pieces[index].isHeld
    var state = motion.state(at: interruption.time - begins[index])
    switch interruption.kind {
    case .retarget(let position): target = position
    case .addVelocity(let velocity):
      if !isHeld { state.velocity = state.velocity + velocity.bounded }
    case .spring(let spring): springs.append(spring)
    case .hold: isHeld = true
    case .drag(let position): (state.value, isHeld) = (position, true)
    case .release(let velocity): if isHeld { (state.velocity, isHeld) = (velocity, false) }
    case .handOver(let other): (state, isHeld) = (other, false)
    }
    let law = springs.count - 1
    let next = SpringTrajectory(
      from: state.value, to: isHeld ? state.value : target,
      velocity: isHeld ? .zero : state.velocity, spring: springs[law])
    pieces.append(Piece(next, target: target, law: UInt32(law), isHeld: isHeld))
    begins.append(interruption.time)
    history.append(interruption)
  }

  /// Removes the history before a time; samples from that time onwards do not change.
  ///
  /// The motion then begins with the last interruption that is not later than the time. Before its
  /// beginning, the motion rests at the position that it has there.
  ///
  /// - Complexity: O(*n*) for *n* interruptions.
  public mutating func removeHistory(before time: Double) {
    let index = piece(showing: time)
    history.removeFirst(index)
    begins.removeFirst(index)
    pieces.removeFirst(index)
    let law = pieces[0].law
    springs.removeFirst(Int(law))
    for index in pieces.indices { pieces[index].law -= law }
  }

  /// Removes the interruptions after a time: the spring continues as if they had not happened.
  public mutating func removeInterruptions(after time: Double) {
    removeInterruptions(from: begins.dropFirst().prefix { !($0 > time) }.count)
  }

  /// Removes all interruptions from an index onwards.
  private mutating func removeInterruptions(from index: Int) {
    let count = history.count - index
    history.removeLast(count)
    begins.removeLast(count)
    pieces.removeLast(count)
    springs.removeLast(springs.count - 1 - Int(pieces[index].law))
  }
}

extension InterruptibleSpring {
  /// The instant at which the motion begins, in seconds.
  ///
  /// It is 0 unless given or changed by ``removeHistory(before:)``.
  @inlinable
  public var beginTime: Double { begins[0] }

  /// Returns the target of the spring at a time, also while it is held.
  @inlinable
  public func target(at time: Double) -> Value { pieces[piece(showing: time)].target }

  /// Returns the spring that is followed at a time, also while it is held.
  @inlinable
  public func spring(at time: Double) -> Spring { springs[Int(pieces[piece(showing: time)].law)] }

  /// Returns whether the spring is held at a time.
  @inlinable
  public func isHeld(at time: Double) -> Bool { pieces[piece(showing: time)].isHeld }

  /// The index of the piece that is shown at a time; the first if the motion has not begun.
  @inlinable
  func piece(showing time: Double) -> Int { begins.lastIndex(notAfter: time) }

  /// Returns the motion from an interruption to the next, or that from the beginning, at index 0.
  ///
  /// It begins at its time 0.
  @inlinable
  public func member(_ index: Int) -> SpringTrajectory<Value> {
    let piece = pieces[index]
    return SpringTrajectory(
      fromBounded: piece.origin, to: piece.isHeld ? piece.origin : piece.target,
      velocity: piece.velocity, spring: springs[Int(piece.law)])
  }

  /// Returns the motion between two interruptions, after the last, or the rest before the
  /// beginning.
  @inlinable
  public func leg(at time: Double) -> MotionLeg {
    if time < beginTime { return .holding(-.infinity, until: beginTime) }
    let index = piece(showing: time)
    let end = index + 1 < begins.count ? begins[index + 1] : .infinity
    return .playing(from: begins[index], until: end, member: index)
  }

  /// Returns the leg inside the duration, and outside of it one that holds the start or the end.
  @inlinable
  public func leg(beyond time: Double) -> MotionLeg { leg(holdingEndsAt: time) }

  /// Evaluates the position and velocity at a time.
  @inlinable
  public func state(at time: Double) -> KinematicState<Value> {
    let time = time == time ? time : 0
    let index = piece(showing: time)
    return member(index).state(at: time - begins[index])
  }

  /// The seconds until the motion looks done.
  ///
  /// It is the true last instant at which the distance from the end is at least a thousandth of the
  /// greatest distance after the last interruption.
  ///
  /// - Complexity: That of ``SpringTrajectory/duration``.
  public var duration: Double {
    let index = pieces.count - 1
    return Thresholds.instant(member(index).duration, after: begins[index])
  }

  /// Finds the nearest event by visiting it.
  @inlinable
  public static func nextEvent(of motion: Self, from time: Double, isBackward: Bool) -> Double? {
    motion.visitedNextEvent(from: time, isBackward: isBackward)
  }

  /// Reports the beginning at time 0, each interruption, and each end.
  ///
  /// The end is that of the last motion. An earlier motion that looked done before the next
  /// interruption, or at its time, has an end as well: no later interruption removes an event.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* interruptions and *k* in the interval.
  public static func visitEvents(
    of motion: Self, from start: Double, to end: Double, _ body: (MotionEvent) -> Bool
  ) -> Bool {
    motion.visitHistory(
      of: motion.history, { $0.time }, { _, index in .interruption(index) },
      endBefore: { Thresholds.instant(motion.member($0).duration, after: motion.begins[$0]) },
      from: start, to: end, body)
  }
}

extension InterruptibleSpring: Equatable {
  /// Compares the initial motion and the interruptions.
  public static func == (a: InterruptibleSpring, b: InterruptibleSpring) -> Bool {
    let (first, other) = (a.pieces[0], b.pieces[0])
    return a.beginTime == b.beginTime && a.member(0) == b.member(0)
      && first.target == other.target && first.isHeld == other.isHeld && a.history == b.history
  }
}

extension InterruptibleSpring: Hashable where Value: Hashable {
  /// Hashes the initial motion and the interruptions.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(beginTime)
    hasher.combine(member(0))
    hasher.combine(history)
  }
}

#if !hasFeature(Embedded)
extension InterruptibleSpring: Described {}

extension InterruptibleSpring: Codable where Value: Codable {
  /// Writes the initial motion and the interruptions.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encode([
      "beginTime": beginTime, "motion": member(0),
      "heldFor": pieces[0].isHeld ? pieces[0].target : nil, "interruptions": history,
    ])
  }

  /// Reads the initial motion and the interruptions.
  ///
  /// If a spring is held when its history begins, `heldFor` is the target that it has when it is
  /// released.
  ///
  /// - Complexity: O(*n*) if the interruptions are in the order of their times, as encoded.
  /// - Throws: `DecodingError` if they are in another order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.fields("beginTime", "motion", "heldFor", "interruptions")
    let time = try container.decode(InterruptibleSpring.legalTime, forKey: "beginTime")
    let motion = try container.decode(SpringTrajectory<Value>.self, forKey: "motion")
    if let target = try container.decodeIfPresent(Value.self, forKey: "heldFor") {
      let rest = SpringTrajectory(from: motion.origin, to: motion.origin, spring: motion.spring)
      self.init(rest, target: target, isHeld: true, beginTime: time)
    } else {
      self.init(motion, beginTime: time)
    }
    var last = time
    for interruption in try container.decode([Interruption<Value>].self, forKey: "interruptions") {
      guard interruption.time >= last else {
        throw container.failure(
          "times must ascend, but \(interruption.time) follows \(last)", forKey: "interruptions")
      }
      last = interruption.time
      interrupt(interruption)
    }
  }
}
#endif
