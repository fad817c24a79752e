// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

extension Easing {
  /// Gives the integral of the value over progress, from 0 to a progress.
  ///
  /// It is a closed form for every kind; only `nested(in:)` needs quadrature.
  ///
  /// - Accuracy: About 4 ulp of the range; 10⁻¹² of it for nested easings, and
  ///   10⁻⁶ for nested staircases of more than 1000 steps.
  /// - Edge cases: Progress is held to [0, 1]; NaN reads as 0.
  /// - Complexity: Constant; linear in the number of stops.
  public func integral(to progress: Double) -> Double {
    kind.integral(to: progress > 0 ? (progress < 1 ? progress : 1) : 0)
  }
}

extension Easing.Kind {
  /// The integral from 0 to a progress in [0, 1].
  func integral(to progress: Double) -> Double {
    let p = progress
    switch self {
    case .linear: return p * p / 2
    case .bezier(let curve): return curve.integral(to: p)
    case .penner(let family, let mode):
      let curve = PennerCurve(family: family, isWide: mode == .inOut)
      switch mode {
      case .in: return curve.integral(p)
      case .out: return p - (curve.integral(1) - curve.integral(1 - p))
      case .inOut:
        // Over the second half the areas of the two halves cancel but for the rest.
        return p < 0.5
          ? curve.integral(2 * p) / 4 : (p - 0.5) + curve.integral(2 - 2 * p) / 4
      }
    case .steps(let count, let position): return position.integral(of: count, to: p)
    case .stops(let list): return list.integral(to: p)
    case .reversed(let base): return p - (base.integral(to: 1) - base.integral(to: 1 - p))
    case .mirrored(let base):
      return p < 0.5
        ? base.integral(to: 2 * p) / 4 : (p - 0.5) + base.integral(to: 2 - 2 * p) / 4
    case .nested: return quadrature(to: p)
    case .inverse(let base):
      // Young's identity: the areas beside and below the curve fill a rectangle.
      let t = sample(at: p, before: false).value
      return p * t - base.integral(to: t)
    }
  }

  /// The integral by Gauss–Legendre pieces, halved until two estimates agree.
  private func quadrature(to end: Double) -> Double {
    var sum = 0.0
    var left = 0.0
    var budget = 20_000
    for point in turningPoints + [end] where point > left {
      let right = point < end ? point : end
      sum += refined(left, right, whole: gauss(left, right), depth: 0, &budget)
      left = right
    }
    return sum
  }

  /// Halves a piece while that changes its integral and the budget of pieces lasts.
  private func refined(
    _ a: Double, _ b: Double, whole: Double, depth: Int, _ budget: inout Int
  ) -> Double {
    budget -= 1
    let middle = a + (b - a) / 2
    let (left, right) = (gauss(a, middle), gauss(middle, b))
    let change = left + right - whole
    let magnitude = left + right < 0 ? -(left + right) : left + right
    let limit = 1e-15 * (magnitude + (b - a))
    if depth >= 44 || budget <= 0 || change <= limit && -change <= limit { return left + right }
    return refined(a, middle, whole: left, depth: depth + 1, &budget)
      + refined(middle, b, whole: right, depth: depth + 1, &budget)
  }

  /// Five-point Gauss–Legendre quadrature.
  private func gauss(_ a: Double, _ b: Double) -> Double {
    let half = (b - a) / 2
    let middle = a + half
    func pair(_ node: Double) -> Double {
      sample(at: middle - half * node, before: false).value
        + sample(at: middle + half * node, before: false).value
    }
    // Abramowitz & Stegun, table 25.4, n = 5.
    return half
      * (0.568_888_888_888_888_9 * sample(at: middle, before: false).value
        + 0.478_628_670_499_366_47 * pair(0.538_469_310_105_683_1)
        + 0.236_926_885_056_189_08 * pair(0.906_179_845_938_664))
  }
}

extension Easing.StepPosition {
  /// The integral of a staircase from 0 to a progress in [0, 1].
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
