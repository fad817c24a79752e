// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// A source of particles, every one of which is there at any time.
///
/// Nothing is simulated: where particle *i* is at a time follows from the seed, *i* and the
/// time alone, in closed form. So an emitter can be scrubbed, run backwards, and sampled
/// ten hours in at the cost of its first second.
/// ```swift
/// let fountain = Emitter(
///   births: ParticleBirths(rate: 200), lifetime: ParticleRange(2, range: 1),
///   angle: ParticleRange(-.pi / 2, range: .pi / 6), speed: 600, acceleration: SIMD2(0, 900))
/// fountain.liveIndices(at: 36_000)  // 7199501..<7200001
///
/// var buffer = ParticleBuffer(attributes: [.position, .alpha])
/// fountain.sample(at: 36_000, into: &buffer)
/// buffer.count  // 402
/// ```
/// The words are those of SpriteKit and of Core Animation, for which there are initializers
/// too. What is drawn at random lies in mean ± range/2. It is drawn from ``CounterRandom``, for
/// each attribute by a ``Channel`` of its own.
///
/// With drag *k*, velocity tends to acceleration / *k*; without, paths are parabolas. Tracks
/// over life are factors of what they are named after: their first value counts at birth,
/// their last at death.
///
/// A particle lives while 0 ≤ age < lifetime. Of those that would live, the newest
/// ``capacity`` do: nobody who has been pushed out comes back.
///
/// - Units: Points, seconds and radians. Angles turn from x toward y.
/// - Accuracy: Ages are within 2 ulp, at any time. Positions are within a few ulp of the
///   largest term.
/// - Edge cases: A lifetime that is not positive, and a rate of 0, show nothing. NaN reads
///   as time 0. At infinity nobody lives.
/// - Complexity: O(1) a particle, O(log *n*) to find which ones live, *n* being the number of
///   bursts. Sampling allocates only where the buffer must grow.
public struct Emitter: Hashable, Sendable {
  /// When particles are born.
  public var births: ParticleBirths

  /// The seconds that particles live; none if not positive.
  public var lifetime: ParticleRange

  /// Where the emitter is, in points, y pointing down whatever the axis.
  ///
  /// If it is emitted itself, seen from the particle that carries it.
  public var position: SIMD2<Double> {
    didSet { Emitter.check("position", position) }
  }

  /// Around the position, where particles are born.
  public var shape: EmitterShape

  /// The direction of emission, from x toward y.
  ///
  /// If the emitter is emitted itself, seen from the direction of the particle that carries it.
  public var angle: ParticleRange

  /// The speed of emission.
  public var speed: ParticleRange

  /// What is added to each velocity in a second.
  public var acceleration: SIMD2<Double> {
    didSet { Emitter.check("acceleration", acceleration) }
  }

  /// How much of a velocity is lost in a second, at first: the rate of its decay.
  public var drag: Double {
    didSet { Emitter.check(drag: drag) }
  }

  /// By what angle particles are turned at birth.
  public var rotation: ParticleRange

  /// By what angle they turn in a second.
  public var spin: ParticleRange

  /// The factor of their size at birth.
  public var scale: ParticleRange

  /// How much it grows in a second.
  public var scaleSpeed: Double {
    didSet { Emitter.check("scaleSpeed", scaleSpeed) }
  }

  /// Whether scales below 0 stand for mirror images, as in Core Animation, or for 0.
  public var mirrorsNegativeScale: Bool

  /// Colors and opacities, and how they change.
  public var color: ParticleColor

  /// A factor of the scale, over life.
  public var scaleOverLife: Track<Double>? {
    get { tracks.scale.first }
    set { tracks.scale = newValue.map { [$0] } ?? [] }
  }

  /// A factor of the opacity, over life.
  public var alphaOverLife: Track<Double>? {
    get { tracks.alpha.first }
    set { tracks.alpha = newValue.map { [$0] } ?? [] }
  }

  /// Factors of red, green, blue and alpha, over life.
  public var colorOverLife: Track<SIMD4<Double>>? {
    get { tracks.color.first }
    set { tracks.color = newValue.map { [$0] } ?? [] }
  }

  /// The tracks over life, as the kernel reads them.
  var tracks = TracksOverLife()

  /// The emitters that each particle carries.
  public var offspring: [Offspring]

  /// Which way y points in all numbers but the position.
  ///
  /// Particles are always given with y pointing down.
  public var axis: YAxis

  /// The greatest number of particles that are shown at once, those that particles emit included.
  public var capacity: Int {
    didSet { Emitter.check(capacity: capacity) }
  }

  /// What all random numbers follow from.
  public var seed: UInt64

  /// Creates an emitter.
  ///
  /// - Parameters:
  ///   - births: When particles are born.
  ///   - lifetime: The seconds that they live.
  ///   - position: Where the emitter is, y pointing down.
  ///   - shape: Around the position, where particles are born.
  ///   - angle: The direction of emission, from x toward y.
  ///   - speed: The speed of emission.
  ///   - acceleration: What is added to each velocity in a second.
  ///   - drag: How fast velocity is lost, per second.
  ///   - rotation: By what angle particles are turned at birth.
  ///   - spin: By what angle they turn in a second.
  ///   - scale: The factor of their size at birth.
  ///   - scaleSpeed: How much it grows in a second.
  ///   - mirrorsNegativeScale: Whether scales below 0 stay, instead of reading as 0.
  ///   - color: Colors and opacities, and how they change.
  ///   - scaleOverLife: A factor of the scale, over life.
  ///   - alphaOverLife: A factor of the opacity, over life.
  ///   - colorOverLife: Factors of the color's components, over life.
  ///   - offspring: The emitters that each particle carries.
  ///   - axis: Which way y points in all numbers but the position.
  ///   - capacity: The greatest number of particles that are shown at once.
  ///   - seed: What all random numbers follow from.
  /// - Precondition: All numbers are finite; `drag` is not negative; `capacity` is in 0...2²⁰.
  public init(
    births: ParticleBirths = ParticleBirths(), lifetime: ParticleRange = 0,
    position: SIMD2<Double> = .zero, shape: EmitterShape = .point, angle: ParticleRange = 0,
    speed: ParticleRange = 0, acceleration: SIMD2<Double> = .zero, drag: Double = 0,
    rotation: ParticleRange = 0, spin: ParticleRange = 0, scale: ParticleRange = 1,
    scaleSpeed: Double = 0, mirrorsNegativeScale: Bool = false, color: ParticleColor = .white,
    scaleOverLife: Track<Double>? = nil, alphaOverLife: Track<Double>? = nil,
    colorOverLife: Track<SIMD4<Double>>? = nil, offspring: [Offspring] = [], axis: YAxis = .down,
    capacity: Int = 65_536, seed: UInt64 = 0
  ) {
    Emitter.check("position", position)
    Emitter.check("acceleration", acceleration)
    Emitter.check("scaleSpeed", scaleSpeed)
    Emitter.check(drag: drag)
    Emitter.check(capacity: capacity)
    (self.births, self.lifetime, self.position, self.shape) = (births, lifetime, position, shape)
    (self.angle, self.speed) = (angle, speed)
    (self.acceleration, self.drag) = (acceleration, drag)
    (self.rotation, self.spin) = (rotation, spin)
    (self.scale, self.scaleSpeed) = (scale, scaleSpeed)
    (self.mirrorsNegativeScale, self.color) = (mirrorsNegativeScale, color)
    (self.offspring, self.axis) = (offspring, axis)
    (self.capacity, self.seed) = (capacity, seed)
    (self.scaleOverLife, self.alphaOverLife) = (scaleOverLife, alphaOverLife)
    self.colorOverLife = colorOverLife
  }

  private static func check<Value: VectorSpace>(_ name: String, _ value: Value) {
    precondition(value.hasFiniteComponents, "\(name) must be finite, but is \(value)")
  }

  private static func check(drag: Double) {
    precondition(
      drag >= 0 && drag < .infinity, "drag must be finite and not negative, but is \(drag)")
  }

  /// What the capacity may be: up to 2²⁰.
  static var legalCapacities: ClosedRange<Int> { 0...(1 << 20) }

  private static func check(capacity: Int) {
    ParameterFlaw.trap(if: ParameterFlaw("capacity", Double(capacity), .count(legalCapacities)))
  }

  /// The longest that a particle may live; 0 if none does.
  var longestLife: Double { Swift.max(0, lifetime.highest) }

  /// The longest that a particle, or what comes of it, may live.
  var reach: Double {
    offspring.reduce(longestLife) {
      Swift.max($0, ExactArithmetic.sumRoundedUp(longestLife, $1.reach))
    }
  }

  /// When the last particle has died, those that particles emit included.
  ///
  /// - Returns: Seconds: no particle is there then or later. If lifetimes have no range and
  ///   particles emit nothing, there is one just before; else it is the latest time that the
  ///   ranges allow. Infinite if births have no end; the begin time if nobody is born.
  public var endTime: Double {
    let last = births.lastBirth
    guard last.high > -.infinity && longestLife > 0 else { return births.beginTime }
    let about = births.beginTime + Swift.max(0, (last.high - births.prewarm) + reach)
    guard about < .infinity else { return about }
    // Rounded up: before the end of the exact sum somebody may still be there.
    let start = ExactArithmetic.twoSum(births.beginTime, -births.prewarm)
    let end = (DoubleDouble(start.sum, start.error) + last) + reach
    let rounded = end.low > 0 ? end.high.nextUp : end.high
    return Swift.max(births.beginTime, rounded)
  }
}
