// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The integral of an easing over progress, prepared for repeated evaluation.
///
/// All easings but nested ones have closed forms. A nested one is divided at its joints, and then
/// into intervals in which a quadrature is exact to the last bits; the integrals up to their ends
/// are stored.
///
/// Between joints the easing is monotone and smooth, but it may be vertical at one of them, or so
/// steep that it resembles a jump. The quadrature therefore looks at the ends of an interval, where
/// a change would otherwise hide, and intervals are divided all at once, round by round, until
/// no division changes an integral: those beside a vertical end shrink geometrically.
struct EasingIntegral: Hashable, Sendable {
  let easing: Easing

  /// The cuts in ascending order, and the integrals up to them; empty for a closed form.
  private var cuts: [Double] = []
  private var sums: [Double] = []

  /// Prepares the integral of an easing.
  ///
  /// - Complexity: Constant for closed forms; up to 2048 quadratures for each piece between joints
  ///   of nested easings, of which a smooth piece needs about 20.
  init(_ easing: Easing) {
    self.easing = easing
    guard easing.needsQuadrature else { return }
    cuts.append(0)
    sums.append(0)
    for interval in intervals() {
      sums.append(sums[sums.count - 1] + interval.area)
      cuts.append(interval.end)
    }
  }

  /// Evaluates the integral from 0 to a progress, which is clamped to [0, 1].
  ///
  /// - Complexity: O(log *n*) for *n* intervals; constant for closed forms, linear in the number of
  ///   stops.
  func value(to progress: Double) -> Double {
    let progress = progress > 0 ? (progress < 1 ? progress : 1) : 0
    guard !cuts.isEmpty else { return easing.closedIntegral(to: progress) }
    let index = cuts.partitioningIndex { $0 > progress } - 1
    let (cut, sum) = (cuts[index], sums[index])
    return progress > cut ? sum + area(from: cut, to: progress) : sum
  }

  /// A part of [0, 1] with its integral, which is final if a division would not change it.
  private struct Interval {
    let begin, end, area: Double
    var isFinal = false
  }

  /// Divides the pieces between joints until the integrals are final.
  private func intervals() -> [Interval] {
    let ends = easing.joints + [1]
    let pieces = Array(zip([0] + ends, ends))
    let range = pieces.reduce(0) {
      let (begin, end) = (value(at: $1.0.nextUp).magnitude, value(at: $1.1.nextDown).magnitude)
      return Swift.max($0, Swift.max(begin, end))
    }
    return pieces.flatMap { begin, end in
      let piece = Interval(begin: begin, end: end, area: area(from: begin, to: end))
      return parts(of: piece) { 1e-14 * range * (1 / Double(pieces.count) + $0) }
    }
  }

  /// Divides a piece, round by round, until the integrals are final or there are many.
  ///
  /// - Parameters:
  ///   - piece: An interval between two joints.
  ///   - limit: The greatest change of an integral that may be ignored, for the width of its
  ///     interval.
  /// - Returns: The parts in ascending order, at most 1023.
  private func parts(of piece: Interval, limit: (Double) -> Double) -> [Interval] {
    var list = [piece]
    while list.count < 512, list.contains(where: { !$0.isFinal }) {
      list = list.flatMap { interval -> [Interval] in
        if interval.isFinal { return [interval] }
        let (begin, end) = (interval.begin, interval.end)
        // Halves would hide the errors on both sides of the center of a symmetric curve.
        let middle = begin + 0.4375 * (end - begin)
        let (first, second) = (area(from: begin, to: middle), area(from: middle, to: end))
        let change = first + second - interval.area
        if change.magnitude <= limit(end - begin) || end - begin < 0x1p-46 {
          return [Interval(begin: begin, end: end, area: first + second, isFinal: true)]
        }
        return [
          Interval(begin: begin, end: middle, area: first),
          Interval(begin: middle, end: end, area: second),
        ]
      }
    }
    return list
  }

  /// Ten-point Gauss–Lobatto quadrature, whose outer nodes are inset by more than the error of a
  /// joint.
  private func area(from a: Double, to b: Double) -> Double {
    let half = (b - a) / 2
    let middle = a + half
    func pair(_ node: Double) -> Double { value(at: middle - node) + value(at: middle + node) }
    // Abramowitz & Stegun, table 25.6, n = 10.
    return half
      * (0.327_539_761_183_897_46 * pair(0.165_278_957_666_387_02 * half)
        + 0.292_042_683_679_683_76 * pair(0.477_924_949_810_444_5 * half)
        + 0.224_889_342_063_126_45 * pair(0.738_773_865_105_505 * half)
        + 0.133_305_990_851_070_11 * pair(0.919_533_908_166_458_8 * half)
        + 0.022_222_222_222_222_223 * pair(half - (half * 0x1p-44 + 0x1p-52)))
  }

  private func value(at progress: Double) -> Double {
    easing.sample(at: progress, before: false).value
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
