// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Returns the integral of the value over progress, from 0 to a progress.
  ///
  /// It has a closed form for every kind except `nested(in:)`, which needs quadrature.
  ///
  /// ```swift
  /// Easing.easeInOut.nested(in: .circularEaseInOut).integral(to: 1)  // 0.5000
  /// ```
  /// - Accuracy: About 4 ulp of the range; 10⁻¹² of it for nested easings, and 2·10⁻⁶ if more than
  ///   4096 steps of a nested staircase are passed between two turns, or 8192 in all. It is the
  ///   area below the samples. They depart from the formula where the outer easing jumps or is
  ///   vertical at an output at which the inner one is level: `expo.inOut` in `quint.out` is 1 from
  ///   0.9994 on, where the outputs of the inner easing are rounded to 1, and its integral is that
  ///   much greater (3·10⁻⁷).
  /// - Edge cases: Progress is clamped to [0, 1]; NaN is treated as 0.
  /// - Complexity: Constant; linear in the number of stops. For nested easings up to 2048
  ///   quadratures, of ten samples each, for each piece between two joints (turns, jumps and bends);
  ///   a smooth piece needs about 20, one with a vertical end about 100.
  /// - Returns: The integral.
  public func integral(to progress: Double) -> Double { EasingIntegral(self).value(to: progress) }
}

extension Easing {
  /// Returns the integral from 0 to a progress in [0, 1] of an easing with a closed form.
  func closedIntegral(to progress: Double) -> Double {
    let p = progress
    switch kind {
    case .linear: return p * p / 2
    case .bezier: return curve.integral(to: p)
    case .penner(let family, let mode):
      let curve = PennerCurve(family: family, isWide: mode == .inOut)
      switch mode {
      case .in: return curve.integral(p)
      case .out: return p - (curve.integral(1) - curve.integral(1 - p))
      case .inOut:
        // In the second half the areas of the two halves cancel, except for the remainder.
        return p < 0.5
          ? curve.integral(2 * p) / 4 : (p - 0.5) + curve.integral(2 - 2 * p) / 4
      }
    case .steps(let count, let position): return position.integral(of: count, to: p)
    case .stops(let list): return list.integral(to: p)
    case .reversed(let base):
      return p - (base.closedIntegral(to: 1) - base.closedIntegral(to: 1 - p))
    case .mirrored(let base):
      return p < 0.5
        ? base.closedIntegral(to: 2 * p) / 4 : (p - 0.5) + base.closedIntegral(to: 2 - 2 * p) / 4
    case .nested: return EasingIntegral(self).value(to: p)
    case .inverse(let base):
      // Young's identity: the areas beside and below the curve fill a rectangle.
      let t = sample(at: p, before: false).value
      return p * t - base.closedIntegral(to: t)
    }
  }
}

extension Easing.StepPosition {
  /// Returns the integral of a staircase from 0 to a progress in [0, 1].
  func integral(of count: Int, to progress: Double) -> Double {
    let steps = Double(count)
    let complete = Elementary.floor(progress * steps)
    let first = self == .jumpStart || self == .jumpBoth ? 1.0 : 0.0
    let jumps = jumpCount(of: count)
    // The complete steps have the heights (first + 0 … first + complete − 1) / jumps.
    let area = (complete * (complete - 1) / 2 + first * complete) / (steps * jumps)
    let rest = progress - complete / steps
    return area + rest * (first + complete) / jumps
  }
}
