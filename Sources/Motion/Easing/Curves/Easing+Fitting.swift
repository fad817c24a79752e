// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Creates a piecewise linear easing that follows a curve.
  ///
  /// The result is data: it can be compared, stored and read back, and from there on every sample
  /// and every answer about it is exact.
  /// ```swift
  /// let hop = Easing(within: 1e-4) { $0 + 0.1 * Elementary.sin(2 * .pi * $0) }
  /// hop.value(at: 0.25)  // 0.3500
  /// ```
  /// The curve is sampled when the easing is made: at 65 even steps, and where it bends in smaller
  /// ones, down to 2⁻¹⁶, which is the width of a jump. What happens between two samples is not seen,
  /// nor what smaller steps at a vertical tangent would follow.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance from a curve without jumps and vertical tangents.
  ///   - curve: The output at a progress from 0 to 1. It is clamped to ±2⁷⁰.
  /// - Complexity: For a smooth curve the number of stops grows as the inverse of the square root of
  ///   the tolerance: with 10⁻⁴ it is about 50 for a bend of an ordinary easing. At most 8192 stops
  ///   are made; then the rest of the curve is followed in wider steps.
  /// - Precondition: The tolerance is positive and finite, and all outputs are finite.
  public init(within tolerance: Double = 1e-4, _ curve: (Double) -> Double) {
    require("tolerance", tolerance, .positive)
    let steps = 1 << 16
    func output(_ step: Int) -> Double {
      let output = curve(Double(step) / Double(steps))
      require("the output of the curve", output, .finite)
      return output
    }
    func isStraight(_ a: (Int, Double), _ b: (Int, Double)) -> Bool {
      for part in 1..<4 {
        let step = a.0 + (b.0 - a.0) * part / 4
        let share = Double(step - a.0) / Double(b.0 - a.0)
        let chord = a.1 + (b.1 - a.1) * share
        if (output(step) - chord).magnitude > tolerance * 0.75 { return false }
      }
      return true
    }
    var stops = [Stop(output(0), at: 0)]
    var last = (0, stops[0].output)
    for start in stride(from: 0, to: steps, by: steps / 16) {
      var pending = [(start + steps / 16, output(start + steps / 16))]
      while let next = pending.last {
        if next.0 - last.0 <= 1 || stops.count + pending.count >= 8192 || isStraight(last, next) {
          stops.append(Stop(next.1, at: Double(next.0) / Double(steps)))
          last = next
          pending.removeLast()
        } else {
          let middle = last.0 + (next.0 - last.0) / 2
          pending.append((middle, output(middle)))
        }
      }
    }
    self = .stops(stops)
  }

  /// Returns a start that first moves backwards, the more the greater a number is.
  ///
  /// It is t² ((s + 1) t − s), Penner's `back` with a number of one's own: 1.70158 moves backwards by
  /// a tenth of the travel, 0 not at all, as a cubic ease-in. For both ends use
  /// ``mirrored()``, with a number that Penner multiplies by 1.525.
  ///
  /// - Parameter overshoot: The number s, not negative.
  /// - Returns: The easing, as a cubic Bézier curve.
  /// - Precondition: The number is finite and not negative.
  public static func easeInBack(overshoot: Double) -> Easing {
    require("overshoot", overshoot, .notNegative)
    return .bezier(1.0 / 3, 0, 2.0 / 3, -overshoot / 3)
  }

  /// Returns an end that overshoots, the more the greater a number is.
  ///
  /// It is ``easeInBack(overshoot:)``, reversed.
  ///
  /// - Parameter overshoot: The number s, not negative; 1.70158 overshoots by a tenth of the travel.
  /// - Returns: The easing, as a cubic Bézier curve.
  /// - Precondition: The number is finite and not negative.
  public static func easeOutBack(overshoot: Double) -> Easing {
    require("overshoot", overshoot, .notNegative)
    return .bezier(1.0 / 3, 1 + overshoot / 3, 2.0 / 3, 1)
  }

  /// Returns a start that swings about 0, more and more.
  ///
  /// It is ``easeOutElastic(amplitude:period:within:)``, reversed.
  ///
  /// - Parameters:
  ///   - amplitude: The amplitude of Penner's formula, from 1 to 10.
  ///   - period: The length of a swing as a share of the progress, from 0.1 to 10.
  ///   - tolerance: The greatest distance from the formula.
  /// - Returns: The easing, as stops.
  /// - Precondition: The numbers lie in their ranges, and the tolerance is positive and finite.
  public static func easeInElastic(
    amplitude: Double, period: Double, within tolerance: Double = 1e-4
  ) -> Easing {
    easeOutElastic(amplitude: amplitude, period: period, within: tolerance).reversed()
  }

  /// Returns an end that swings about 1, less and less.
  ///
  /// It is 1 + a 2⁻¹⁰ᵗ sin(2π t / p − arcsin(1 / a)), Penner's `elastic` with the two numbers that
  /// GSAP and anime.js take, followed by stops as ``init(within:_:)`` does. ``easeOutElastic`` is
  /// that of amplitude 1 and period 0.3, by its formula. At 1 it jumps to 1, by less than a
  /// thousandth of the amplitude.
  ///
  /// - Parameters:
  ///   - amplitude: The amplitude of the swings at the start, from 1 to 10.
  ///   - period: The length of a swing as a share of the progress, from 0.1 to 10.
  ///   - tolerance: The greatest distance from the formula.
  /// - Returns: The easing, as stops.
  /// - Precondition: The numbers lie in their ranges, and the tolerance is positive and finite.
  public static func easeOutElastic(
    amplitude: Double, period: Double, within tolerance: Double = 1e-4
  ) -> Easing {
    require("amplitude", amplitude, .range(1...10))
    require("period", period, .range(0.1...10))
    let phase = Elementary.asin(1 / amplitude)
    return Easing(within: tolerance) { t in
      if t <= 0 { return 0 }
      if t >= 1 { return 1 }
      return 1 + amplitude * Elementary.exp2(-10 * t)
        * Elementary.sin(6.283185307179586 / period * t - phase)
    }
  }
}
