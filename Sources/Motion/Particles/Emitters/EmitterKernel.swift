// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The formulas of an emitter, one for each attribute, for four particles or for two.
///
/// A single particle is computed as one of the lanes, so it has the bits of bulk sampling. The
/// kernel contains only numbers, so a loop has no reference counting.
struct EmitterKernel {
  typealias Vector = SIMD4<Double>

  /// The random numbers of two attributes that share a channel, less one half.
  typealias Deviations<Numbers> = (upper: Numbers, lower: Numbers)

  /// A uniform distribution of numbers.
  struct Spread {
    let mean: Double
    let range: Double

    init(_ mean: Double, range: Double) { (self.mean, self.range) = (mean, range) }

    /// Returns the numbers of the distribution: mean + (random number − ½) · range.
    @inline(__always)
    func values(at deviations: Vector) -> Vector { mean + deviations * range }
  }

  /// A uniform distribution of numbers that change at one rate.
  struct ChangingSpread {
    let birth: Spread
    let rate: Double

    init(_ mean: Double, range: Double, rate: Double) {
      birth = Spread(mean, range: range)
      self.rate = rate
    }

    /// Returns the numbers at ages, in seconds.
    @inline(__always)
    func values(at deviations: Vector, age: Vector) -> Vector {
      birth.values(at: deviations) + rate * age
    }
  }

  private let lifetime, speed, rotation, spin: Spread
  private let scale: ChangingSpread
  private let mirrorsNegativeScale: Bool

  // The components of colors, without tracks over life.
  let red, green, blue, alpha: ChangingSpread

  /// The points of births in a rectangle, on a line or at a point.
  private let box: (x: Spread, y: Spread)

  /// The shape around the means of the box, and whether it is the box itself.
  private let shape: Emitter.Shape
  let hasBox: Bool

  /// The cosine and the sine of the mean angle, and the range of angles in turns.
  ///
  /// Each stands in two lanes. The compiler would load two neighboring numbers into one register,
  /// and then multiply particle by particle.
  private let directionX, directionY: SIMD2<Double>
  private let turnRange: Double

  let flight: ParticleFlight

  /// The floor, with which there is no drag, or the eddies of the air.
  let surroundings: EmitterSurroundings

  /// The particle that carries the emitter, if there is one.
  let source: ParticleSource?

  /// −1 if y points up, otherwise 1.
  private let sign: Double

  /// The bits of the pairs that are drawn at random.
  private let drawn: Int

  /// The motion of the emitter, if it moves.
  let path: EmitterPath?

  init(_ emitter: borrowing Emitter, source: ParticleSource?) {
    path = emitter.path.map { EmitterPath($0, start: -emitter.births.warmupTime) }
    func spread(_ range: Emitter.Variation) -> Spread {
      Spread(range.mean.clamped, range: range.range.clamped)
    }
    self.source = source
    lifetime = Spread(emitter.lifetime.mean, range: emitter.lifetime.range)
    (speed, rotation) = (spread(emitter.speed), spread(emitter.rotation))
    spin = spread(emitter.spin)
    scale = ChangingSpread(
      emitter.scale.mean.clamped, range: emitter.scale.range.clamped,
      rate: emitter.scaleSpeed.clamped)
    mirrorsNegativeScale = emitter.mirrorsNegativeScale
    let (mean, range) = (emitter.color.mean.clamped, emitter.color.range.clamped)
    let rate = emitter.color.speed.clamped
    red = ChangingSpread(mean.x, range: range.x, rate: rate.x)
    green = ChangingSpread(mean.y, range: range.y, rate: rate.y)
    blue = ChangingSpread(mean.z, range: range.z, rate: rate.z)
    alpha = ChangingSpread(mean.w, range: range.w, rate: rate.w)
    sign = emitter.axis == .up ? -1 : 1
    let (shape, size) = (emitter.shape, emitter.shape.size.clamped)
    hasBox =
      shape.figure != .circle && (shape.figure != .rectangle || shape.part == .volume)
    let (width, height) = (
      shape.figure == .point ? 0 : size.x, shape.figure == .rectangle ? size.y : 0
    )
    box = (
      Spread(emitter.position.x.clamped, range: width),
      Spread(emitter.position.y.clamped, range: sign * height)
    )
    self.shape = Emitter.Shape(shape.figure, shape.part, size)
    let angle = Elementary.sineAndCosine(emitter.angle.mean.clamped)
    directionX = SIMD2(repeating: angle.cosine)
    directionY = SIMD2(repeating: angle.sine)
    turnRange = emitter.angle.range.clamped / (2 * .pi)
    let acceleration = emitter.acceleration.clamped
    let fall = SIMD2(acceleration.x, sign * acceleration.y)
    flight = ParticleFlight(
      acceleration: fall, drag: emitter.drag)
    surroundings = emitter.surroundings
    drawn =
      EmitterPair.position.bit(if: shape.figure != .point)
      | EmitterPair.flight.bit(if: turnRange != 0 || speed.range != 0)
      | EmitterPair.turn.bit(if: rotation.range != 0 || spin.range != 0)
      | EmitterPair.life.bit(if: lifetime.range != 0 || scale.birth.range != 0)
      | EmitterPair.warm.bit(if: range.x != 0 || range.y != 0)
      | EmitterPair.cold.bit(if: range.z != 0 || range.w != 0)
  }

  /// The bound of an emitter's numbers, and of the places on its path.
  static var bound: Double { 1e15 }

  /// The bounces, if there is a floor.
  var bounces: ParticleBounces? { ParticleBounces(surroundings.floor, flight) }

  /// Whether a pair of attributes is drawn at random; if not, its deviations are 0.
  func draws(_ pair: EmitterPair) -> Bool { drawn &>> pair.rawValue & 1 == 1 }

  /// Returns the ages for which the formulas hold.
  ///
  /// With parameters up to 10¹⁵ all results are within single precision, except the positions of
  /// carried emitters.
  @inline(__always)
  static func clamped(age: Vector) -> Vector { age.clamped(from: 0, to: 1e9) }

  /// Returns the lifetimes of four particles.
  @inline(__always)
  func lifetimes(_ life: Deviations<Vector>) -> Vector { lifetime.values(at: life.upper) }

  /// Returns the elapsed fractions of lifetimes.
  @inline(__always)
  static func progress(age: Vector, _ lifetime: Vector) -> Vector {
    (age / lifetime).replacing(with: 1, where: age .>= lifetime)
  }

  /// Returns rotations.
  @inline(__always)
  func rotations(_ turn: Deviations<Vector>, age: Vector) -> Vector {
    sign * (rotation.values(at: turn.upper) + spin.values(at: turn.lower) * age)
  }

  /// Returns scales, without a track over life.
  @inline(__always)
  func scales(_ life: Deviations<Vector>, age: Vector) -> Vector {
    scale.values(at: life.lower, age: age)
  }

  /// Replaces negative scales by 0 unless they are mirror images.
  @inline(__always)
  func shown(scale: Vector) -> Vector {
    mirrorsNegativeScale ? scale : scale.replacing(with: 0, where: scale .< .zero)
  }

  /// Clamps components of colors to 0…1.
  @inline(__always)
  static func shown(component: Vector) -> Vector { component.clamped(from: 0, to: 1) }

  /// Returns the points at which particles are born in a rectangle, on a line or at a point.
  @inline(__always)
  func birthPoints(inBox position: Deviations<Vector>) -> (x: Vector, y: Vector) {
    (box.x.values(at: position.upper), box.y.values(at: position.lower))
  }

  /// Returns the points at which two particles are born in any other shape.
  func birthPoints(
    _ position: Deviations<SIMD2<Double>>
  ) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
    let point = shape.positions(position.upper + 0.5, position.lower + 0.5)
    return (box.x.mean + point.x, box.y.mean + sign * point.y)
  }

  /// Whether all particles are emitted in one direction, so that their angles are not drawn.
  var hasOneDirection: Bool { turnRange == 0 }

  /// Returns the cosines and sines of the angles of emission of two particles.
  ///
  /// The direction of the mean is turned by a fraction of a turn, whose reduction is exact. Four
  /// particles at once would need more than sixteen registers.
  @inline(__always)
  func directions(_ flight: Deviations<SIMD2<Double>>) -> (x: SIMD2<Double>, y: SIMD2<Double>) {
    let (sine, cosine) = Elementary.sineAndCosine(ofTurns: flight.upper * turnRange)
    return (
      directionX * cosine - directionY * sine,
      (directionY * cosine + directionX * sine) * sign
    )
  }

  /// Returns the speeds of emission.
  @inline(__always)
  func speeds(_ flight: Deviations<Vector>) -> Vector { speed.values(at: flight.lower) }

  /// The points, directions and speeds with which four particles are born.
  struct Launch {
    var x, y, directionX, directionY, speed: Vector

    /// Adds the motion of the particle that carries the emitter, at its ages.
    @inline(__always)
    mutating func add(_ source: ParticleSource, at ages: Vector) {
      let carrier = source.state(at: ages)
      (x, y) = (x + carrier.x, y + carrier.y)
      (directionX, directionY) = (
        carrier.cosine * directionX - carrier.sine * directionY,
        carrier.sine * directionX + carrier.cosine * directionY
      )
    }
  }

  /// Whether a launch or a flight depends on the birth.
  var needsBirths: Bool { path != nil || source != nil || surroundings.isStirred }

  /// Returns the launch of one particle, in each of four lanes.
  ///
  /// - Parameters:
  ///   - samples: The random numbers.
  ///   - birth: The emitter's own time of the birth.
  ///   - sourceAge: The age of the particle that carries the emitter at the emitter's own time 0.
  /// - Returns: The launch.
  func launch(
    _ samples: Emitter.Samples, birth: Double = 0, sourceAge: Double = 0
  ) -> Launch {
    let position = samples.deviations(of: .position)
    let flight = samples.deviations(of: .flight)
    let boxPoint = birthPoints(inBox: position)
    let point =
      hasBox
      ? (x: boxPoint.x.lowHalf, y: boxPoint.y.lowHalf)
      : birthPoints((position.upper.lowHalf, position.lower.lowHalf))
    let direction = directions((flight.upper.lowHalf, flight.lower.lowHalf))
    var launch = Launch(
      x: Vector(repeating: point.x.x), y: Vector(repeating: point.y.x),
      directionX: Vector(repeating: direction.x.x), directionY: Vector(repeating: direction.y.x),
      speed: speeds(flight))
    if let place = path?.place(at: birth) {
      (launch.x, launch.y) = (launch.x + place.x, launch.y + place.y)
    }
    if let source { launch.add(source, at: Vector(repeating: birth + sourceAge)) }
    return launch
  }
}

extension Double {
  fileprivate var clamped: Double {
    Swift.max(-EmitterKernel.bound, Swift.min(self, EmitterKernel.bound))
  }
}

extension SIMD2<Double> {
  fileprivate var clamped: SIMD2 { SIMD2(x.clamped, y.clamped) }
}

extension SIMD4<Double> {
  fileprivate var clamped: SIMD4 { clamped(from: -EmitterKernel.bound, to: EmitterKernel.bound) }
}
