// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The integral of an easing over progress, prepared for repeated evaluation.
///
/// All easings but nested ones have closed forms. Nested ones are divided into intervals in which
/// five-point Gauss–Legendre quadrature is exact to the last bits, and the integrals up to the cuts
/// are stored.
struct EasingIntegral: Hashable, Sendable {
  let easing: Easing

  /// The cuts in ascending order, and the integrals up to them; empty for a closed form.
  private var cuts: [Double] = []
  private var sums: [Double] = []

  /// The number of intervals that may still be halved.
  private var budget = 1024

  /// Prepares the integral of an easing.
  ///
  /// - Complexity: Constant for closed forms; up to 1024 quadratures for nested easings.
  init(_ easing: Easing) {
    self.easing = easing
    guard easing.needsQuadrature else { return }
    cuts.append(0)
    sums.append(0)
    var left = 0.0
    for right in easing.turningPoints + [1] where right > left {
      refine(left, right, whole: gauss(left, right), depth: 0)
      left = right
    }
  }

  /// Evaluates the integral from 0 to a progress, which is clamped to [0, 1].
  ///
  /// - Complexity: O(log *n*) for *n* intervals; constant for closed forms, linear in the number of
  ///   stops.
  func value(to progress: Double) -> Double {
    let progress = progress > 0 ? (progress < 1 ? progress : 1) : 0
    guard !cuts.isEmpty else { return easing.closedIntegral(to: progress) }
    var (low, high) = (0, cuts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if cuts[middle] <= progress { low = middle } else { high = middle }
    }
    return progress > cuts[low] ? sums[low] + gauss(cuts[low], progress) : sums[low]
  }

  /// Halves an interval while that changes its integral and the budget allows.
  private mutating func refine(_ a: Double, _ b: Double, whole: Double, depth: Int) {
    budget -= 1
    let middle = a + (b - a) / 2
    let (left, right) = (gauss(a, middle), gauss(middle, b))
    let change = left + right - whole
    let limit = 1e-15 * ((left + right).magnitude + (b - a))
    guard depth < 44 && budget > 0 && change.magnitude > limit else {
      keep(middle, left)
      keep(b, right)
      return
    }
    refine(a, middle, whole: left, depth: depth + 1)
    refine(middle, b, whole: right, depth: depth + 1)
  }

  private mutating func keep(_ cut: Double, _ integral: Double) {
    sums.append(sums[sums.count - 1] + integral)
    cuts.append(cut)
  }

  /// Five-point Gauss–Legendre quadrature.
  private func gauss(_ a: Double, _ b: Double) -> Double {
    let half = (b - a) / 2
    let middle = a + half
    func value(_ progress: Double) -> Double {
      easing.sample(at: progress, before: false).value
    }
    func pair(_ node: Double) -> Double {
      value(middle - half * node) + value(middle + half * node)
    }
    // Abramowitz & Stegun, table 25.4, n = 5.
    return half
      * (0.568_888_888_888_888_9 * value(middle)
        + 0.478_628_670_499_366_47 * pair(0.538_469_310_105_683_1)
        + 0.236_926_885_056_189_08 * pair(0.906_179_845_938_664))
  }
}

extension Easing {
  /// Whether a nested easing is contained.
  fileprivate var needsQuadrature: Bool {
    switch kind {
    case .linear, .bezier, .penner, .steps, .stops, .inverse: false
    case .reversed(let base), .mirrored(let base): base.needsQuadrature
    case .nested: true
    }
  }
}
