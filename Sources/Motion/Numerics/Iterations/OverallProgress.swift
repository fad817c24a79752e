// Copyright 2026 the Motion authors
// SPDX-License-Identifier: MIT

/// The overall progress of a timing: an iteration and the fraction of it that is over.
@frozen
@usableFromInline
struct OverallProgress: Hashable, Sendable {
  /// The number of the iteration from 0, an integer or infinity.
  @usableFromInline let iteration: Double

  /// The fraction of the iteration that is over: below 1, except at the end of the last iteration.
  @usableFromInline let fraction: Double

  @inlinable
  @inline(__always)
  init(iteration: Double, fraction: Double) {
    self.iteration = iteration
    self.fraction = fraction
  }

  /// Creates the position at a number of iterations from 0.
  init(_ iterations: Double) {
    iteration = Elementary.floor(iterations)
    fraction = iterations - iteration
  }

  /// Creates the position after all iterations, which is the end of the last one and not the
  /// beginning of the next.
  init(after iterations: Double, from iterationStart: Double) {
    let first = OverallProgress(iterationStart)
    guard iterations < .infinity else {
      self.init(iteration: .infinity, fraction: first.fraction == 0 ? 1 : first.fraction)
      return
    }
    let count = OverallProgress(iterations)
    let sum = first.advanced(by: count.iteration, count.fraction)
    let isBoundary = sum.fraction == 0 && iterations != 0
    self.init(
      iteration: isBoundary ? sum.iteration - 1 : sum.iteration,
      fraction: isBoundary ? 1 : sum.fraction)
  }

  /// Returns the position some iterations and a fraction later.
  @inlinable
  func advanced(by whole: Double, _ fraction: Double) -> OverallProgress {
    let sum = self.fraction + fraction
    guard sum >= 1 else {
      return OverallProgress(iteration: iteration + whole, fraction: sum)
    }
    // Subtracting 1 from the larger fraction first is exact.
    let (larger, smaller) =
      self.fraction > fraction ? (self.fraction, fraction) : (fraction, self.fraction)
    return OverallProgress(
      iteration: iteration + whole + 1, fraction: Swift.max(0, (larger - 1) + smaller))
  }

  /// Returns the fraction in the direction of the iteration.
  func directedFraction(runsBack: Bool) -> Double { runsBack ? 1 - fraction : fraction }

  /// Whether the number of the iteration is odd; infinity is even.
  @inlinable
  @inline(__always)
  var isOdd: Bool { OverallProgress.isOdd(iteration) }

  /// Whether a whole number that is not negative is odd; infinity is even.
  @inlinable
  @inline(__always)
  static func isOdd(_ whole: Double) -> Bool {
    // From 2⁵² onwards the last bit is that of the units, and above 2⁵³ every number is even.
    let shifted = whole < 0x1p52 ? whole + 0x1p52 : whole
    return shifted < 0x1p53 && shifted.bitPattern & 1 == 1
  }
}
