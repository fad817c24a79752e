// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The acceleration and drag of a particle's flight.
struct ParticleFlight: Sendable {
  /// The acceleration; y points down.
  let accelerationX, accelerationY: Double

  /// The drag.
  let drag: LinearDrag

  /// Creates the flight from an acceleration and a drag per second that is not negative.
  init(acceleration: SIMD2<Double>, drag: Double) {
    (accelerationX, accelerationY) = (acceleration.x, acceleration.y)
    self.drag = LinearDrag(drag)
  }

  /// Evaluates the factors of four ages, which are not negative, and at most 10¹⁵⁰.
  @inline(__always)
  func factors(_ age: SIMD4<Double>) -> LinearDrag.Factors<SIMD4<Double>> { drag.factors(age) }

  /// Returns where four particles are, without eddies and above the floor.
  @inline(__always)
  func positions(
    _ launch: EmitterKernel.Launch, age: SIMD4<Double>
  ) -> (x: SIMD4<Double>, y: SIMD4<Double>) {
    let factors = factors(age)
    let (vx, vy) = (launch.speed * launch.directionX, launch.speed * launch.directionY)
    return (
      (launch.x + vx * factors.velocity) + accelerationX * factors.acceleration,
      (launch.y + vy * factors.velocity) + accelerationY * factors.acceleration
    )
  }

  /// Returns the velocities of four particles.
  func velocities(
    _ launch: EmitterKernel.Launch, age: SIMD4<Double>
  ) -> (x: SIMD4<Double>, y: SIMD4<Double>) {
    let factors = factors(age)
    let (vx, vy) = (launch.speed * launch.directionX, launch.speed * launch.directionY)
    return (
      vx * factors.rest + accelerationX * factors.velocity,
      vy * factors.rest + accelerationY * factors.velocity
    )
  }
}
