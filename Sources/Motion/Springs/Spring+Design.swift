// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Spring {
  /// Creates a spring from SwiftUI's idea of how long it takes to settle.
  ///
  /// SwiftUI solves `epsilon = (ζ / √(1 − ζ²)) e^(−ζ ω₀ T)` for the frequency ω₀,
  /// or `epsilon = (1 + ω₀ T) e^(−ω₀ T)` for critical damping; this takes the
  /// closed solution of the first and solves the second to the last bits.
  /// `Spring(settlingTime:dampingRatio:within:)` settles when it says.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, held to 0.01…10 as in SwiftUI.
  ///   - dampingRatio: Held to 2⁻⁵²…1 as in SwiftUI.
  ///   - epsilon: Positive and less than 1.
  /// - Edge cases: Where ζ is so small that SwiftUI's equation has no positive
  ///   solution, the envelope `epsilon = e^(−ζ ω₀ T)` decides instead.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    ParameterFlaw.trap(
      if: Spring.flaw(
        settlingDuration: settlingDuration, dampingRatio: dampingRatio, epsilon: epsilon))
    let duration = Swift.min(10, Swift.max(0.01, settlingDuration))
    let ratio = Swift.min(1, Swift.max(Double.ulpOfOne, dampingRatio))
    let constants: Double
    if ratio < 1 {
      let amplitude = ratio / ((1 - ratio) * (1 + ratio)).squareRoot()
      constants = Elementary.log((amplitude > epsilon ? amplitude : 1) / epsilon) / ratio
    } else {
      // (1 + y) e^(−y) falls from 1 at y = 0 to less than any epsilon.
      let limit = 10 - 2 * Elementary.log(epsilon)
      constants = Roots.bracketed(in: 0...limit) { (1 + $0) * Elementary.exp(-$0) - epsilon }
    }
    self.init(response: 2 * Double.pi * duration / constants, dampingRatio: ratio)
  }

  /// Creates a spring that has settled at exactly a given time.
  ///
  /// ```swift
  /// let spring = Spring(settlingTime: 0.8, dampingRatio: 0.7)
  /// spring.settlingTime(from: 1.0, within: 0.001)  // 0.8
  /// ```
  /// - Parameters:
  ///   - settlingTime: The seconds after which a motion from rest stays within the
  ///     tolerance, not negative.
  ///   - dampingRatio: Positive and finite.
  ///   - tolerance: The distance as a fraction of the travel, between 0 and 1.
  /// - Edge cases: If a swing reaches the tolerance to the last bits and no
  ///   farther, the spring may have settled one swing earlier, but never later.
  public init(settlingTime: Double, dampingRatio: Double, within tolerance: Double = 0.001) {
    ParameterFlaw.trap(
      if: Spring.flaw(
        settlingTime: settlingTime, dampingRatio: dampingRatio, tolerance: tolerance))
    self.init(
      response: Spring.response(
        settlingTime: settlingTime, dampingRatio: dampingRatio, within: tolerance),
      dampingRatio: dampingRatio)
  }

  /// The response with which a spring has settled at a given time.
  static func response(
    settlingTime: Double, dampingRatio: Double, within tolerance: Double
  ) -> Double {
    // Time scales with the response, so one spring answers for all.
    let unit = Spring(response: 1, dampingRatio: dampingRatio)
    let settled = unit.settlingTime(from: 1.0, within: tolerance)
    // A swing that just about touches the tolerance may, after rounding, be the
    // last one or not. Take the later answer, and never be late.
    let cautious = unit.settlingTime(from: 1.0, within: tolerance * (1 - 0x1p-40))
    return settlingTime / (cautious > settled * (1 + 0x1p-30) ? cautious : settled)
  }

  /// Creates a spring that overshoots by a given amount and has settled at a given time.
  ///
  /// ```swift
  /// let spring = Spring(peakOvershoot: 0.1, settlingTime: 0.6)
  /// SpringTrajectory(from: 0.0, to: 1, spring: spring).overshoot  // 0.1
  /// ```
  /// - Parameters:
  ///   - peakOvershoot: How far the first swing goes past the target, as a fraction
  ///     of the travel: 0 for critical damping, and less than 1.
  ///   - settlingTime: The seconds after which a motion from rest stays within the
  ///     tolerance, not negative.
  ///   - tolerance: The distance as a fraction of the travel, between 0 and 1.
  public init(peakOvershoot: Double, settlingTime: Double, within tolerance: Double = 0.001) {
    ParameterFlaw.trap(if: Spring.flaw(peakOvershoot: peakOvershoot))
    self.init(
      settlingTime: settlingTime,
      dampingRatio: Spring.dampingRatio(peakOvershoot: peakOvershoot), within: tolerance)
  }

  /// The damping ratio whose first swing goes a fraction of the travel past the target.
  static func dampingRatio(peakOvershoot: Double) -> Double {
    guard peakOvershoot > 0 else { return 1 }
    // The first peak is e^(−π ζ / √(1 − ζ²)) past the target.
    let logarithm = -Elementary.log(peakOvershoot)
    return logarithm / Elementary.hypot(Double.pi, logarithm)
  }
}
