// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The bounces of particles on a floor, in closed form.
///
/// Heights are measured from the floor against the acceleration. After a first contact at speed *w*,
/// with the acceleration *g* and the restitution *e*, the flight *n* = 1, 2, … begins at speed *w eⁿ*
/// and lasts *d eⁿ* with *d* = 2 *w* / *g*. The first *k* flights last *d e* (1 − *eᵏ*) / (1 − *e*), so
/// *k* is the integer part of a logarithm of the time since the first contact.
struct ParticleBounces: Sendable {
  /// The position of the floor; y points down.
  private let level: Double

  /// 1 if the floor is below the particles, −1 if it is above them.
  private let side: Double

  /// The size of the acceleration toward the floor, and the acceleration along it.
  private let gravity, drift: Double

  private let restitution: Double
  private let logRestitution: Double

  /// The share of the velocity along the floor that a contact leaves.
  private let grip: Double

  /// A particle after its first contact.
  struct State {
    /// The distance from the floor, and its rate of change.
    var height, climb: Double

    /// The seconds in which the particle would have gone as far along the floor without friction.
    var slide: Double

    /// The share of the velocity along the floor that is left.
    var hold: Double

    /// The age until which the particle has moved along the floor.
    var moving: Double
  }

  /// Creates the bounces on a floor.
  ///
  /// - Parameters:
  ///   - floor: The floor, whose position is clamped to ±10¹⁵.
  ///   - acceleration: The acceleration; y points down.
  init(_ floor: Emitter.Floor, acceleration: SIMD2<Double>) {
    level = floor.y.clamped(to: -EmitterKernel.bound...EmitterKernel.bound)
    side = acceleration.y < 0 ? -1 : 1
    (gravity, drift) = (acceleration.y.magnitude, acceleration.x)
    restitution = floor.restitution
    logRestitution = ParticleBounces.logarithm(floor.restitution)
    grip = 1 - floor.friction
  }

  /// Creates the bounces on the floor of a flight; nil if there is none.
  init?(_ floor: Emitter.Floor?, _ flight: ParticleFlight) {
    guard let floor else { return nil }
    self.init(
      floor, acceleration: SIMD2(flight.accelerationX, flight.accelerationY))
  }

  /// Returns the state at an age; nil before the first contact.
  ///
  /// - Parameters:
  ///   - y: The position at birth.
  ///   - velocity: The velocity in y at birth.
  ///   - age: The age, which is not negative.
  /// - Returns: The state; nil while the particle flies freely.
  func state(from y: Double, velocity: Double, at age: Double) -> State? {
    let height = Swift.max(0, side * (level - y))
    let climb = -side * velocity
    let speed = (climb * climb + 2 * gravity * height).squareRoot()
    // The difference of the two forms would cancel.
    let contact =
      climb > 0
      ? (gravity > 0 ? (climb + speed) / gravity : .infinity)
      : height > 0 ? 2 * height / (speed - climb) : 0
    guard age >= contact else { return nil }
    let time = age - contact
    // What does not leave the floor rests.
    if speed == 0 || restitution == 0 { return resting(after: contact, contact, age) }
    if gravity == 0 {
      let leaving = restitution * speed
      return State(
        height: leaving * time, climb: leaving, slide: contact + grip * time, hold: grip,
        moving: age)
    }
    let first = 2 * speed / gravity
    if restitution == 1 {
      return flight(Elementary.floor(time / first), time, contact, first, speed, age)
    }
    let done = time * (1 - restitution) / (first * restitution)
    guard done < 1 else {
      let (share, product) = (restitution * grip, first * restitution / (1 - restitution))
      return resting(after: contact + first * share / (1 - share), contact + product, age)
    }
    let count = Elementary.floor(Elementary.log(onePlus: -done) / logRestitution)
    return flight(Swift.max(0, count), time, contact, first, speed, age)
  }

  /// The state in a flight, after a number of whole ones.
  private func flight(
    _ count: Double, _ time: Double, _ contact: Double, _ first: Double, _ speed: Double,
    _ age: Double
  ) -> State {
    let power = restitution == 1 ? 1 : Elementary.exp((count + 1) * logRestitution)
    let (begin, launch) = (ParticleBounces.sum(first, restitution, count), speed * power)
    // A count that is off by one by rounding is at an end of its flight.
    let local = Swift.max(0, Swift.min(time - begin, first * power))
    let hold = grip == 1 ? 1 : Elementary.exp((count + 1) * ParticleBounces.logarithm(grip))
    return State(
      height: Swift.max(0, local * (launch - 0.5 * gravity * local)),
      climb: launch - gravity * local,
      slide: contact + ParticleBounces.sum(first, restitution * grip, count) + hold * local,
      hold: hold, moving: age)
  }

  /// Returns d (q + q² + … + qⁿ).
  private static func sum(_ first: Double, _ ratio: Double, _ count: Double) -> Double {
    if ratio == 0 || count == 0 { return 0 }
    if ratio == 1 { return first * count }
    return first * ratio * -Elementary.expMinusOne(count * logarithm(ratio)) / (1 - ratio)
  }

  /// The logarithm of a share; one less is exact near 1, where the logarithm would lose digits.
  private static func logarithm(_ share: Double) -> Double {
    share > 0.5 ? Elementary.log(onePlus: share - 1) : Elementary.log(share)
  }

  /// The state of a particle that lies on the floor, since a time if there is friction.
  private func resting(after slide: Double, _ rest: Double, _ age: Double) -> State {
    grip < 1
      ? State(height: 0, climb: 0, slide: slide, hold: 0, moving: rest)
      : State(height: 0, climb: 0, slide: age, hold: 1, moving: age)
  }
}

extension ParticleBounces {
  /// The numbers of a particle that the floor changes.
  struct Motion {
    var x, y, velocityX, velocityY: Double
  }

  /// Returns the position and the velocity at an age; nil before the first contact.
  ///
  /// - Parameters:
  ///   - birth: The position and the velocity at birth.
  ///   - age: The age.
  /// - Returns: The motion; nil while the particle flies freely.
  func motion(from birth: Motion, at age: Double) -> Motion? {
    guard let state = state(from: birth.y, velocity: birth.velocityY, at: age) else { return nil }
    return Motion(
      x: birth.x + birth.velocityX * state.slide + 0.5 * drift * state.moving * state.moving,
      y: level - side * state.height,
      velocityX: birth.velocityX * state.hold + (state.moving < age ? 0 : drift * age),
      velocityY: -side * state.climb)
  }

  /// Returns the ages at which free particles would have turned as far.
  func turningAges(
    _ ages: SIMD4<Double>, _ y: SIMD4<Double>, _ velocities: SIMD4<Double>
  ) -> SIMD4<Double> {
    var result = ages
    for lane in 0..<4 {
      let state = state(from: y[lane], velocity: velocities[lane], at: ages[lane])
      if let state { result[lane] = state.slide }
    }
    return result
  }
}
