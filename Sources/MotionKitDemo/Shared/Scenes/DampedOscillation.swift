// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

import Motion

/// A mass on a spring with any damping, even a negative one, which adds energy.
///
/// `Spring` refuses negative damping, which no spring has. This is the solution of the equation of
/// motion, so that a scene can show the mistake.
struct DampedOscillation: Sendable {
  /// The initial displacement, measured from rest.
  let displacement: Double

  /// The decay rate λ = c/2m per second; negative where the motion grows.
  let decay: Double

  /// The angular frequency ω = √(k/m − λ²) in radians per second.
  let frequency: Double

  /// Creates a motion that starts at a displacement, without velocity.
  ///
  /// - Precondition: `damping² < 4·mass·stiffness`, so that it oscillates.
  init(displacement: Double, mass: Double, stiffness: Double, damping: Double) {
    precondition(damping * damping < 4 * mass * stiffness, "the motion must oscillate")
    self.displacement = displacement
    decay = damping / (2 * mass)
    frequency = (stiffness / mass - decay * decay).squareRoot()
  }

  /// Returns the displacement and its velocity at a time.
  ///
  /// With x₀ for the initial displacement, x = e^(−λt)·x₀·(cos ωt + λ/ω·sin ωt), and its derivative
  /// is −e^(−λt)·x₀·(λ²/ω + ω)·sin ωt.
  func state(at time: Double) -> KinematicState<Double> {
    let envelope = displacement * Elementary.exp(-decay * time)
    let (sine, cosine) = Elementary.sineAndCosine(frequency * time)
    return KinematicState(
      value: envelope * (cosine + decay / frequency * sine),
      velocity: -envelope * (decay * decay / frequency + frequency) * sine)
  }
}
