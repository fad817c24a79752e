// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The response of a spring, after some time, to a target that moves along a cubic.
///
/// Let `R_j(s)` be the position of a spring that starts at rest at 0 and whose target is `s^j`.
/// Then `R_j′ = j R_{j−1}`, and with the equation of the spring, `R″ + 2λ R′ + ω² R = ω² s^j`,
///
///     R_j = s^j − (2λ j / ω²) R_{j−1} − (j (j − 1) / ω²) R_{j−2}.
///
/// Stored are the ratios `R_j / s^j`, which lie between 0 and 2. The formula cancels at short times
/// and under strong damping; there a power series or a product of two first-order systems replaces
/// it.
///
/// - Accuracy: About 50 ulp of the target's power and of the spring's start, at any damping.
@frozen
@usableFromInline
struct CubicResponse {
  /// The free motion of the spring, without its target.
  @usableFromInline let step: Spring.Step

  /// `R_j / s^j` for j = 0, 1, 2, 3.
  @usableFromInline var shares: SIMD4<Double>

  /// Computes the response.
  ///
  /// - Parameters:
  ///   - spring: A spring that is not infinitely damped.
  ///   - time: Seconds, positive.
  @usableFromInline
  init(_ spring: Spring, time: Double) {
    step = Spring.Step(spring, deltaTime: time)
    shares = SIMD4(repeating: 1)
    guard spring.regime != .instant else { return }
    let phase = spring.squaredFrequency.squareRoot() * time
    if spring.regime == .overdamped && spring.frequency > 0.5 * spring.decayRate {
      // ω² / ((D + f) (D + r)) in partial fractions, where f − r is far from 0.
      let rate = spring.decayRate + spring.frequency
      // At longer times both shares are what they are then.
      let time = Swift.min(time, 0x1p1000 / rate)
      let (slow, fast) = (spring.slowRate * time, rate * time)
      shares = (Self.lags(slow) - Self.lags(fast)) * (slow * (rate / (2 * spring.frequency)))
    } else if phase < 1 {
      shares = CubicResponse.series(phase * phase, 2 * spring.decayRate * time)
    } else {
      let (damping, mass) = (2 * spring.decayRate / phase / phase * time, 1 / phase / phase)
      shares[0] = 1 - step.xx
      shares[1] = 1 - damping * shares[0] - step.xv / time
      shares[2] = 1 - 2 * (damping * shares[1] + mass * shares[0])
      shares[3] = 1 - 3 * (damping * shares[2] + 2 * (mass * shares[1]))
    }
  }

  /// The integrals of e^(−z(1 − u)) u^j from 0 to 1, for j = 0, 1, 2, 3.
  private static func lags(_ z: Double) -> SIMD4<Double> {
    var lags = SIMD4<Double>.zero
    guard z < 1 else {
      guard z < .infinity else { return lags }
      lags[0] = (1 - Elementary.exp(-z)) / z
      for index in 1...3 { lags[index] = (1 - Double(index) * lags[index - 1]) / z }
      return lags
    }
    // 3! Σ (−z)^k / (k + 4)!, and downward, where nothing cancels.
    var (term, divisor) = (0.25, 5.0)
    while term.magnitude > 0x1p-57 {
      lags[3] += term
      term *= -z / divisor
      divisor += 1
    }
    for index in [3, 2, 1] { lags[index - 1] = (1 - z * lags[index]) / Double(index) }
    return lags
  }

  /// The power series, with q = (ωs)² and p = 2λs.
  ///
  /// With `R₃ = s³ Σ cₙ`, the equation gives (n + 2)(n + 1) cₙ₊₂ = −p (n + 1) cₙ₊₁ − q cₙ from
  /// c₅ = q / 20 onwards. Its derivatives give the other responses.
  private static func series(_ q: Double, _ p: Double) -> SIMD4<Double> {
    var sums = SIMD4<Double>.zero
    var (before, term, n) = (0.0, q / 20, 5.0)
    repeat {
      let derivative = n * term
      let second = (n - 1) * derivative
      sums += SIMD4((n - 2) * second, second, derivative, term)
      (before, term) = (term, -(p * derivative + q * before) * (1 / ((n + 1) * n)))
      n += 1
    } while before.magnitude + term.magnitude > 0x1p-68 * q && n < 64
    return sums * SIMD4(1.0 / 6, 1.0 / 6, 1.0 / 3, 1)
  }
}
