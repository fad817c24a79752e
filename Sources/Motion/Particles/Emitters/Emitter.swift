// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A particle emitter whose particles are closed-form functions of time.
///
/// ![The particles of a fountain, with the flights of some of them](emitter)
///
/// Nothing is simulated: the state of particle *i* is a function of the seed, *i* and the time
/// only. An emitter can be scrubbed and run backwards, and a sample after ten hours costs as much
/// as one in the first second.
/// ```swift
/// let fountain = Emitter(
///   births: Emitter.Schedule(rate: 200), lifetime: Emitter.Variation(2, range: 1),
///   angle: Emitter.Variation(-.pi / 2, range: .pi / 6), speed: 600, acceleration: SIMD2(0, 900))
/// fountain.aliveIndices(at: 36_000)  // 7199501..<7200001
///
/// var buffer = ParticleBuffer(attributes: [.position, .alpha])
/// fountain.sample(at: 36_000, into: &buffer)
/// buffer.count  // 407
/// ```
/// The terms are those of SpriteKit and Core Animation, for which there are initializers too.
/// Random attributes are in mean ± range/2. They are drawn from ``CounterRandom``, each by its own
/// ``Channel``.
///
/// With drag *k*, the velocity approaches acceleration / *k*; without drag, paths are parabolas.
/// Tracks over life are factors of the attributes after which they are named: their first value
/// applies at birth, their last at death.
///
/// A particle is alive while 0 ≤ age < lifetime. At most the newest ``capacity`` particles are
/// shown: a particle is removed once as many later particles have been born, and is never shown
/// again.
///
/// - Units: Points, seconds and radians. Angles turn from x toward y.
/// - Accuracy: Ages are within 2 ulp at any time, plus an ulp of the begin time and of the warm-up.
///   Positions are within a few ulp of the largest term; ages are clamped to 10⁹ s and numbers
///   to ±10¹⁵.
/// - Edge cases: There are no particles if the lifetime is not positive or the rate is 0. NaN is
///   treated as time 0. No particles are alive at ±∞.
/// - Complexity: O(1) for each particle, plus O(log *n*) to find those that are alive, for *n*
///   bursts. Sampling allocates only if the buffer must grow.
public struct Emitter: Hashable, Sendable {
  /// The times at which particles are born.
  public var births: Emitter.Schedule

  /// The lifetime of particles, in seconds; there are none if it is not positive.
  public var lifetime: Emitter.Variation

  /// The position of the emitter in points; y points down for either axis.
  ///
  /// For an emitter that is carried by a particle, it is relative to that particle.
  public var position: SIMD2<Double> { didSet { ParameterFlaw.trap(if: flaw) } }

  /// The motion of the emitter, which is added to its position; nil if it stands.
  ///
  /// A particle keeps the place of its birth: a moving emitter leaves a trail. The motion begins when
  /// the emitter does, also if it is delayed or carried, and particles of a warm-up are born at its
  /// start. Coordinates are clamped to ±10¹⁵.
  /// ```swift
  /// let path = Track(values: [SIMD2(0.0, 0), SIMD2(300, 0)], duration: 3)
  /// let comet = Emitter(births: Emitter.Schedule(rate: 60), lifetime: 1, path: path)
  /// comet.particle(60, at: 1.5)?.position  // SIMD2<Double>(100.0, 0.0)
  /// ```
  public var path: Track<SIMD2<Double>>? {
    get { surroundings.path }
    set { surroundings.path = newValue }
  }

  /// The shape around the position in which particles are born.
  public var shape: Emitter.Shape

  /// The direction of emission, in radians from x toward y.
  ///
  /// For an emitter that is carried by a particle, it is relative to that particle's direction.
  public var angle: Emitter.Variation

  /// The speed of emission, in points per second.
  public var speed: Emitter.Variation

  /// The acceleration, in points per second squared.
  public var acceleration: SIMD2<Double> { didSet { ParameterFlaw.trap(if: flaw) } }

  /// The decay rate of velocities, per second.
  public var drag: Double { didSet { ParameterFlaw.trap(if: flaw) } }

  /// The floor on which particles bounce and come to rest; nil if there is none.
  ///
  /// An emitter with a floor has no drag, with which bounces have no closed form.
  public var floor: Emitter.Floor? {
    get { surroundings.floor }
    set {
      surroundings.floor = newValue
      ParameterFlaw.trap(if: flaw)
    }
  }

  /// The eddies of the air, which carry particles away from their flight; nil if it is still.
  ///
  /// An emitter with a floor has no turbulence, with which bounces have no closed form.
  public var turbulence: Emitter.Turbulence? {
    get { surroundings.field?.turbulence }
    set {
      surroundings.field = newValue.map { TurbulenceField($0) }
      ParameterFlaw.trap(if: flaw)
    }
  }

  /// The path, the floor and the eddies.
  private(set) var surroundings = EmitterSurroundings()

  /// The rotation of particles at birth, in radians.
  public var rotation: Emitter.Variation

  /// The angular velocity of particles, in radians per second.
  public var spin: Emitter.Variation

  /// The scale of particles at birth.
  public var scale: Emitter.Variation

  /// The rate of change of the scale, per second.
  public var scaleSpeed: Double { didSet { ParameterFlaw.trap(if: flaw) } }

  /// Whether negative scales are mirror images, as in Core Animation, or are treated as 0.
  public var mirrorsNegativeScale: Bool

  /// The colors and opacities of particles, and their rates of change.
  public var color: Emitter.Color

  /// A factor of the scale, over life; nil for a constant factor of 1.
  public var scaleOverLife: Track<Double>? {
    get { tracks.scale.first }
    set { tracks.scale = newValue.map { [$0] } ?? [] }
  }

  /// A factor of the opacity, over life; nil for a constant factor of 1.
  public var alphaOverLife: Track<Double>? {
    get { tracks.alpha.first }
    set { tracks.alpha = newValue.map { [$0] } ?? [] }
  }

  /// Factors of red, green, blue and alpha, over life; nil for constant factors of 1.
  public var colorOverLife: Track<SIMD4<Double>>? {
    get { tracks.color.first }
    set { tracks.color = newValue.map { [$0] } ?? [] }
  }

  /// The tracks over life, in the form that the kernel uses.
  var tracks = TracksOverLife()

  /// The emitters that each particle carries.
  public var subEmitters: [SubEmitter]

  /// The direction of the y-axis for all parameters except the position.
  ///
  /// Samples always have y pointing down.
  public var axis: YAxis

  /// The maximum number of simultaneous particles, including those of sub-emitters.
  public var capacity: Int { didSet { ParameterFlaw.trap(if: flaw) } }

  /// The seed of all random numbers.
  ///
  /// Every seed is valid.
  public var seed: UInt64

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - births: The times at which particles are born.
  ///   - lifetime: The lifetime of particles, in seconds.
  ///   - position: The position of the emitter; y points down.
  ///   - path: The motion of the emitter, which is added to its position.
  ///   - shape: The shape around the position in which particles are born.
  ///   - angle: The direction of emission, in radians from x toward y.
  ///   - speed: The speed of emission, in points per second.
  ///   - acceleration: The acceleration, in points per second squared.
  ///   - drag: The decay rate of velocities, per second.
  ///   - floor: The floor on which particles bounce and come to rest.
  ///   - turbulence: The eddies of the air, which carry particles away from their flight.
  ///   - rotation: The rotation of particles at birth, in radians.
  ///   - spin: The angular velocity of particles, in radians per second.
  ///   - scale: The scale of particles at birth.
  ///   - scaleSpeed: The rate of change of the scale, per second.
  ///   - mirrorsNegativeScale: Whether negative scales are kept, instead of being treated as 0.
  ///   - color: The colors and opacities, and their rates of change.
  ///   - scaleOverLife: A factor of the scale, over life; nil for 1.
  ///   - alphaOverLife: A factor of the opacity, over life; nil for 1.
  ///   - colorOverLife: Factors of the color's components, over life; nil for 1.
  ///   - subEmitters: The emitters that each particle carries.
  ///   - axis: The direction of the y-axis for all parameters except the position.
  ///   - capacity: The maximum number of simultaneous particles.
  ///   - seed: The seed of all random numbers.
  /// - Precondition: All numbers are finite; `drag` is not negative; if there is a floor, `drag` is 0
  ///   and `turbulence` nil; `capacity` is in 0...2²⁰.
  public init(
    births: Emitter.Schedule = Emitter.Schedule(), lifetime: Emitter.Variation = 0,
    position: SIMD2<Double> = .zero, path: Track<SIMD2<Double>>? = nil,
    shape: Emitter.Shape = .point, angle: Emitter.Variation = 0,
    speed: Emitter.Variation = 0, acceleration: SIMD2<Double> = .zero, drag: Double = 0,
    floor: Emitter.Floor? = nil, turbulence: Emitter.Turbulence? = nil,
    rotation: Emitter.Variation = 0, spin: Emitter.Variation = 0, scale: Emitter.Variation = 1,
    scaleSpeed: Double = 0, mirrorsNegativeScale: Bool = false, color: Emitter.Color = .white,
    scaleOverLife: Track<Double>? = nil, alphaOverLife: Track<Double>? = nil,
    colorOverLife: Track<SIMD4<Double>>? = nil, subEmitters: [SubEmitter] = [], axis: YAxis = .down,
    capacity: Int = 65_536, seed: UInt64 = 0
  ) {
    (self.births, self.lifetime, self.position, self.shape) = (births, lifetime, position, shape)
    (self.angle, self.speed) = (angle, speed)
    (self.acceleration, self.drag) = (acceleration, drag)
    (self.rotation, self.spin) = (rotation, spin)
    (self.scale, self.scaleSpeed) = (scale, scaleSpeed)
    (self.mirrorsNegativeScale, self.color) = (mirrorsNegativeScale, color)
    (self.subEmitters, self.axis) = (subEmitters, axis)
    (self.capacity, self.seed) = (capacity, seed)
    (self.scaleOverLife, self.alphaOverLife) = (scaleOverLife, alphaOverLife)
    self.colorOverLife = colorOverLife
    if let path { surroundings.path = path }
    if let floor { surroundings.floor = floor }
    if let turbulence { surroundings.field = TurbulenceField(turbulence) }
    ParameterFlaw.trap(if: flaw)
  }

  /// The first flaw of the parameters; nil if they are legal.
  private var flaw: ParameterFlaw? {
    Emitter.flaw(
      position: position, acceleration: acceleration, drag: drag, floor: floor,
      turbulence: turbulence, scaleSpeed: scaleSpeed, capacity: capacity)
  }

  static func flaw(
    position: SIMD2<Double>, acceleration: SIMD2<Double>, drag: Double, floor: Floor?,
    turbulence: Turbulence?, scaleSpeed: Double, capacity: Int
  ) -> ParameterFlaw? {
    ParameterFlaw("position", finite: position)
      ?? ParameterFlaw("acceleration", finite: acceleration)
      ?? ParameterFlaw("drag", drag, .notNegative)
      ?? ParameterFlaw("drag", unless: floor == nil || drag == 0, "must be 0 with a floor")
      ?? ParameterFlaw(
        "turbulence", unless: floor == nil || turbulence == nil, "must be nil with a floor")
      ?? ParameterFlaw("scaleSpeed", scaleSpeed, .finite)
      ?? ParameterFlaw("capacity", capacity, in: 0...(1 << 20))
  }

  /// The maximum lifetime of a particle, at least 0.
  var longestLife: Double { Swift.max(0, lifetime.highest) }

  /// The maximum time from a particle's birth to the death of its last descendant.
  var reach: Double {
    subEmitters.reduce(longestLife) {
      Swift.max($0, ExactArithmetic.sumRoundedUp(longestLife, $1.reach))
    }
  }

  /// The time at which the last particle has died, including those of sub-emitters.
  ///
  /// - Returns: A time in seconds, from which onwards no particle is alive. If lifetimes have no
  ///   range and there are no sub-emitters, a particle is alive 4 ulp before it; otherwise it is the
  ///   latest time that the ranges allow. Infinite if births are endless; the begin time if no
  ///   particle is born.
  public var duration: Double {
    let last = births.lastBirth
    guard last.high > -.infinity && longestLife > 0 else { return births.beginTime }
    let about = births.beginTime + Swift.max(0, (last.high - births.warmupTime) + reach)
    guard about < .infinity else { return about }
    // Round up: a particle may be alive until the exact end.
    let start = ExactArithmetic.twoSum(births.beginTime, -births.warmupTime)
    let end = (DoubleDouble(start.sum, start.error) + last) + reach
    let rounded = end.low > 0 ? end.high.nextUp : end.high
    return Swift.max(births.beginTime, rounded)
  }
}
