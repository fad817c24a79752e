// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The formulas of an emitter for four particles at once.
///
/// A single particle is computed as one of four lanes, so it has the bits of bulk sampling. The
/// kernel contains only numbers, and writes into existing lanes, so a loop has no reference
/// counting, copying or clearing.
struct EmitterKernel {
  typealias Vector = SIMD4<Double>

  /// The states of four particles.
  struct Lanes {
    var x = Vector.zero
    var y = Vector.zero
    var velocityX = Vector.zero
    var velocityY = Vector.zero
    var rotation = Vector.zero
    var scale = Vector.zero
    var red = Vector.zero
    var green = Vector.zero
    var blue = Vector.zero
    var alpha = Vector.zero
    var lifetime = Vector.zero
    var progress = Vector.zero
    var directionX = Vector.zero
    var directionY = Vector.zero
  }

  let position: SIMD2<Double>
  let shape: EmitterShape
  let lifetime, angle, speed, rotation, spin, scale: ParticleRange
  let scaleSpeed: Double
  let mirrorsNegativeScale: Bool
  let color: ParticleColor
  let flight: ParticleFlight

  /// The particle that carries the emitter, if there is one.
  let source: ParticleSource?

  /// −1 if y points up, otherwise 1.
  let sign: Double

  /// The pairs of channels that are drawn.
  let pairs: SampleLanes.Pairs

  // The attributes that are computed.
  private let moves, turns, scales, tints, fades, progresses, hasTracks: Bool

  init(
    _ emitter: Emitter, source: ParticleSource?, attributes: ParticleBuffer.Attributes = .all
  ) {
    (position, shape, self.source) = (emitter.position.held, emitter.shape.held, source)
    (lifetime, angle, speed) = (emitter.lifetime, emitter.angle.held, emitter.speed.held)
    (rotation, spin, scale) = (emitter.rotation.held, emitter.spin.held, emitter.scale.held)
    scaleSpeed = emitter.scaleSpeed.held
    mirrorsNegativeScale = emitter.mirrorsNegativeScale
    color = emitter.color.held
    sign = emitter.axis == .up ? -1 : 1
    let acceleration = emitter.acceleration.held
    flight = ParticleFlight(
      acceleration: SIMD2(acceleration.x, sign * acceleration.y), drag: emitter.drag)
    moves = !attributes.isDisjoint(with: .position)
    turns = attributes.contains(.rotation)
    scales = attributes.contains(.scale)
    tints = !attributes.isDisjoint(with: .color)
    fades = attributes.contains(.alpha)
    let tracks = emitter.tracks
    hasTracks =
      scales && !tracks.scale.isEmpty || fades && !tracks.alpha.isEmpty
      || (tints || fades) && !tracks.color.isEmpty
    progresses = hasTracks || attributes.contains(.progress)
    var pairs = SampleLanes.Pairs()
    pairs.position = moves && shape.figure != .point
    pairs.flight = moves && (angle.range != 0 || speed.range != 0)
    pairs.turn = turns && (rotation.range != 0 || spin.range != 0)
    pairs.life = lifetime.range != 0 || scales && scale.range != 0
    pairs.warm = tints && (color.range.x != 0 || color.range.y != 0)
    pairs.cold = tints && color.range.z != 0 || fades && color.range.w != 0
    self.pairs = pairs
  }

  /// Evaluates four lanes, of which only the first is used.
  func lanes(
    _ samples: SampleLanes, age: Vector, sourceAge: Vector, _ emitter: Emitter
  ) -> Lanes {
    var lanes = Lanes()
    evaluate(
      &lanes, samples, age: age, sourceAge: sourceAge, emitter.tracks, withVelocity: true)
    return lanes
  }

  /// Returns the lifetimes of four particles.
  @inline(__always)
  func lifetimes(_ samples: SampleLanes) -> Vector { lifetime.values(at: samples.lifetime) }

  /// Evaluates four particles.
  ///
  /// The age is in seconds since birth; the age of the source is that of the carrying particle at
  /// that birth. Velocities and directions are computed only if requested.
  @inline(__always)
  func evaluate(
    _ lanes: inout Lanes, _ samples: SampleLanes, age: Vector, sourceAge: Vector,
    _ tracks: TracksOverLife, withVelocity: Bool = false
  ) {
    // With parameters up to 10¹⁵, this keeps all results within single precision.
    let age = age.held(from: 0, to: 1e9)
    lanes.lifetime = lifetimes(samples)
    if progresses {
      let isOver = age .>= lanes.lifetime
      lanes.progress = (age / lanes.lifetime).replacing(with: 1, where: isOver)
    }
    if moves { move(&lanes, samples, age, sourceAge, withVelocity) }
    if turns {
      let turned = rotation.values(at: samples.rotation) + spin.values(at: samples.spin) * age
      lanes.rotation = sign * turned
    }
    if scales { lanes.scale = scale.values(at: samples.scale) + scaleSpeed * age }
    if tints {
      lanes.red = color.component(0, samples.red, age: age)
      lanes.green = color.component(1, samples.green, age: age)
      lanes.blue = color.component(2, samples.blue, age: age)
    }
    if fades { lanes.alpha = color.component(3, samples.alpha, age: age) }
    if hasTracks { apply(tracks, to: &lanes) }
    if scales && !mirrorsNegativeScale {
      lanes.scale = lanes.scale.replacing(with: 0, where: lanes.scale .< .zero)
    }
    if tints {
      lanes.red = lanes.red.held(from: 0, to: 1)
      lanes.green = lanes.green.held(from: 0, to: 1)
      lanes.blue = lanes.blue.held(from: 0, to: 1)
    }
    if fades { lanes.alpha = lanes.alpha.held(from: 0, to: 1) }
  }

  @inline(__always)
  private func move(
    _ lanes: inout Lanes, _ samples: SampleLanes, _ age: Vector, _ sourceAge: Vector,
    _ withVelocity: Bool
  ) {
    let (sine, cosine) = Elementary.sineAndCosine(angle.values(at: samples.angle))
    let speed = speed.values(at: samples.speed)
    var (directionX, directionY) = (cosine, sign * sine)
    let spawnPoint = shape.positions(samples.positionX, samples.positionY)
    var (x, y) = (position.x + spawnPoint.x, position.y + sign * spawnPoint.y)
    if let source {
      let carrier = source.state(at: sourceAge)
      (x, y) = (x + carrier.x, y + carrier.y)
      (directionX, directionY) = (
        carrier.cosine * directionX - carrier.sine * directionY,
        carrier.sine * directionX + carrier.cosine * directionY
      )
    }
    let factors = flight.factors(age)
    let (vx, vy) = (speed * directionX, speed * directionY)
    let acceleration = flight.acceleration
    lanes.x = (x + vx * factors.velocity) + acceleration.x * factors.acceleration
    lanes.y = (y + vy * factors.velocity) + acceleration.y * factors.acceleration
    guard withVelocity else { return }
    (lanes.directionX, lanes.directionY) = (directionX, directionY)
    lanes.velocityX = vx * factors.rest + acceleration.x * factors.velocity
    lanes.velocityY = vy * factors.rest + acceleration.y * factors.velocity
  }

  /// Multiplies by the tracks over life.
  @inline(never)
  private func apply(_ tracks: TracksOverLife, to lanes: inout Lanes) {
    if scales && !tracks.scale.isEmpty {
      multiply(&lanes.scale, by: tracks.scale[0], lanes.progress)
    }
    if fades && !tracks.alpha.isEmpty {
      multiply(&lanes.alpha, by: tracks.alpha[0], lanes.progress)
    }
    if (tints || fades) && !tracks.color.isEmpty { multiply(&lanes, by: tracks.color[0]) }
  }

  @inline(never)
  private func multiply(_ values: inout Vector, by track: Track<Double>, _ progress: Vector) {
    for lane in 0..<4 {
      let product = values[lane] * track.value(progress: progress[lane])
      values[lane] = Swift.max(-1e30, Swift.min(product, 1e30))
    }
  }

  @inline(never)
  private func multiply(_ lanes: inout Lanes, by track: Track<SIMD4<Double>>) {
    for lane in 0..<4 {
      let factor = track.value(progress: lanes.progress[lane])
      // The product of an infinite alpha and a factor of 0 would be NaN.
      lanes.red[lane] = (lanes.red[lane] * factor.x).clampedToFinite
      lanes.green[lane] = (lanes.green[lane] * factor.y).clampedToFinite
      lanes.blue[lane] = (lanes.blue[lane] * factor.z).clampedToFinite
      lanes.alpha[lane] = (lanes.alpha[lane] * factor.w).clampedToFinite
    }
  }
}

// The bound of an emitter's parameters, which are clamped to ±10¹⁵.
extension Double {
  fileprivate var held: Double { Swift.max(-1e15, Swift.min(self, 1e15)) }
}

extension SIMD2<Double> {
  fileprivate var held: SIMD2 { SIMD2(x.held, y.held) }
}

extension SIMD4<Double> {
  fileprivate var held: SIMD4 { held(from: -1e15, to: 1e15) }
}

extension ParticleRange {
  fileprivate var held: ParticleRange { ParticleRange(mean.held, range: range.held) }
}

extension ParticleColor {
  fileprivate var held: ParticleColor {
    ParticleColor(mean.held, range: range.held, speed: speed.held)
  }
}

extension EmitterShape {
  fileprivate var held: EmitterShape { EmitterShape(figure, part, size.held) }
}
