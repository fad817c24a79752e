// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The flight of one particle that carries an emitter.
struct ParticleSource: Sendable {
  /// The position at birth.
  let position: SIMD2<Double>

  /// The velocity at birth.
  let velocity: SIMD2<Double>

  /// The direction of emission, which applies where the velocity is 0.
  let direction: SIMD2<Double>

  /// The acceleration and the drag.
  let flight: ParticleFlight

  /// The floor, or the eddies of the air.
  let surroundings: EmitterSurroundings

  /// The time of the birth that counts for the waves.
  let birth: Double

  /// Creates the flight of a particle of an emitter.
  init(_ launch: EmitterKernel.Launch, birth: Double, _ kernel: EmitterKernel) {
    let velocities = kernel.flight.velocities(launch, age: .zero)
    position = SIMD2(launch.x[0], launch.y[0])
    velocity = SIMD2(velocities.x[0], velocities.y[0])
    direction = SIMD2(launch.directionX[0], launch.directionY[0])
    (flight, surroundings) = (kernel.flight, kernel.surroundings)
    self.birth = birth
  }

  /// Creates a source that stands where another is at an age.
  init(at age: Double, of source: ParticleSource) {
    let last = source.state(at: SIMD4(repeating: age))
    position = SIMD2(last.x[0], last.y[0])
    velocity = .zero
    direction = SIMD2(last.cosine[0], last.sine[0])
    flight = ParticleFlight(acceleration: .zero, drag: 0)
    (surroundings, birth) = (EmitterSurroundings(), 0)
  }

  /// Positions and velocities at four ages.
  private typealias Motion = (
    x: SIMD4<Double>, y: SIMD4<Double>, velocityX: SIMD4<Double>, velocityY: SIMD4<Double>
  )

  /// Returns a motion with what the floor and the eddies of the air change.
  @inline(never)
  private func disturbed(_ free: Motion, _ age: SIMD4<Double>) -> Motion {
    var (x, y, vx, vy) = free
    if let bounces = ParticleBounces(surroundings.floor, flight) {
      let birth = ParticleBounces.Motion(
        x: position.x, y: position.y, velocityX: velocity.x, velocityY: velocity.y)
      for lane in 0..<4 {
        guard let motion = bounces.motion(from: birth, at: age[lane]) else { continue }
        (x[lane], y[lane]) = (motion.x, motion.y)
        (vx[lane], vy[lane]) = (motion.velocityX, motion.velocityY)
      }
    }
    if let field = surroundings.field { field.move(&x, &y, &vx, &vy, age: age, time: birth + age) }
    return (x, y, vx, vy)
  }

  /// Evaluates positions and directions at four ages.
  @inline(__always)
  func state(
    at ages: SIMD4<Double>
  ) -> (
    x: SIMD4<Double>, y: SIMD4<Double>, cosine: SIMD4<Double>, sine: SIMD4<Double>
  ) {
    let age = ages.clamped(from: 0, to: 1e150)
    let factors = flight.factors(age)
    let (accelerationX, accelerationY) = (flight.accelerationX, flight.accelerationY)
    let free = (
      x: (position.x + velocity.x * factors.velocity) + accelerationX * factors.acceleration,
      y: (position.y + velocity.y * factors.velocity) + accelerationY * factors.acceleration,
      velocityX: velocity.x * factors.rest + accelerationX * factors.velocity,
      velocityY: velocity.y * factors.rest + accelerationY * factors.velocity
    )
    let (x, y, vx, vy) = surroundings.isEmpty ? free : disturbed(free, age)
    // Dividing by the larger component first avoids overflow and underflow of squares.
    let sizeX = vx.replacing(with: -vx, where: vx .< .zero)
    let sizeY = vy.replacing(with: -vy, where: vy .< .zero)
    let size = sizeX.replacing(with: sizeY, where: sizeX .< sizeY)
    let isStill = size .== SIMD4<Double>.zero
    let scale = size.replacing(with: 1, where: isStill)
    let (ux, uy) = (vx / scale, vy / scale)
    let length = (ux * ux + uy * uy).squareRoot().replacing(with: 1, where: isStill)
    return (
      x, y, (ux / length).replacing(with: direction.x, where: isStill),
      (uy / length).replacing(with: direction.y, where: isStill)
    )
  }
}
