// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The input of the kernel: the active waves of a field at one time, in single precision.
///
/// With d the distance from the origin, the angle of a wave is h₀ − s·d half turns, where h₀ is
/// reduced to one turn in `Double`: at any age, only the distance adds an error. Its envelope is
/// 2^((d − front)·rate), relative to the front, where it is 1.
struct RippleWaves {
  /// Half turns per point, s = f/πv.
  let slope: Float

  /// The growth of the envelope per point in powers of two.
  ///
  /// It is δ/(v·ln 2).
  let rate: Float

  /// The coefficients of sin πt over t, multiplied by the amplitude.
  let sine: (Float, Float, Float, Float)

  /// The attenuation near the origin.
  let nearField: Ripple.NearField

  /// The number of waves.
  private(set) var count = 0

  /// The origins of the waves.
  private(set) var originX = SIMD8<Float>.zero
  private(set) var originY = SIMD8<Float>.zero

  /// The distance that each wave has reached.
  private(set) var front = SIMD8<Float>.zero

  /// The distances between which points are displaced.
  private(set) var nearest = SIMD8<Float>.zero
  private(set) var farthest = SIMD8<Float>.zero

  /// The angles at the origin, in half turns.
  private(set) var angle = SIMD8<Float>.zero

  /// The maximum magnitude of intermediate values.
  private static var limit: Double { 1e30 }

  /// Creates the waves of a field at a time, with a sign for the direction of displacements.
  init(_ field: RippleField, at time: Double, sign: Double) {
    let ripple = field.ripple
    let perPoint = ripple.speed > 0 ? 1 / ripple.speed : .infinity
    let slope = ripple.frequency * (perPoint / Double.pi)
    let rate = ripple.decay * (perPoint * 0x1.71547652b82fep+0)  // 1/ln 2
    self.slope = Float(slope)
    self.rate = Float(rate)
    // Eight waves of this size stay finite.
    let amplitude = Swift.max(-1e37, Swift.min(1e37, ripple.amplitude * sign))
    // The minimax odd polynomial of degree 7 for sin πt within ±½, with an error of 6e-7.
    sine = (
      Float(amplitude * 3.14158202), Float(amplitude * -5.1671428),
      Float(amplitude * 2.54189903), Float(amplitude * -0.5546362)
    )
    nearField = ripple.nearField
    guard slope.magnitude <= RippleWaves.limit, rate <= RippleWaves.limit else { return }
    // Beyond 2²¹ half turns a `Float` cannot resolve the angle.
    let resolved = Swift.min(0x1p+21 / slope.magnitude, RippleWaves.limit)
    let fading = ripple.lifetime * ripple.speed
    for index in field.indices(at: time) {
      let wave = field.shockwaves[index]
      guard !field.isSkipped(wave, at: time) else { continue }
      let age = time - wave.time
      let halfTurns = (ripple.frequency * age + ripple.phase) / Double.pi
      let front = ripple.speed * age
      guard halfTurns - halfTurns == 0, front < .infinity,
        wave.origin.x.magnitude <= RippleWaves.limit, wave.origin.y.magnitude <= RippleWaves.limit
      else { continue }
      let farthest = Swift.min(front, resolved)
      let nearest = Swift.max(front - fading, nearField == .none ? -1 : 1)
      guard nearest <= farthest else { continue }
      originX[count] = Float(wave.origin.x)
      originY[count] = Float(wave.origin.y)
      self.front[count] = Float(Swift.min(front, RippleWaves.limit))
      self.nearest[count] = Float(nearest)
      self.farthest[count] = Float(farthest)
      angle[count] = Float(halfTurns - 2 * Elementary.floor(0.5 * halfTurns + 0.5))
      count += 1
    }
  }
}
