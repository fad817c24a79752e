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
}
